// Hot-seat: the screen is covered before another seat's secrets are fetched.

import { byId, h, token } from "./dom.js";
import { t } from "./words.js";

export function drawCurtain(seat, name) {
  const curtain = byId("ui-curtain");
  const covered = [document.querySelector(".bar"), byId("main")];
  return new Promise((opened) => {
    const open = () => {
      curtain.hidden = true;
      for (const part of covered) part.inert = false;
      opened();
    };
    const button = h("button", { class: "button primary", type: "button", onclick: open }, t("i-am", { who: name }));
    curtain.replaceChildren(
      h("div", { class: "card-of-seat", role: "dialog", "aria-modal": "true", "aria-label": t("hand-over", { who: name }) }, token(seat, true), h("h2", {}, t("hand-over", { who: name })), h("p", {}, t("hand-over-text")), button),
    );
    for (const part of covered) part.inert = true;
    curtain.hidden = false;
    button.focus();
  });
}

export const curtainDrawn = () => !byId("ui-curtain").hidden;
