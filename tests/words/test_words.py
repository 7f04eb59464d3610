"""The loader, and the texts made from code values."""

import json
from collections.abc import Mapping

import pytest

import benben
from benben.core.state import EVERYONE, Event
from benben.core.steps import YES_NO, Domain, Reason
from benben.games import GAMES
from benben.games.egizia.tables import (
    BUILD,
    COLUMN,
    CREW_OR_NONE,
    KEEP,
    LEFTOVER_CARD,
    NILE,
    NILE_CARD,
    ROOF,
    SAIL,
    SOURCE,
    SPHINX,
    SPHINX_CARD,
    WORKERS,
)
from benben.words import (
    LANGS,
    Words,
    domains,
    event_text,
    expected,
    explain,
    label,
    language,
    message_id,
    prompt,
    reason_keys,
    reason_text,
    rule,
    rules_text,
    words,
)

EGIZIA = GAMES["egizia"]
NAMES = ("Anna", "Piotr", "Maria", "Jan")

# --- Loader -----------------------------------------------------------------------------------------------------------


def test_a_game_has_the_shared_words_and_its_own() -> None:
    told = words("egizia", "pl")
    assert told.lang == "pl"
    assert told("answer-yes") == "Tak"
    assert told("crew-cj") == "Dżoker"
    assert {"answer-yes", "crew-cj"} <= told.keys()


def test_without_a_game_there_are_only_the_shared_words() -> None:
    assert words(None, "en")("answer-yes") == "Yes"
    assert not words(None, "en").has("crew-cj")


def test_words_are_loaded_once() -> None:
    assert words("egizia", "en") is words("egizia", "en")


def test_an_attribute_follows_a_dot() -> None:
    told = words("egizia", "en")
    assert told("option-start-sphinx.text").startswith("At setup")
    assert told.has("option-start-sphinx.text")
    assert not told.has("option-start-sphinx.help")


def test_variables_carry_no_isolation_marks() -> None:
    assert words(None, "en")("seat", number=2) == "Seat 2"


@pytest.mark.parametrize("key", ["nonsense", "game.nonsense"])
def test_a_missing_message_is_named_with_its_language(key: str) -> None:
    with pytest.raises(KeyError, match=rf"{key}.*'pl'"):
        words("egizia", "pl")(key)


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"'seat' in 'en'.*number"):
        words(None, "en")("seat")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'de'.*en, pl"):
        words("egizia", "de")
    with pytest.raises(ValueError, match="en, pl"):
        rules_text(EGIZIA, "de")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(benben.BadSetup, match="nonsense"):
        words("nonsense", "en")


def test_words_that_cannot_be_read_are_refused() -> None:
    with pytest.raises(ValueError, match="no-closing-brace"):
        Words("en", ["no-closing-brace = { $n"], {})


def test_a_message_stands_only_once() -> None:
    with pytest.raises(ValueError, match="'again' stands twice"):
        Words("en", ["again = one", "again = two"], {})


def test_the_fields_of_a_row_are_variables_of_its_messages() -> None:
    told = Words("en", ["tile-sun = Sun { $value }\n    .text = Worth { $value }."], {"tile-sun": {"value": 4}})
    assert told("tile-sun") == "Sun 4"
    assert told("tile-sun.text") == "Worth 4."
    assert told("tile-sun", value=5) == "Sun 5"


def test_message_ids_are_code_names_with_dashes() -> None:
    assert message_id("place", "site_a_1") == "place-site-a-1"
    assert message_id("c1+cj") == "c1-cj"


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_environment_chooses_the_language(env: Mapping[str, str], lang: str) -> None:
    assert language(env) == lang


# --- Names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("domain", "key", "english", "polish"),
    [
        (YES_NO, "no", "No", "Nie"),
        (SAIL, "edfu", "Edfu", "Edfu"),
        (SAIL, "site_b_reserve", "Site B (obelisk), reserve", "Plac B (obelisk), rezerwa"),
        (BUILD, "leave", "Do not build", "Nie buduj"),
        (BUILD, "c2", "Crew 2", "Zespół 2"),
        (BUILD, "c1+c3+cj", "Crew 1 + Crew 3 + Joker", "Zespół 1 + Zespół 3 + Dżoker"),
        (BUILD, "c1+plus3+plus3", "Crew 1 + Plus 3 + Plus 3", "Zespół 1 + Plus 3 + Plus 3"),
        (CREW_OR_NONE, "cj", "Joker", "Dżoker"),
        (CREW_OR_NONE, "none", "No training", "Bez szkolenia"),
        (LEFTOVER_CARD, "n101", "Green field, 2 grain", "Zielone pole, zboże 2"),
        (KEEP, "s06+s29", "Obelisk complete + +10 %", "Obelisk ukończony + +10%"),
    ],
)
def test_labels(domain: Domain, key: str, english: str, polish: str) -> None:
    assert label(EGIZIA, domain, key, "en") == english
    assert label(EGIZIA, domain, key, "pl") == polish


