"""The API keeps to its own description, whatever is sent to it; what is not allowed is refused clearly."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.serialization import encode_json
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from benben.table.app import Settings, create_app
from tests.browser.server import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 25


class Table:
    """A running server with one match of two people and one of a person and a bot."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=30)
        self.key, self.tokens = self.create(["human", "human"])
        self.other, self.others_tokens = self.create(["human", "random"])

    def create(self, seats: list[str]) -> tuple[str, list[str]]:
        made = self.http.post("/api/matches", json={"game": "egizia", "players": 2, "seats": seats}).json()
        self.http.cookies.clear()
        return made["id"], [each["token"] for each in made["seats"]]

    def look(self, token: str | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(f"/api/matches/{self.key}", headers=bearer(token)).json()
        return found

    def choose(self, token: str | None, **body: object) -> httpx.Response:
        return self.http.post(f"/api/matches/{self.key}/choices", json=body, headers=bearer(token))


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("schema"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return Table(server.address)


def description() -> dict[str, Any]:
    """What the table tells of its API."""
    told = create_app(Settings("sqlite+aiosqlite://")).openapi_schema.to_schema()
    found: dict[str, Any] = json.loads(encode_json(told))
    return found


api = schemathesis.openapi.from_dict(description())
streams = api.include(path_regex="/events$")
answers = api.exclude(path_regex="/events$")
bounded = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@answers.parametrize()
@bounded
def test_any_request_is_answered_as_described(case: schemathesis.Case[Any], server: Server) -> None:
    case.call_and_validate(base_url=server.address, checks=CHECKS)


@answers.include(path_regex="{key}|{name}").parametrize()
@bounded
def test_any_request_about_a_real_match_is_answered_as_described(case: schemathesis.Case[Any], table: Table) -> None:
    real = {"key": table.other, "name": "egizia"}
    for name in case.path_parameters:
        case.path_parameters[name] = real.get(name, case.path_parameters[name])
    case.call_and_validate(base_url=table.address, checks=CHECKS, headers=bearer(table.others_tokens[0]))


@streams.parametrize()
@settings(parent=bounded, max_examples=3)
def test_a_stream_of_no_match_is_refused_as_described(case: schemathesis.Case[Any], server: Server) -> None:
    case.call_and_validate(base_url=server.address, checks=CHECKS)


def test_the_stream_is_of_the_described_kind(table: Table) -> None:
    with table.http.stream("GET", f"/api/matches/{table.key}/events") as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert next(answer.iter_text()).startswith(("event: hello", "id:", "retry:"))


def refused(answer: httpx.Response, status: int, told: str) -> None:
    """Refused by a problem document that says why."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    problem = answer.json()
    assert problem["status"] == status
    assert problem["title"]
    assert told in problem["detail"], problem


def test_without_a_token_nobody_chooses(table: Table) -> None:
    look = table.look()
    refused(table.choose(None, seq=look["seq"], choice=0), 401, "send a seat's token")
    refused(table.choose("forged", seq=look["seq"], choice=0), 401, "opens no seat")
    refused(table.choose(table.others_tokens[0], seq=look["seq"], choice=0), 401, "opens no seat")


def test_with_another_seats_token_nobody_chooses(table: Table) -> None:
    mover = table.look()["to_move"][0]
    own, other = table.look(table.tokens[mover]), table.tokens[1 - mover]
    choice = own["options"][0]["choice"]
    refused(table.choose(other, seq=own["seq"], choice=choice), 422, "nothing to choose")
    refused(table.choose(other, seq=own["seq"], choice=choice, seat=mover), 403, "is not yours")
    assert table.look()["seq"] == own["seq"]


def test_a_forged_or_stale_seq_is_refused(table: Table) -> None:
    mover = table.look()["to_move"][0]
    own = table.look(table.tokens[mover])
    choice = own["options"][0]["choice"]
    for seq in (-1, own["seq"] + 1, 10**9):
        answer = table.choose(table.tokens[mover], seq=seq, choice=choice)
        refused(answer, 409, f"is at {own['seq']}, not at {seq}")
        assert answer.json()["current"]["seq"] == own["seq"]
    assert table.choose(table.tokens[mover], seq=own["seq"], choice=choice).status_code == 200
    refused(table.choose(table.tokens[mover], seq=own["seq"], choice=choice), 409, "The match is at")


def test_a_body_of_ten_megabytes_is_refused(table: Table) -> None:
    headers = {"content-type": "application/json", **bearer(table.tokens[0])}
    for path in (f"/api/matches/{table.key}/choices", "/api/records", "/api/matches"):
        answer = table.http.post(path, content=b" " * 10_000_000, headers=headers)
        refused(answer, 413, "")
