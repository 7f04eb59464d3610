// Pages to read: only the settings need a script.

import { loadMarks } from "./dom.js";
import { untilAnswered } from "./net.js";
import { lang, useLanguage } from "./words.js";
import { openSettings } from "./settings.js";

export async function startPage() {
  await untilAnswered(() => Promise.all([useLanguage(lang), loadMarks()]));
  document.querySelector("[data-settings]")?.addEventListener("click", openSettings);
}

if (document.querySelector('script[src$="/page.js"]')) startPage();
