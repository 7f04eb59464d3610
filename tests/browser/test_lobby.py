"""The lobby: play at once, set a table, send links, come back to one's tables, watch, load a record."""

from benben.games import GAMES
from benben.words import words
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def row_of(visitor: Visitor, section: str, match: str) -> str:
    return visitor.page.inner_text(f"section[aria-labelledby={section}] a[href='/t/{match}']")


def test_every_game_has_a_card_and_is_played_with_one_click(visit: Visit) -> None:
    visitor = visit("pl")
    visitor.page.goto("/")
    for key in GAMES:
        say, card = words(key, "pl"), visitor.page.locator(f"article[aria-labelledby=card-{key}]")
        told = card.inner_text()
        assert all(say(f"game{part}") in told for part in ("", ".about", ".length", ".weight"))
        assert card.locator("img").first.evaluate("(image) => image.decode().then(() => image.naturalWidth > 100)")
    visitor.page.click("[data-play=faraon]")
    visitor.page.wait_for_url("**/t/*")
    assert visitor.ready()


def test_a_new_table_with_options_and_a_link(visit: Visit) -> None:
    host, guest = visit(), visit("pl")
    host.page.goto("/")
    host.page.click("[data-new=egizia]")
    host.page.check("dialog #new-players-3", force=True)
    for seat, kind in enumerate(["human", "open", "novice"]):
        host.page.select_option(f"dialog #new-kind-{seat}", kind)
    host.page.fill("dialog #new-name-0", "Merit")
    option = next(iter(GAMES["egizia"].modes[0].options))
    told = host.page.inner_text("dialog .body")
    assert words("egizia", "en")(f"option-{option.key.replace('_', '-')}.text") in told
    host.page.locator("dialog .check input").check()
    host.page.select_option("dialog #new-clock", "600")
    host.page.click("dialog footer .primary")
    link = host.page.input_value("dialog .links input")
    host.page.click("dialog footer a")
    host.page.wait_for_selector("#ui-board svg")
    match = host.page.url.rsplit("/", 1)[1]
    assert "Merit" in host.page.inner_text("#ui-seats")
    away = words(None, "en")("web-open-seat")
    assert away in host.page.inner_text("#ui-seats")
    guest.page.goto(link)
    guest.page.wait_for_url(f"**/t/{match}")
    online = words(None, "en")("web-online")
    host.page.wait_for_function("(word) => document.querySelector('#ui-seats').innerText.includes(word)", arg=online)
    look = guest.look(match)
    assert [row["mine"] for row in look["seats"]] == [False, True, False]
    assert look["clock"] == 600


def test_my_tables_come_first_where_it_is_my_turn(visit: Visit) -> None:
    host, watcher = visit(), visit()
    waiting = mine = ""
    while not (waiting and mine):
        match = host.create("egizia", ["human", "open"], public=True)["id"]
        if host.look(match)["to_move"] == [0]:
            mine = match
        else:
            waiting = match
    host.page.goto("/")
    order = host.page.eval_on_selector_all("section[aria-labelledby=mine] a", "(all) => all.map((a) => a.href)")
    assert order.index(f"{host.address}/t/{mine}") < order.index(f"{host.address}/t/{waiting}")
    assert words(None, "en")("web-your-turn") in row_of(host, "mine", mine)
    assert words(None, "en")("web-your-turn") not in row_of(host, "mine", waiting)
    watcher.page.goto("/")
    assert words(None, "en")("web-watch") in row_of(watcher, "public", mine)
    watcher.page.click(f"a[href='/t/{mine}']")
    watcher.page.wait_for_selector("#ui-board svg")
    assert watcher.page.locator("#ui-prompt .option").count() == 0
    assert words(None, "en")("web-watching") in watcher.page.inner_text("#ui-prompt")
