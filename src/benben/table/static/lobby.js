// The lobby: play at once, set a table, load a record.

import { h } from "./dom.js";
import { complain } from "./complain.js";
import { openDialog } from "./dialog.js";
import { openNewTable } from "./newtable.js";
import { post } from "./net.js";
import { startPage } from "./page.js";
import { t } from "./words.js";

async function playNow(button) {
  const players = Number(button.dataset.players);
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? "human" : "greedy"));
  button.disabled = true;
  try {
    const made = await post("/api/matches", { game: button.dataset.play, players, seats });
    location.href = `/t/${made.id}`;
  } catch (fault) {
    button.disabled = false;
    complain(fault);
  }
}

function openLoad() {
  const text = h("textarea", { id: "load-text", spellcheck: "false" });
  const file = h("input", { type: "file", id: "load-file", class: "button", accept: ".txt,.benben,text/plain" });
  file.addEventListener("change", async () => {
    if (file.files[0]) text.value = await file.files[0].text();
  });
  const load = h("button", { class: "button primary", type: "button" }, t("load"));
  load.addEventListener("click", async () => {
    load.disabled = true;
    try {
      const made = await post("/api/records", { record: text.value });
      location.href = `/t/${made.id}?at=0`;
    } catch (fault) {
      load.disabled = false;
      complain(fault);
    }
  });
  openDialog(
    t("load-record"),
    [
      h("div", { class: "field" }, h("label", { for: "load-file" }, t("record-file")), file),
      h("div", { class: "field" }, h("label", { for: "load-text" }, t("record-text")), text),
    ],
    [load],
  );
}

await startPage();
for (const button of document.querySelectorAll("[data-play]")) button.addEventListener("click", () => playNow(button));
for (const button of document.querySelectorAll("[data-new]")) button.addEventListener("click", () => openNewTable(button.dataset.new));
document.querySelector("[data-load]").addEventListener("click", openLoad);
