"""Why the system, or the library that checks data, refuses: in words that the catalogues know.

Loaded only where something was refused.
"""

import errno
import re

from dzcli.message import Message, message
from dzcli.sheets.contents import Unreadable


def of_system(error: Exception) -> Message:
    """Why a file cannot be read or written."""
    if isinstance(error, Unreadable):
        return error.reason
    if not isinstance(error, OSError):
        return message(NO_NAME)
    known = SYSTEM.get(errno.errorcode.get(error.errno or 0, ""))
    return message(known) if known else message(OTHER_ERROR, number=error.errno or 0)


def of_json(error: Exception) -> Message:
    """Why a text is no JSON."""
    text = str(error)
    if isinstance(error, RecursionError):
        return message(NESTED)
    if "truncated" in text:
        return message(TRUNCATED)
    place = re.search(r"byte (\d+)", text)
    return message(AT_BYTE, byte=int(place[1])) if place else message(MALFORMED)


def of_data(error: Exception) -> Message:
    """What in a record is not what it should be."""
    if isinstance(error, Unreadable):
        return error.reason
    text = str(error)
    where = re.search(r"`\$\.?([^`]*)`\Z", text)
    path = where[1] if where else ""
    if lacking := re.match(r"Object missing required field `([^`]*)`", text):
        return message(LACKS, path=f"{path}.{lacking[1]}".removeprefix("."))
    if wrong := re.match(r"Expected `([^`]*)`, got `([^`]*)`", text):
        expected, found = (_kind(name) for name in wrong.groups())
        return message(OTHER_KIND, path=path or WHOLE, found=found, expected=expected)
    return message(WRONG_VALUE, path=path) if path else message(MALFORMED)


def _kind(names: str) -> Message:
    """A type as msgspec names it, ``int | null``, in words: of several the first."""
    return message(KINDS.get(names.split(" | ")[0], ANOTHER))


SYSTEM = {
    "ENOENT": "no such file or directory",
    "EISDIR": "it is a directory",
    "ENOTDIR": "a part of the path is not a directory",
    "EACCES": "permission denied",
    "EPERM": "not permitted",
    "EROFS": "the disk is read-only",
    "ENOSPC": "no space left on the disk",
    "EDQUOT": "no space left on the disk",
    "EFBIG": "the file would be too big",
    "EIO": "the disk fails",
    "ENAMETOOLONG": "the name is too long",
    "ELOOP": "the links go round in a circle",
    "EMFILE": "too many files are open",
    "ENFILE": "too many files are open",
    "EBUSY": "it is in use",
    "ETXTBSY": "it is in use",
    "EINVAL": "the system does not allow this name",
    "EBADF": "the stream is closed",
    "EPIPE": "the reader went away",
}
OTHER_ERROR = "error {number} of the system"
NO_NAME = "this cannot be the name of a file"
NESTED = "nested too deeply"
TRUNCATED = "it ends too early"
AT_BYTE = "at byte {byte}"
MALFORMED = "it is malformed"
LACKS = "{path} is missing"
OTHER_KIND = "{path}: found {found}, expected {expected}"
WRONG_VALUE = "{path}: not a value it may have"
WHOLE = "$"
KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}
ANOTHER = "another value"
