// The keyboard: commands by letter, options by number and letter.

import { h } from "./dom.js";
import { openDialog } from "./dialog.js";
import { t } from "./words.js";

const COMMANDS = [
  ["1–9, A–Z", "key-options"],
  ["← → ↑ ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["U", "key-undo"],
  ["H", "key-hint"],
  ["R", "key-rule"],
  ["L", "key-log"],
  ["+ − 0", "key-zoom"],
  ["Esc", "key-escape"],
  ["?", "key-help"],
];

export function openHelp() {
  openDialog(t("keyboard"), h("dl", { class: "keys" }, COMMANDS.flatMap(([key, word]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(word))])));
}

// `acts` maps keys to functions; `option(key)` chooses an option and says whether there was one.
export function startKeys(acts, option) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target.closest("input, select, textarea, dialog") && event.key !== "Escape") return;
    if (document.querySelector("dialog[open]")) return;
    const act = acts[event.key] ?? acts[event.key.toLowerCase()];
    if (act) {
      if (act() !== false) event.preventDefault();
    } else if (/^[1-9a-z]$/i.test(event.key) && option(event.key)) {
      event.preventDefault();
    }
  });
}
