"""Colours by name."""

import re

import pytest

from benben.draw import css, standalone
from benben.draw.palette import DARK, LIGHT, SEATS


def test_day_and_night_name_the_same_colours() -> None:
    assert set(DARK) == set(LIGHT)
    assert all(re.fullmatch("#[0-9a-f]{6}", value) for value in (*LIGHT.values(), *DARK.values()))


@pytest.mark.parametrize("dark", [False, True])
def test_standalone_writes_every_colour_in(dark: bool) -> None:
    drawn = standalone("".join(f'<rect fill="var(--{name})"/>' for name in LIGHT), dark)
    assert "var(" not in drawn
    assert drawn.count("#") == len(LIGHT)


def test_an_unknown_colour_is_an_error() -> None:
    with pytest.raises(KeyError):
        standalone('<rect fill="var(--pink)"/>')


def test_a_page_gets_the_same_colours() -> None:
    assert f"--ink: {LIGHT['ink']};" in css()
    assert f"--ink: {DARK['ink']};" in css(dark=True)


def test_six_seats_have_six_colours() -> None:
    assert len({standalone(seat) for seat in SEATS}) == 6


def brightness(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["day", "night"])
def test_words_can_be_read_on_what_they_stand_on(colours: dict[str, str]) -> None:
    for ground in ("board", "paper"):
        assert contrast(colours["ink"], colours[ground]) > 7
        assert contrast(colours["soft"], colours[ground]) > 4
        assert contrast(colours["warn"], colours[ground]) > 4
        assert contrast(colours["act"], colours[ground]) > 3
    for ground in ("leaf", "straw", "clay", "earth", "slate", "dusk", *(f"seat-{seat}" for seat in range(6))):
        assert contrast(colours["bright"], colours[ground]) > 2.6, ground
