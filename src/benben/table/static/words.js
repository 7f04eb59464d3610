// The words of the page, in the language that the reader chose.

import { get } from "./net.js";

let words = {};
export let lang = document.documentElement.lang || "en";

export async function useLanguage(wanted) {
  words = await get(`/words/${wanted}.json`);
  lang = wanted;
  document.documentElement.lang = wanted;
  document.cookie = `benben_lang=${wanted}; path=/; max-age=30000000; samesite=lax`;
  translate(document);
}

// `@name` in a message stands for a value.
export function t(key, values = {}) {
  return (words[key] ?? key).replace(/@(\w+)/g, (whole, name) => (name in values ? values[name] : whole));
}

export function translate(root) {
  for (const element of root.querySelectorAll("[data-t]")) element.textContent = t(element.dataset.t);
  for (const element of root.querySelectorAll("[data-t-label]")) {
    element.setAttribute("aria-label", t(element.dataset.tLabel));
    if (element.hasAttribute("title")) element.title = t(element.dataset.tLabel);
  }
}
