"""The words of the games in every language: Fluent messages whose ids are derived from the code.

An id is made of code names in lower case with dashes: `ask-choose-workforce`, `card-n101`, `event-stone-gained`.
A message of a component may use the fields of its table row as variables, so that a corrected row corrects its words.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk, Message

from benben.core.game import Game, kind_of
from benben.core.state import Event
from benben.core.steps import Domain, Reason
from benben.games import game as find_game

LANGS = ("en", "pl")
KEPT = 1 << 13
"""How many texts of a game are kept: boards and logs say the same again and again."""

Facts = Mapping[str, Mapping[str, object]]


class Words:
    """The messages of one language: the shared ones and those of a game."""

    def __init__(self, lang: str, sources: Iterable[str], facts: Facts) -> None:
        self.lang = lang
        self._facts = facts
        self._ids: set[str] = set()
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._pattern = lru_cache(KEPT)(self._find)
        self._format = lru_cache(KEPT, typed=True)(self._formatted)
        for source in sources:
            self._add(source)

    def _add(self, source: str) -> None:
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"words in {self.lang!r} that cannot be read: {entry.content}")
            if isinstance(entry, Message):
                if entry.id.name in self._ids:
                    raise ValueError(f"the message {entry.id.name!r} stands twice in {self.lang!r}")
                self._ids.add(entry.id.name)
        self._bundle.add_resource(resource)

    def __call__(self, key: str, **args: object) -> str:
        """The text of a message, or of an attribute: `id.attribute`."""
        try:
            return self._format(key, **args)
        except TypeError:  # an argument that cannot be kept
            return self._formatted(key, **args)

    def _formatted(self, key: str, **args: object) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"no message {key!r} in {self.lang!r}")
        facts = self._facts.get(key.partition(".")[0], {})
        text, faults = self._bundle.format_pattern(pattern, {**facts, **args})
        if faults:
            raise ValueError(f"message {key!r} in {self.lang!r}: {faults[0]}")
        return str(text)

    def _find(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if name not in self._ids:
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def keys(self) -> set[str]:
        """The ids of all messages."""
        return set(self._ids)


@cache
def words(game_key: str | None, lang: str) -> Words:
    """The words of a game with the shared ones; the shared ones alone without a game."""
    known(lang)
    shared = [_read("benben.words", f"{part}.{lang}.ftl") for part in ("ui", "web")]
    if game_key is None:
        return Words(lang, shared, {})
    game = find_game(game_key)
    return Words(lang, [*shared, _read(_package(game), f"words.{lang}.ftl")], _facts(game))


def known(lang: str) -> None:
    if lang not in LANGS:
        raise ValueError(f"there is no language {lang!r}; languages: {', '.join(LANGS)}")


def language(env: Mapping[str, str]) -> str:
    """The language that the environment asks for."""
    wanted = env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or ""
    return "pl" if wanted.lower().startswith("pl") else "en"


def _package(game: Game) -> str:
    return f"benben.games.{game.key}"


def _read(package: str, name: str) -> str:
    return files(package).joinpath(name).read_text(encoding="utf-8")


@lru_cache(KEPT)
def message_id(*names: str) -> str:
    """Code names as a message id: `("place", "site_a_1")` -> `place-site-a-1`."""
    return re.sub("[^a-z0-9]+", "-", " ".join(names).lower())


# --- Texts ------------------------------------------------------------------------------------------------------------


def label(game: Game, domain: Domain, key: str, lang: str) -> str:
    """The name of a key of a domain; a composite key is named by its parts."""
    told = words(game.key, lang)
    own = message_id(domain.name, key)
    if domain.parts is not None and not told.has(own) and parts_of(domain, key):
        return " + ".join(label(game, domain.parts, part, lang) for part in parts_of(domain, key))
    return told(own)


def explain(game: Game, domain: Domain, key: str, lang: str) -> str | None:
    """What a key of a domain means, in a sentence or two; None if its name says all."""
    told = words(game.key, lang)
    own = message_id(domain.name, key)
    if domain.parts is not None and not told.has(own):
        texts = [explain(game, domain.parts, part, lang) for part in dict.fromkeys(parts_of(domain, key))]
        return " ".join(text for text in texts if text) or None
    return told(f"{own}.text") if told.has(f"{own}.text") else None


def parts_of(domain: Domain, key: str) -> list[str]:
    """The keys that a composite key is made of; none if it is not composite."""
    parts = key.split("+")
    return parts if domain.parts is not None and all(part in domain.parts.index for part in parts) else []


def prompt(game: Game, question: Mapping[str, Any], lang: str) -> tuple[str, str | None]:
    """What a decision asks, and a word of help if there is one."""
    told = words(game.key, lang)
    own = message_id("ask", question["kind"])
    terms = {kind_of(decision): decision.terms for decision in game.decisions}[question["kind"]]
    args: dict[str, object] = {}
    for name, value in question["args"].items():
        if name in terms:
            args.update(_named(game, name, terms[name], value, lang))
        else:
            args[name] = value
    return told(own, **args), told(f"{own}.help", **args) if told.has(f"{own}.help") else None


def event_text(game: Game, event: Event, lang: str, names: Sequence[str]) -> str:
    """One sentence for the log; `names` are those of the seats."""
    args: dict[str, object] = {"who": names[event.seat]} if event.seat >= 0 else {}
    for term, value in zip(game.events[event.key], event.args, strict=True):
        if term.seat:
            args[term.name] = names[value]
        elif term.domain is None:
            args[term.name] = value
        else:
            args.update(_named(game, term.name, term.domain, term.domain.keys[value], lang))
    return words(game.key, lang)(message_id("event", event.key), **args)


def _named(game: Game, name: str, domain: Domain, key: str, lang: str) -> dict[str, object]:
    """A named thing as two variables: its label, and its key for selectors, where a language needs another form."""
    return {name: label(game, domain, key, lang), f"{name}_key": message_id(key)}


def automa(game: Game, mode: str, lang: str) -> str:
    """What the rulebook's own opponent of a mode is called."""
    return words(game.key, lang)(message_id("automa", mode))


