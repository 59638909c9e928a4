// Entry point of the page that shows one board in a frame on another site. The fragment of its address says which one: a link to a board
// (address.js), puzzle-ID or day. The parameters of the address: theme, light or dark; lang, the language; fit, if the page around it makes
// the frame as high as this page.
import { boardOf, find, findAll, html, readJson } from "../dom.js";
import { markEnglish } from "../board-text.js";
import { meta } from "../meta.js";
import { parseAddress } from "../puzzles/daily.js";
import { decode } from "../tools/fragment.js";
import { quote, t } from "../words.js";
import { prepareExample, prepareLine } from "./board.js";
import * as address from "./address.js";
import { adoptPage, load } from "./load.js";
import { showPuzzle } from "./puzzle.js";

const root = document.documentElement;
const options = new URLSearchParams(location.search);

// A frame with the attribute sandbox may have no origin. Then browsers start only workers that the page has made itself.
if (origin === "null")
  globalThis.Worker = class extends Worker {
    /** @param {string|URL} script */
    constructor(script) {
      const code = `importScripts(${JSON.stringify(new URL(script, document.baseURI))})`;
      super(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
    }
  };

/** @param {unknown} theme "light", "dark" or another value, for the system's choice */
function setTheme(theme) {
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : "";
}

/** Sends the page around this one the size. Its origin is unknown, and the size is no secret. */
function sendSize() {
  const { height } = document.body.getBoundingClientRect();
  parent.postMessage({ sowbook: "size", height: Math.ceil(height), title: document.title, theme: root.dataset.theme }, "*");
}

/** Shows what the address names. @returns {Promise<string>} "", or what is wrong with the address */
async function show() {
  const { theme = "", lang = root.lang } = Object.fromEntries(options);
  if (!/^(light|dark|)$/.test(theme)) return t("no-value", { key: "theme", values: "light, dark", quote: quote(theme) });
  if (lang !== root.lang) return showIn(lang);
  const fragment = location.hash.slice(1);
  const puzzle = parseAddress(decode(fragment), new Date());
  if (puzzle) return showOnePuzzle(puzzle);
  return showBoard(fragment);
}

/** Goes to this page in another language. @param {string} lang */
function showIn(lang) {
  const others = /** @type {HTMLAnchorElement[]} */ (findAll(document, ".languages a"));
  const other = others.find(({ hreflang }) => hreflang === lang);
  if (!other) return t("no-value", { key: "lang", values: others.map(({ hreflang }) => hreflang).join(", "), quote: quote(lang) });
  options.delete("lang");
  location.replace(`${other.href}?${options}${location.hash}`);
  return "";
}

const seat = () => find(document, ".seat");

/** @param {{puzzle?: string, day?: string}} which */
async function showOnePuzzle(which) {
  const to = /** @type {HTMLAnchorElement|null} */ (document.querySelector("[data-puzzles]"));
  const shown = to && (await showPuzzle(seat(), to.href, which));
  if (!to || !shown) return t("embed-no-puzzle", { quote: quote(which.puzzle ?? "") });
  showOrigin(shown.name, `${to.href}#puzzle-${shown.id}`);
  return "";
}

/** @param {string} fragment */
async function showBoard(fragment) {
  const parts = address.parts(fragment);
  if (!parts) return t("embed-empty");
  const links = /** @type {HTMLAnchorElement[]} */ (findAll(document, ".plain li a"));
  const ids = links.map(({ pathname }) => pathname.split("/").at(-2) ?? ""); // the folder of the game's page
  ids.push(...(find(document, ".plain").dataset.atlas ?? "").split(" ").filter(Boolean));
  const { on, from, rules } = parts;
  const inLanguage = links.findIndex(({ hreflang }) => !hreflang); // of this page: its sides are named in it, too
  const id = parts.game ?? (rules && ids[Math.max(0, inLanguage)]);
  if (!id || !ids.includes(id)) return address.unknownGame(rules ? `sow=1&game=${id}` : fragment, ids);
  const page = links[ids.indexOf(id)] ?? (await entry(id));
  if (!rules) showOrigin(page.text, page.href);

  let doc = on ? await load(page.href.split("#")[0]) : undefined;
  const example = doc && findAll(doc, "sow-board, sow-pair").find(({ id }) => id === on);
  let element = example?.localName === "sow-pair" ? find(example, "sow-board") : example;
  const isExample = !!element;
  if (on && !from && !isExample) return t("embed-no-example", { game: id, quote: quote(on) });
  if (!doc || !element) {
    doc = await load(`${id}.json`);
    element = find(doc, "sow-board");
  }
  adoptPage(doc); // before any message is read, which may be in the language of the example's page
  const game = readJson(document.getElementById(`game-${element.dataset.game}`));
  if (rules) return (await import(new URL(meta("rules"), document.baseURI).href)).show(seat(), fragment, game, element);
  const prepared = (isExample ? prepareExample : prepareLine)(element, game, (shown) => address.read(fragment, game, shown, isExample));
  if (prepared.problem) return prepared.problem;
  const origin = isExample ? `${page.href.split("#")[0]}#${on}` : page.href;
  showOrigin(page.text, origin);
  const whole = element.closest("sow-pair");
  for (const board of whole ? findAll(whole, "sow-board") : [element]) board.dataset.page = origin;
  seat().replaceChildren(whole ?? element);
  whole?.dispatchEvent(new Event("sow-start")); // it may have been connected before its boards
  const board = boardOf(element);
  if (!board) throw new Error("main.js is missing");
  await prepared.begin(board);
  return "";
}

/** The page of an entry of the atlas, to which the page in the frame has no link. @param {string} id */
async function entry(id) {
  const { title, page } = readJson((await load(`${id}.json`)).getElementById(`game-${id}`));
  return { text: title, href: new URL(page, location.href).href };
}

/** Names what the frame shows, and links to it. @param {string} name @param {string} href */
function showOrigin(name, href) {
  const link = /** @type {HTMLAnchorElement} */ (find(document, ".from a"));
  link.dataset.site ??= link.text;
  link.href = href;
  link.textContent = t("embed-of", { name, site: link.dataset.site });
  find(document, "h1").textContent = document.title = link.text;
}

/** Says what is wrong instead of showing a board. @param {string} problem */
function report(problem) {
  seat().replaceChildren(html("p", { class: "notice", role: "alert" }, ...markEnglish(problem)));
}

async function start() {
  new ResizeObserver(sendSize).observe(document.body);
  try {
    const problem = await show();
    if (problem) report(problem);
  } catch (error) {
    console.error(error);
    report(t("embed-missing"));
  }
  sendSize(); // with the title
}

root.classList.add("js");
root.classList.toggle("fit", options.has("fit"));
setTheme(options.get("theme"));
addEventListener("message", ({ source, data }) => {
  if (source === parent && data?.sowbook === "theme") setTheme(data.theme);
});
addEventListener("hashchange", () => location.reload());
document.addEventListener("DOMContentLoaded", start);
