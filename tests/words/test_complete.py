"""Every game says everything it has to say, in every language, and nothing else."""

import ast
import re
from importlib.resources import files

import pytest
from babel import Locale
from fluent.syntax.ast import Message, NumberLiteral, Variant

from benben.core.game import Game, kind_of
from benben.core.steps import Domain
from benben.games import GAMES
from benben.words import (
    LANGS,
    domains,
    expected,
    explain,
    label,
    message_id,
    parts_of,
    rule,
    words,
)
from tests.words.fluent_files import Uses, game_file, patterns, shared_file

FACES = ("face", "board", "captions", "text")
"""The modules that show a game, with their parts: `board_river` belongs to `board`."""
SAMPLES: tuple[int | str, ...] = (-9, 0, 1, 2, 5, 12, 22, "Nefertari")

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
each_file = pytest.mark.parametrize("game", [None, *GAMES.values()], ids=["shared", *GAMES.keys()])
each_language = pytest.mark.parametrize("lang", LANGS)


def own_file(game: Game | None, lang: str) -> dict[str, Message]:
    return shared_file(lang) if game is None else game_file(game.key, lang)


# --- Complete ---------------------------------------------------------------------------------------------------------


@each_game
@each_language
def test_nothing_is_missing(game: Game, lang: str) -> None:
    told = words(game.key, lang)
    assert not {key for key in expected(game) if not told.has(key)}


@each_game
@each_language
def test_nothing_is_orphaned(game: Game, lang: str) -> None:
    own = game_file(game.key, lang)
    wanted = set(own) & (expected(game) | mentioned(game))
    assert not set(own) - reachable(own, wanted)


def reachable(file: dict[str, Message], wanted: set[str]) -> set[str]:
    """The wanted messages and those that they are made of."""
    found = set(wanted)
    fresh = wanted
    while fresh:
        fresh = {name for key in fresh for name in Uses(file[key]).messages if name in file} - found
        found |= fresh
    return found


def mentioned(game: Game) -> set[str]:
    """The words with dashes in the strings of the modules that show the game."""
    modules = [module for module in files(f"benben.games.{game.key}").iterdir() if shows(module.name)]
    trees = [ast.parse(module.read_text(encoding="utf-8")) for module in modules]
    leaves = [leaf for tree in trees for leaf in ast.walk(tree) if isinstance(leaf, ast.Constant)]
    return {name for leaf in leaves if isinstance(leaf.value, str) for name in re.findall(r"[\w-]+", leaf.value)}


def shows(module: str) -> bool:
    name, _, suffix = module.partition(".")
    return suffix == "py" and name.partition("_")[0] in FACES


@each_game
def test_no_two_keys_share_a_message(game: Game) -> None:
    named = [(domain.name, key) for domain in domains(game) for key in domain.keys if not parts_of(domain, key)]
    ids = [message_id(*names) for names in named]
    assert not {one for one in ids if ids.count(one) > 1}


@each_game
@each_language
def test_every_rule_that_a_decision_cites_can_be_read(game: Game, lang: str) -> None:
    for decision in game.decisions:
        assert rule(game, decision.rule, lang)


# --- Alike in all languages -------------------------------------------------------------------------------------------


@each_file
def test_the_languages_have_the_same_messages_in_the_same_order(game: Game | None) -> None:
    english = list(patterns(own_file(game, "en")))
    for lang in LANGS:
        assert list(patterns(own_file(game, lang))) == english


@each_file
def test_the_languages_use_the_same_variables(game: Game | None) -> None:
    english = things(own_file(game, "en"))
    for lang in LANGS:
        assert things(own_file(game, lang)) == english


def things(file: dict[str, Message]) -> dict[str, set[str]]:
    """What each text speaks of; `$crew` and `$crew_key` are one thing in two forms."""
    return {
        key: {name.removesuffix("_key") for name in Uses(pattern).variables} for key, pattern in patterns(file).items()
    }


# --- Well formed ------------------------------------------------------------------------------------------------------


@each_game
@each_language
def test_every_name_and_explanation_needs_nothing_but_its_key(game: Game, lang: str) -> None:
    for domain in domains(game):
        for key in domain.keys:
            is_text(label(game, domain, key, lang))
            is_text(explain(game, domain, key, lang) or "None")


@each_file
@each_language
@pytest.mark.parametrize("sample", SAMPLES)
def test_every_message_formats(game: Game | None, lang: str, sample: int | str) -> None:
    told = words(None if game is None else game.key, lang)
    every = own_file(game, lang)
    args = {name: sample for message in every.values() for name in Uses(message).variables}
    for key in patterns(every):
        is_text(told(key, **args))


def is_text(text: str) -> None:
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}\u2066-\u2069\n]|  | [.,;:]", text), text


@each_file
@each_language
def test_every_variant_can_be_chosen(game: Game | None, lang: str) -> None:
    categories = {*Locale(lang).plural_form.tags, "other"}
    for key, pattern in patterns(own_file(game, lang)).items():
        for variable, variants in Uses(pattern).selectors:
            names = {variant_name(variant) for variant in variants if not isinstance(variant.key, NumberLiteral)}
            if variable.endswith("_key"):
                assert game is not None
                keys = domain_of(game, key, variable.removesuffix("_key")).keys
                assert names <= {*map(message_id, keys), "other"}, key
            else:
                assert names <= categories, key


def variant_name(variant: Variant) -> str:
    assert not isinstance(variant.key, NumberLiteral)
    return variant.key.name


def domain_of(game: Game, key: str, name: str) -> Domain:
    """The domain of a thing that an event or a prompt names."""
    event = {message_id("event", event): terms for event, terms in game.events.items()}.get(key, ())
    asked = {message_id("ask", kind_of(decision)): decision.terms for decision in game.decisions}
    named = {**{term.name: term.domain for term in event}, **asked.get(key.partition(".")[0], {})}
    found = named[name]
    assert found is not None
    return found