def reason_text(game: Game, reason: Reason, lang: str) -> str:
    return words(game.key, lang)(message_id("reason", reason.key))


# --- Rules ------------------------------------------------------------------------------------------------------------


def rules_text(game: Game, lang: str) -> str:
    """The whole page of the game's rules, as Markdown."""
    known(lang)
    return _read(_package(game), f"rules.{lang}.md")


def rule(game: Game, rule_id: str, lang: str) -> str:
    """The text of one rule."""
    known(lang)
    found = _rules(game.key, lang)
    if rule_id not in found:
        raise KeyError(f"{game.key} has no rule {rule_id!r} in {lang!r}")
    return found[rule_id]


@cache
def _rules(game_key: str, lang: str) -> dict[str, str]:
    page = rules_text(find_game(game_key), lang)
    return dict(re.findall(r"^- \*\*(\S+)\*\* (.+)$", page, re.MULTILINE))


# --- What the code demands --------------------------------------------------------------------------------------------


def expected(game: Game) -> set[str]:
    """Every message id the code demands, and as `id.attribute` the attributes that must not be missing."""
    ids = {"game", "game.about"}
    for mode in game.modes:
        ids |= _explained("mode", mode.key)
        if mode.automas:
            ids.add(message_id("automa", mode.key))
        for option in mode.options:
            ids |= _explained("option", option.key)
            ids |= {message_id("option", option.key, value) for value in option.values if isinstance(value, str)}
    ids |= {message_id("ask", kind_of(decision)) for decision in game.decisions}
    ids |= {message_id("event", key) for key in game.events}
    ids |= {message_id("reason", key) for key in reason_keys(game)}
    for domain in domains(game):
        ids |= {message_id(domain.name, key) for key in domain.keys if not parts_of(domain, key)}
    for table in game.tables:
        ids.add(message_id("table", table.name))
        ids |= {message_id("column-name", name) for row in table.rows for name in row._fields}
    return ids


def _explained(*names: str) -> set[str]:
    own = message_id(*names)
    return {own, f"{own}.text"}


def domains(game: Game) -> list[Domain]:
    """Every domain whose keys are shown: those of decisions and events, of prompts, and of composite keys."""
    prompted = [domain for decision in game.decisions for domain in decision.terms.values()]
    found = {domain.name: domain for domain in (*game.domains, *prompted)}
    for domain in list(found.values()):
        while domain.parts is not None:
            domain = found.setdefault(domain.parts.name, domain.parts)
    return list(found.values())


def _facts(game: Game) -> Facts:
    """For each message of a component the numbers and names of its table row."""
    facts = {}
    for domain in domains(game):
        for table in game.tables:
            if all(row.key in domain.index for row in table.rows):
                for row in table.rows:
                    told = {name: value for name, value in row._asdict().items() if isinstance(value, int | str)}
                    facts[message_id(domain.name, row.key)] = told
    return facts


def reason_keys(game: Game) -> set[str]:
    """The keys of all reasons written in the game's modules."""
    return set(_written_reasons(_package(game)))


def _written_reasons(package: str) -> Iterator[str]:
    for module in files(package).iterdir():
        if module.name.endswith(".py"):
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                    for leaf in ast.walk(node.args[0]):
                        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                            yield leaf.value


def remarks(told: Iterable[str]) -> str:
    """Short remarks on one line."""
    return "; ".join(each.rstrip(".") for each in told)