def test_a_key_without_a_message_is_named() -> None:
    with pytest.raises(KeyError, match="workforce-nobody"):
        label(EGIZIA, BUILD, "nobody", "en")


def test_an_explanation_is_the_text_of_the_message() -> None:
    assert explain(EGIZIA, SAIL, "thebae", "en") == "Raise crews 1 and 2 by 1 each."
    assert explain(EGIZIA, YES_NO, "yes", "en") is None


def test_the_explanation_of_a_composite_tells_each_part_once() -> None:
    text = explain(EGIZIA, BUILD, "c1+plus3+plus3", "en")
    crew, boost = explain(EGIZIA, WORKERS, "c1", "en"), words("egizia", "en")("worker-plus3.text")
    assert text == f"{crew} {boost}"


@pytest.mark.parametrize("lang", LANGS)
def test_nile_cards_tell_the_figures_of_their_rows(lang: str) -> None:
    for card in NILE:
        text = explain(EGIZIA, NILE_CARD, card.key, lang)
        assert text is not None
        if card.amount:
            name = label(EGIZIA, NILE_CARD, card.key, lang)
            assert str(card.amount) in name
            assert str(card.amount) in text


@pytest.mark.parametrize("lang", LANGS)
def test_sphinx_cards_tell_what_they_are_worth(lang: str) -> None:
    for card in SPHINX:
        text = explain(EGIZIA, SPHINX_CARD, card.key, lang)
        assert text is not None
        assert f": {card.points} p" in text


@pytest.mark.parametrize("lang", LANGS)
def test_the_sphinx_cards_have_different_names(lang: str) -> None:
    assert len({label(EGIZIA, SPHINX_CARD, key, lang) for key in SPHINX_CARD.keys}) == len(SPHINX)


# --- Prompts ----------------------------------------------------------------------------------------------------------


def test_a_prompt_comes_from_a_pending_decision() -> None:
    match = benben.new("egizia", players=2, seed=7)
    asked = match.pending(match.to_move[0])
    assert asked is not None
    question = json.loads(json.dumps(match.question(asked)))
    text, told = prompt(EGIZIA, question, "en")
    assert text == "Place a ship or pass"
    assert told is not None and told.endswith("A pass is final for this phase.")


def test_a_prompt_names_the_things_of_its_domains() -> None:
    question = {"kind": "choose_workforce", "args": {"seat": 0, "place": "site_a_1", "forced": 0}}
    assert prompt(EGIZIA, question, "pl")[0] == "Plac A (sfinks), miejsce 1: kto buduje?"


def test_the_help_of_a_prompt_knows_its_arguments() -> None:
    args = {"seat": 0, "place": "site_a_reserve", "forced": 1}
    told = prompt(EGIZIA, {"kind": "choose_workforce", "args": args}, "en")[1]
    assert told is not None and "Build in any case" in told


def test_a_prompt_may_have_no_help() -> None:
    assert prompt(EGIZIA, {"kind": "choose_crew", "args": {"seat": 0}}, "en") == ("Raise which crew by 1?", None)


def test_a_prompt_may_have_arguments_that_no_text_can_hold() -> None:
    args = {"seat": 0, "capacity": 4, "total": 3, "pair": 0, "rows": [3, 4]}
    told = prompt(EGIZIA, {"kind": "build_temple", "args": args}, "en")[1]
    assert told == "Capacity left: 4. Built in this action so far: 3."


# --- Events and reasons -----------------------------------------------------------------------------------------------


def told(event: Event, lang: str) -> str:
    return event_text(EGIZIA, event, lang, NAMES)


def test_an_event_names_its_seat_and_its_things() -> None:
    event = Event("ship_placed", 1, (SAIL.index["memphis"],), EVERYONE)
    assert told(event, "en") == "Piotr sails to Memphis."
    assert told(event, "pl") == "Piotr stawia statek: Memphis."


def test_an_event_of_nobody_has_no_name() -> None:
    assert event_text(EGIZIA, Event("round_begins", -1, (3,)), "en", names=()) == "Round 3 begins."


