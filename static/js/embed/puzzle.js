// Shows one puzzle of the collection.
import { find, findAll, html } from "../dom.js";
import { parse } from "../puzzles/collection.js";
import { daily, parseDate, today } from "../puzzles/daily.js";
import { mountPuzzle } from "../puzzles/mount-puzzle.js";
import { adoptPage, load } from "./load.js";

/** Shows a puzzle in a container. @param {HTMLElement} seat @param {string} address of the puzzles
 * @param {{puzzle?: string, day?: string}} which the id of a puzzle, or a date
 * @returns {Promise<{name: string, id: string}|undefined>} the title of its game and its id; undefined if there is no such puzzle */
export async function showPuzzle(seat, address, { puzzle: id, day = "" }) {
  const doc = await load(address);
  const all = parse(new DOMParser().parseFromString(find(doc, ".all").textContent ?? "", "text/html"));
  if (id === undefined && !parseDate(day)) day = today(new Date());
  id ??= daily(all, find(doc, "sow-puzzles").dataset.daily ?? "", day);
  const puzzle = all.find((puzzle) => puzzle.id === id);
  if (!puzzle) return;
  adoptPage(doc);
  for (const style of /** @type {HTMLLinkElement[]} */ (findAll(doc, "link[rel=stylesheet]")))
    if (/\/puzzles\.css/.test(style.href)) document.head.append(html("link", { rel: "stylesheet", href: style.href }));
  const script = /** @type {HTMLScriptElement[]} */ (findAll(doc, "script[src]")).find(({ src }) => /\/puzzles\.js/.test(src));
  await import(`${script?.src}`);
  const named = (/** @type {string} */ key, /** @type {string|number} */ value) => {
    const option = find(doc, `[name="${key}"] option[value="${value}"]`).textContent ?? "";
    return option.replace(/ \(\d+\)$/, "");
  };
  const folder = find(doc, "sow-puzzles").dataset.games ?? "";
  const file = await load(new URL(`${folder}${puzzle.game}.json`, address).href);
  adoptPage(file);
  const template = /** @type {HTMLTemplateElement} */ (find(file, "template.puzzle"));
  for (const board of findAll(template.content, "sow-board")) board.dataset.page = `${address.split("#")[0]}#puzzle-${id}`;
  mountPuzzle(seat, template, puzzle, [named("theme", puzzle.theme), named("level", puzzle.level)]);
  find(seat, "[data-next]").remove();
  return { name: named("game", puzzle.game), id };
}
