"""What the tests of dice share lies beside them, whichever way they are started."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
