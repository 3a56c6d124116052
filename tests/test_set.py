"""What a person has set once, and what is in force where nothing is."""

from dzcli import settings


def test_nothing_is_set():
    """Without a file nothing is set, and no roll has a name."""
    assert settings.in_force() is settings.NONE
    found = settings.Settings()
    assert (found.language, found.colour, found.rules, found.tables, found.rolls) == (None,) * 4 + ({},)


def test_in_force():
    """What is set is in force until other settings are."""
    mine = settings.Settings("fr", "never", rolls={"x": settings.Set("1d6", "config.toml:2")})
    settings.use(mine)
    try:
        assert settings.in_force() is mine
    finally:
        settings.use(settings.NONE)
    assert settings.in_force() is settings.NONE
