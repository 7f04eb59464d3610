// Dialogs: a title, a body, buttons.

import { h } from "./dom.js";
import { t } from "./words.js";

export function openDialog(title, body, buttons = [], kind = "") {
  const heading = h("h2", { id: `dialog-${Date.now()}` }, title);
  const dialog = h(
    "dialog",
    { class: kind, "aria-labelledby": heading.id },
    h("header", {}, heading, h("button", { class: "button quiet", type: "button", "aria-label": t("close"), onclick: () => dialog.close() }, "✕")),
    h("div", { class: "body", tabindex: "-1", autofocus: true }, body),
    buttons.length ? h("footer", {}, buttons) : null,
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export function ask(title, text, yes) {
  return new Promise((answer) => {
    let said = false;
    const button = h("button", { class: "button primary", type: "button", onclick: () => { said = true; dialog.close(); } }, yes);
    const no = h("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("cancel"));
    const dialog = openDialog(title, h("p", {}, text), [no, button]);
    dialog.addEventListener("close", () => answer(said));
    button.focus();
  });
}
