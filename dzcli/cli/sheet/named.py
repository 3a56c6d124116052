"""Systems as people name them."""

from dzcli import systems
from dzcli.fault import UsageFault
from dzcli.names import hint, pick


def system_of(name: str | None) -> str:
    """The system that a name means; the one that sheets are of by default without a name.

    Raises `UsageFault` for a name that is none.
    """
    found = systems.DEFAULT if name is None else pick(name, systems.NAMES)
    if found is None:
        raise UsageFault("unknown_system", UNKNOWN, name=name, hint=hint(str(name), systems.NAMES))
    return found


UNKNOWN = 'No system is called "{name}"; {hint}'
