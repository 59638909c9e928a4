// Entry point of what happens when the page and its scripts are from different builds: the page is reloaded, once for each build. If that
// does not help, a line at the top says so.
import { key } from "./book-storage.js";
import { boardOf, button, findAll, html } from "./dom.js";
import { meta } from "./meta.js";
import { keepClick, lastClicked } from "./repeat-click.js";
import * as link from "./tools/link.js";
import { t } from "./words.js";
/** @import { Board, Where } from "./board.js" */

const DRAWING = 50; // milliseconds in which the boards draw what the reader has done

let reloading = false;

/** Reloads the page with its boards as they are, and repeats the click that needed the other build. */
export function reload() {
  if (reloading) return;
  const id = meta("build");
  try {
    const reloaded = key("reloaded");
    const builds = sessionStorage[reloaded] ?? "";
    if (builds.includes(id)) return offerReload();
    sessionStorage[reloaded] = `${builds} ${id}`;
  } catch {
    return offerReload(); // without storage it could go on forever
  }
  reloading = true;
  setTimeout(() => {
    keepPlace();
    keepClick();
    location.reload();
  }, DRAWING);
}

/** Writes what the reader has played into the address, which the script that does so may not have done. The play page and the lab, which get
 * the event sow-reload, do so by themselves. */
function keepPlace() {
  document.dispatchEvent(new Event("sow-reload"));
  const boards = findAll(document, "sow-board:not([data-apart])").flatMap((root) => boardOf(root) ?? []);
  const write = (/** @type {Board} */ { root }, /** @type {Where} */ where) => `#${link.write(root.id, where)}`;
  const moved = boards.filter((board) => write(board, board.where) !== write(board, board.initial));
  const focused = moved.find(({ root }) => root.contains(document.activeElement));
  const board = lastClicked(moved) ?? focused ?? (location.hash ? undefined : moved[0]);
  if (board) history.replaceState(history.state, "", write(board, board.where));
}

function offerReload() {
  if (document.querySelector(".outdated")) return;
  const again = button({ class: "control" }, t("reload"));
  again.addEventListener("click", () => {
    keepPlace();
    location.reload();
  });
  document.querySelector("main")?.prepend(html("p", { class: "notice outdated", role: "alert" }, t("outdated"), " ", again));
}
