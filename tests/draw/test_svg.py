"""SVG as text: elements, boxes, words that fit."""

from xml.etree import ElementTree

import pytest

from benben.draw.svg import (
    Box,
    document,
    element,
    fit,
    group,
    number,
    rect,
    text,
    text_width,
    tooltip,
    trace,
    wrap,
    wrapped,
)


def test_an_element_spells_its_attributes_and_leaves_out_none() -> None:
    drawn = element("g", "x", stroke_width=2.50, class_="lit", data_choice=3, fill=None)
    assert drawn == '<g stroke-width="2.5" class="lit" data-choice="3">x</g>'
    assert element("path", d="M0 0") == '<path d="M0 0"/>'


@pytest.mark.parametrize(("value", "told"), [(1.0, "1"), (0.126, "0.13"), (7, "7"), (-0.5, "-0.5"), (100.0, "100")])
def test_numbers_are_short(value: float, told: str) -> None:
    assert number(value) == told


def test_words_are_escaped_everywhere() -> None:
    nasty = """<b> & "quotes" 'too'"""
    drawn = document(10, 10, text(0, 0, nasty, 12), tooltip(nasty), group(id=nasty), label=nasty)
    root = ElementTree.fromstring(drawn)
    assert root.get("aria-label") == nasty
    assert {"".join(each.itertext()) for each in root if each.tag.endswith(("text", "title"))} == {nasty}
    assert root[-1].get("id") == nasty


def test_a_box_divides_itself() -> None:
    box = Box(10, 20, 100, 50)
    assert (box.right, box.bottom, box.cx, box.cy) == (110, 70, 60, 45)
    assert box.columns(2, 10) == [Box(10, 20, 45, 50), Box(65, 20, 45, 50)]
    assert box.rows(2, 10) == [Box(10, 20, 100, 20), Box(10, 50, 100, 20)]
    assert box.inset(5) == Box(15, 25, 90, 40)
    assert 'width="100"' in rect(box)


def test_words_shrink_to_the_least_size_and_are_then_cut() -> None:
    words = "Herakleopolis"
    wide = text_width(words, 20)
    assert fit(words, 20, wide + 1, 10) == (words, 20)
    kept, size = fit(words, 20, wide * 0.8, 10)
    assert kept == words and size == pytest.approx(16)
    cut, size = fit(words, 20, wide * 0.4, 16)
    assert size == 16 and cut.endswith("…") and words.startswith(cut[:-1]) and text_width(cut, size) <= wide * 0.4


def test_words_wrap_to_lines_and_the_last_is_cut() -> None:
    words = "one two three four five six"
    lines = wrap(words, 20, text_width("one two three", 20) + 1, 5)
    assert lines == ["one two three", "four five six"]
    short = wrap(words, 20, text_width("one two", 20) + 1, 2)
    assert short[0] == "one two" and short[1].endswith("…")
    assert wrapped(0, 0, words, 20, 60, 3).count("<text") == 3


def test_the_true_minus_is_drawn_with_a_sign_that_fonts_have() -> None:
    assert "–5" in text(0, 0, "−5", 12)


def test_a_path_is_traced_from_letters_and_numbers() -> None:
    assert trace("M", 0, 1.50, "h", 10, "z") == "M 0 1.5 h 10 z"
