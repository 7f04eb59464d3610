"""The JSON API: a whole match, secrets, stale and illegal answers, undo, fork, records."""

import time
from typing import Any

import pytest
from litestar.testing import TestClient

from benben.core.rng import FastRng
from benben.table.app import Settings, create_app
from benben.table.tokens import COOKIE

Client = TestClient[Any]


def new_match(client: Client, seats: list[str], **wish: Any) -> tuple[str, dict[int, dict[str, str]]]:
    body = {"game": "egizia", "players": len(seats), "seats": seats, **wish}
    answer = client.post("/api/matches", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    client.cookies.clear()
    return made["id"], {s["seat"]: {"Authorization": f"Bearer {s['token']}"} for s in made["seats"]}


def look(client: Client, key: str, headers: dict[str, str] | None = None, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/matches/{key}", headers=headers or {}, params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def play_to_the_end(client: Client, key: str, tokens: dict[int, dict[str, str]], seed: int = 1) -> dict[str, Any]:
    rng = FastRng(seed)
    began = time.monotonic()
    while True:
        now = look(client, key)
        if now["over"]:
            return now
        mine = [seat for seat in now["to_move"] if seat in tokens]
        assert time.monotonic() - began < 120
        if not mine:
            time.sleep(0.01)
            continue
        seen = look(client, key, tokens[mine[0]])
        if seen["options"]:
            choice = seen["options"][rng.below(len(seen["options"]))]["choice"]
            body = {"seq": seen["seq"], "choice": choice}
            answer = client.post(f"/api/matches/{key}/choices", json=body, headers=tokens[mine[0]])
            assert answer.status_code in (200, 409), answer.text


def test_games_are_declared(client: Client) -> None:
    games = client.get("/api/games", params={"lang": "pl"}).json()
    assert games[0]["game"] == "egizia" and games[0]["modes"][0]["players"] == [2, 3, 4]
    assert games[0]["modes"][0]["options"][0]["default"] is False


def test_a_whole_match_against_bots(client: Client) -> None:
    key, tokens = new_match(client, ["human", "greedy", "random"])
    assert list(tokens) == [0]
    end = play_to_the_end(client, key, tokens)
    assert sorted(end["result"]["places"]) == [1, 2, 3] and end["options"] == []
    for seat, score in enumerate(end["result"]["scores"]):
        assert sum(source["points"][seat] for source in end["result"]["sources"]) == score
        assert end["result"]["course"][-1][1 + seat] == score
    record = client.get(f"/api/matches/{key}/record")
    assert record.text.startswith("benben record 1") and "digest:" in record.text
    loaded = client.post("/api/records", json={"record": record.text})
    assert loaded.status_code == 201 and look(client, loaded.json()["id"])["over"]


def test_options_are_empty_for_who_has_nothing_to_choose(client: Client) -> None:
    key, tokens = new_match(client, ["human", "human"])
    mover = look(client, key)["to_move"][0]
    asked, other = look(client, key, tokens[mover]), look(client, key, tokens[1 - mover])
    assert asked["prompt"]["rule"] == "EGZ-4.3" and asked["options"][0]["label"]
    assert {"choice", "key", "label", "rule", "place"} <= set(asked["options"][0])
    assert other["options"] == [] and other["prompt"] is None
    watcher = look(client, key)
    assert watcher["options"] == [] and watcher["seat"] == -1


def test_a_stale_answer_gets_the_present_view_and_loses_nothing(client: Client) -> None:
    key, tokens = new_match(client, ["human", "human"])
    seen = look(client, key, tokens[look(client, key)["to_move"][0]])
    body = {"seq": seen["seq"], "choice": seen["options"][0]["choice"]}
    headers = tokens[seen["seat"]]
    first = client.post(f"/api/matches/{key}/choices", json=body, headers=headers)
    assert first.status_code == 200 and first.json()["seq"] == seen["seq"] + 1
    again = client.post(f"/api/matches/{key}/choices", json=body, headers=headers)
    assert again.status_code == 409
    assert again.headers["content-type"].startswith("application/problem+json")
    assert again.json()["current"]["seq"] == seen["seq"] + 1
    future = client.post(f"/api/matches/{key}/choices", json={**body, "seq": 999}, headers=headers)
    assert future.status_code == 409


def test_an_illegal_choice_is_refused_with_the_reason(client: Client) -> None:
    key, tokens = new_match(client, ["human", "human"])
    seen = look(client, key, tokens[look(client, key)["to_move"][0]])
    headers = tokens[seen["seat"]]
    answer = client.post(f"/api/matches/{key}/choices", json={"seq": seen["seq"], "choice": 9999}, headers=headers)
    assert answer.status_code == 422 and "may not choose" in answer.json()["detail"]
    other = client.post(
        f"/api/matches/{key}/choices", json={"seq": seen["seq"], "choice": 0}, headers=tokens[1 - seen["seat"]]
    )
    assert other.status_code == 422 and "nothing to choose" in other.json()["detail"]
    assert look(client, key)["seq"] == seen["seq"]


def test_who_has_no_seat_is_refused(client: Client) -> None:
    key, _ = new_match(client, ["human", "human"])
    body = {"seq": 0, "choice": 0}
    assert client.post(f"/api/matches/{key}/choices", json=body).status_code == 401
    forged = {"Authorization": "Bearer nonsense"}
    assert client.post(f"/api/matches/{key}/choices", json=body, headers=forged).status_code == 401
    assert client.get(f"/api/matches/{key}", headers=forged).status_code == 401
    _, foreign = new_match(client, ["human", "human"])
    assert client.get(f"/api/matches/{key}", headers=foreign[0]).status_code == 401
    assert client.get(f"/api/matches/{key}", params={"seat": 0}).status_code == 403
    assert client.get("/api/matches/none").status_code == 404


def test_a_huge_body_is_refused(client: Client) -> None:
    answer = client.post("/api/records", content=b"x" * 10_000_000, headers={"content-type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 7, "seats": ["human"] * 7}, "is for 2, 3, 4 players, not 7"),
        ({"seats": ["human"]}, "1 seats for 2 players"),
        ({"seats": ["human", "clever"]}, "seat 'clever' is not one of"),
        ({"options": {"gold": 1}}, "has no option 'gold'"),
        ({"mode": "solo"}, "has no mode 'solo'"),
    ],
)
def test_a_match_that_cannot_be_set_up_says_why(client: Client, wish: dict[str, Any], told: str) -> None:
    body = {"game": "egizia", "players": 2, "seats": ["human", "greedy"], **wish}
    answer = client.post("/api/matches", json=body)
    assert answer.status_code == 422 and told in answer.json()["detail"]


def test_undo_to_the_barrier(client: Client) -> None:
    key, tokens = new_match(client, ["human", "human"])
    seen = look(client, key, tokens[look(client, key)["to_move"][0]])
    headers = tokens[seen["seat"]]
    train = {"seq": seen["seq"], "choice": next(o["choice"] for o in seen["options"] if o["key"] == "passalon")}
    moved = client.post(f"/api/matches/{key}/choices", json=train, headers=headers).json()
    assert moved["prompt"]["kind"] == "move_ring" and moved["undo"] is None
    back = client.post(f"/api/matches/{key}/undo", json={"seq": moved["seq"]}, headers=headers)
    assert back.status_code == 200 and back.json()["seq"] == moved["seq"] + 1
    assert back.json()["prompt"]["kind"] == "sail" and back.json()["view"]["position"] == seen["view"]["position"]
    refused = client.post(f"/api/matches/{key}/undo", json={"seq": back.json()["seq"]}, headers=headers)
    assert refused.status_code == 422 and refused.json()["reason"] == "nothing"


def test_other_seats_secrets_never_leave_the_server(client: Client) -> None:
    key, tokens = new_match(client, ["human", "human"], options={"start_sphinx": True})
    own = {seat: look(client, key, tokens[seat])["view"]["position"]["seats"][seat]["sphinx"][0] for seat in (0, 1)}
    for seat in (0, 1):
        seen = client.get(f"/api/matches/{key}", headers=tokens[seat]).text
        assert f'"{own[seat]}"' in seen and f'"{own[1 - seat]}"' not in seen
    watcher = client.get(f"/api/matches/{key}").text
    assert f'"{own[0]}"' not in watcher and f'"{own[1]}"' not in watcher
    public = client.get(f"/api/matches/{key}/record").text
    assert "seed:" not in public and "commitment:" in public


def test_a_seat_link_becomes_a_cookie(client: Client) -> None:
    answer = client.post("/api/matches", json={"game": "egizia", "players": 2, "seats": ["human", "open"]})
    made = answer.json()
    client.cookies.clear()
    token = next(s["token"] for s in made["seats"] if s["seat"] == 1)
    joined = client.get(f"/join/{made['id']}/{token}", follow_redirects=False)
    assert joined.status_code in (302, 303, 307) and joined.headers["location"] == f"/t/{made['id']}"
    cookie = joined.headers["set-cookie"].lower()
    assert COOKIE in cookie and "httponly" in cookie and "samesite=lax" in cookie
    seen = look(client, made["id"])
    assert seen["seats"][1]["mine"] and seen["seats"][1]["kind"] == "human" and not seen["seats"][0]["mine"]


def test_requests_from_other_sites_are_refused(client: Client) -> None:
    body = {"game": "egizia", "players": 2, "seats": ["human", "greedy"]}
    answer = client.post("/api/matches", json=body, headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403


def test_pages_carry_a_strict_policy(client: Client) -> None:
    answer = client.get("/api/games")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_hint_ranks_the_options(client: Client) -> None:
    key, tokens = new_match(client, ["human", "human"])
    seen = look(client, key, tokens[look(client, key)["to_move"][0]])
    ranked = client.get(f"/api/matches/{key}/hint", headers=tokens[seen["seat"]]).json()
    assert {r["choice"] for r in ranked} == {o["choice"] for o in seen["options"]}
    visits = [r["visits"] for r in ranked]
    assert visits == sorted(visits, reverse=True) and visits[0] > 0
    assert all(0 <= r["value"] <= 1 for r in ranked)
    assert client.get(f"/api/matches/{key}/hint").status_code == 401


def test_chat_is_for_players(client: Client) -> None:
    key, tokens = new_match(client, ["human", "human"])
    assert client.post(f"/api/matches/{key}/chat", json={"text": "hi"}).status_code == 401
    assert client.post(f"/api/matches/{key}/chat", json={"text": ""}, headers=tokens[0]).status_code == 400
    said = client.post(f"/api/matches/{key}/chat", json={"text": "<b>hi</b>"}, headers=tokens[0])
    assert said.status_code == 201
    assert [line["text"] for line in look(client, key)["chat"]] == ["<b>hi</b>"]


def test_any_moment_of_a_match_can_be_seen(client: Client) -> None:
    key, tokens = new_match(client, ["human", "human"])
    first = look(client, key, tokens[0])
    for _ in range(6):
        seen = look(client, key, tokens[look(client, key)["to_move"][0]])
        body = {"seq": seen["seq"], "choice": seen["options"][0]["choice"]}
        client.post(f"/api/matches/{key}/choices", json=body, headers=tokens[seen["seat"]])
    then = look(client, key, tokens[0], at=first["at"], seat=0)
    assert then["view"]["position"] == first["view"]["position"] and then["options"] == []
    assert look(client, key, tokens[0], seat=0)["at"] > then["at"]


def test_the_others_can_replace_who_left(client: Client) -> None:
    key, tokens = new_match(client, ["human", "human", "human"])
    first = client.post(f"/api/matches/{key}/seats/2/replace", headers=tokens[0])
    assert first.status_code == 200 and first.json() == {"replaced": False}
    second = client.post(f"/api/matches/{key}/seats/2/replace", headers=tokens[1])
    assert second.json() == {"replaced": True}
    assert look(client, key)["seats"][2]["kind"] == "greedy"
    assert client.get(f"/api/matches/{key}", headers=tokens[2]).status_code == 401
    assert client.post(f"/api/matches/{key}/seats/2/replace", headers=tokens[0]).status_code == 422


def test_fork_and_rematch(client: Client) -> None:
    key, tokens = new_match(client, ["human", "random"])
    early = client.post(f"/api/matches/{key}/fork", json={"at": 3}, headers=tokens[0])
    assert early.status_code == 422
    play_to_the_end(client, key, tokens)
    at = look(client, key, at=20)
    forked = client.post(f"/api/matches/{key}/fork", json={"at": 20, "seats": ["human", "human"]}, headers=tokens[0])
    assert forked.status_code == 201
    client.cookies.clear()
    again = look(client, forked.json()["id"])
    assert not again["over"] and again["view"]["position"] == at["view"]["position"]
    more = client.post(f"/api/matches/{key}/rematch", headers=tokens[0])
    assert more.status_code == 201 and more.json()["id"] != key


def test_a_bad_record_names_its_line(client: Client) -> None:
    answer = client.post("/api/records", json={"record": "hello"})
    assert answer.status_code == 422 and answer.json()["line"] == 1


def test_a_restarted_server_has_every_accepted_choice(database: str) -> None:
    with TestClient(create_app(Settings(database, workers=1, artists=0))) as client:
        key, tokens = new_match(client, ["human", "human"])
        for _ in range(9):
            seen = look(client, key, tokens[look(client, key)["to_move"][0]])
            body = {"seq": seen["seq"], "choice": seen["options"][-1]["choice"]}
            client.post(f"/api/matches/{key}/choices", json=body, headers=tokens[seen["seat"]])
        before = [look(client, key, tokens[seat], seat=seat) for seat in (0, 1)]
    with TestClient(create_app(Settings(database, workers=1, artists=0))) as client:
        after = [look(client, key, tokens[seat], seat=seat) for seat in (0, 1)]
    for then, now in zip(before, after, strict=True):
        assert (now["seq"], now["view"], now["options"], now["log"]) == (
            then["seq"], then["view"], then["options"], then["log"],
        )  # fmt: skip


def test_who_choose_at_once_do_not_disturb_each_other(client: Client) -> None:
    answer = client.post("/api/matches", json={"game": "tekhenu", "players": 2, "seats": ["human", "human"]})
    client.cookies.clear()
    made = answer.json()
    key, tokens = made["id"], {s["seat"]: {"Authorization": f"Bearer {s['token']}"} for s in made["seats"]}
    assert look(client, key)["to_move"] == [0, 1]
    seen = {seat: look(client, key, tokens[seat]) for seat in (0, 1)}
    for seat in (0, 1):
        body = {"seq": seen[seat]["seq"], "choice": seen[seat]["options"][0]["choice"]}
        assert client.post(f"/api/matches/{key}/choices", json=body, headers=tokens[seat]).status_code == 200
        assert client.post(f"/api/matches/{key}/choices", json=body, headers=tokens[seat]).status_code == 409