@pytest.mark.parametrize(
    ("amount", "polish"),
    [
        (0, "Anna nie dostaje kamienia: tor kamienia jest pełny."),
        (1, "Anna dostaje 1 jednostkę kamienia."),
        (2, "Anna dostaje 2 jednostki kamienia."),
        (5, "Anna dostaje 5 jednostek kamienia."),
        (12, "Anna dostaje 12 jednostek kamienia."),
        (22, "Anna dostaje 22 jednostki kamienia."),
    ],
)
def test_polish_counts(amount: int, polish: str) -> None:
    assert told(Event("stone_gained", 0, (amount,)), "pl") == polish


@pytest.mark.parametrize(("crew", "polish"), [(1, "zespołu 2"), (3, "dżokera")])
def test_polish_cases(crew: int, polish: str) -> None:
    assert told(Event("crew_raised", 2, (crew, 2)), "pl") == f"Maria zwiększa siłę {polish} o 2."


def test_points_are_won_or_lost() -> None:
    won, lost = SOURCE.index["sphinx_returned"], SOURCE.index["hunger"]
    assert told(Event("points", 0, (1, won)), "en") == "Sphinx cards returned: Anna +1 point."
    assert told(Event("points", 0, (-6, lost)), "en") == "Missing grain: Anna -6 points."
    assert told(Event("points", 0, (-1, lost)), "pl") == "Brak zboża: Anna -1 punkt."


def test_an_event_names_composites() -> None:
    event = Event("crews_work", 3, (WORKERS.index["c2+cj"],))
    assert told(event, "en") == "Jan puts to work: Crew 2 + Joker."


def test_events_that_random_play_rarely_shows() -> None:
    roof = Event("roof_built", 0, (ROOF.index["rf_cl"], 7))
    row = Event("row_finished", 0, (COLUMN.index["py5"], 1))
    assert told(roof, "en") == "Anna builds: Roof over the left column, value 7."
    assert told(row, "pl") == "Piramida, rząd 5: ukończono, bonus dostaje Anna za 1 znacznik."


@pytest.mark.parametrize("lang", LANGS)
def test_everything_told_and_asked_in_a_game_has_words(lang: str) -> None:
    match = benben.new("egizia", players=3, seed=11)
    while not match.over:
        seat = match.to_move[0]
        asked = match.pending(seat)
        assert asked is not None
        assert prompt(EGIZIA, match.question(asked), lang)[0]
        for reason in match.reasons(seat).values():
            assert reason_text(EGIZIA, reason, lang)
            assert rule(EGIZIA, reason.rule, lang)
        options = match.legal(seat)
        match.play(seat, options[len(match.log) * 7 % len(options)])
    texts = [told(event, lang) for event in match.events]
    assert all(text[-1] == "." for text in texts)


def test_reasons_are_found_in_the_source_also_in_conditional_expressions() -> None:
    assert {"upstream", "too_little_stone", "too_weak"} <= reason_keys(EGIZIA)


def test_a_reason_has_words() -> None:
    reason = Reason("spot_still_free", "EGZ-4.8")
    assert reason_text(EGIZIA, reason, "en") == "The reserve opens when no spot of the site is free."


# --- Rules ------------------------------------------------------------------------------------------------------------


def test_the_rules_are_a_page() -> None:
    assert rules_text(EGIZIA, "pl").startswith("# Egizia\n")


def test_a_rule_is_found_by_its_id() -> None:
    assert rule(EGIZIA, "EGZ-1.4", "en") == "Each player takes 8 ships."
    assert rule(EGIZIA, "EGZ-1.4", "pl") == "Każdy gracz bierze 8 statków."


@pytest.mark.parametrize("rule_id", ["EGZ-4", "EGZ-99.1", "4.3"])
def test_an_unknown_rule_is_named(rule_id: str) -> None:
    with pytest.raises(KeyError, match=rule_id):
        rule(EGIZIA, rule_id, "en")


# --- What the code demands --------------------------------------------------------------------------------------------


def test_domains_of_prompts_and_of_parts_count_too() -> None:
    assert {"stop", "worker", "crew", "sphinx", "answer"} <= {domain.name for domain in domains(EGIZIA)}


def test_expected_ids() -> None:
    ids = expected(EGIZIA)
    wanted = {"game.about", "mode-standard.text", "ask-sail-on", "event-crews-work", "reason-too-weak", "card-n512"}
    assert wanted <= ids
    assert {"table-nile-1-2", "column-name-least", "workforce-no-crew", "keep-none", "answer-yes"} <= ids
    assert not {"workforce-c1", "workforce-c1-cj", "keep-s01", "keep-s01-s02", "training-c1"} & ids
