// The words that a page in a language holds for its scripts, as a document of its own: a test imports it before any module that reads messages.
import { readFileSync } from "node:fs";

/** The messages of some sections of a table, as a page flattens them; those that it lacks are in English. @param {string} lang @param {string[]} sections */
export function table(lang, sections) {
  const text = readFileSync(new URL(`../../../templates/words/${lang}.yaml`, import.meta.url), "utf8");
  /** @type {Record<string, string>} */
  const all = lang === "en" ? {} : table("en", sections);
  let section = "";
  for (const line of text.split("\n")) {
    const [, key, value] = /^(?: {2})?([a-z0-9-]+):(?: (".*"))?$/.exec(line) ?? [];
    if (key && !value && !line.startsWith(" ")) section = key;
    else if (key && line.startsWith(" ") && sections.includes(section)) all[key] = JSON.parse(value);
  }
  return all;
}

/** The engine's English messages. @returns {Record<string, string>} */
export function engineEnglish() {
  const text = readFileSync(new URL("../../../internal/prose/english.go", import.meta.url), "utf8");
  return Object.fromEntries([...text.matchAll(/^([a-z-]+): (".*")$/gm)].map(([, key, value]) => [key, JSON.parse(value)]));
}

/** @param {string} lang */
export function speak(lang) {
  const words = JSON.stringify(
    table(lang, [
      "board",
      "tools",
      "compare-script",
      "search-script",
      "home-script",
      "learn-script",
      "guide-script",
      "you-script",
      "play-script",
      "puzzles-script",
      "lab-script",
    ]),
  );
  globalThis.document = /** @type {any} */ ({
    baseURI: "https://example.org/a/play/",
    documentElement: { lang },
    getElementById: () => ({ textContent: words }),
    querySelector: () => ({ content: "../worker.js" }), // the only element read is the one with this address
  });
}

speak("en");
