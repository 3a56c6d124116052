"""What reads the tables of the chapter, each a file."""

from dzcli.systems.dz import chapter
from dzcli.systems.dz.turn import tables as turn

READERS = (
    *(chapter.combat, chapter.tests, chapter.body, chapter.care, chapter.surprise),
    *(turn.turn, turn.durations, turn.control),
)
