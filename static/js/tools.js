// Loads the tools (panel, set-up, links, readings, pairs of boards) when a reader first needs one of them. They are a script of
// their own.
import { boardOf, meta } from "./dom.js";

/** @typedef {typeof import("./tools/all.js")} Tools */

const TIMEOUT = 10000; // milliseconds

/** @type {Promise<Tools>|undefined} */
let script;
let tries = 0; // part of the address, because a browser does not ask again for a script that failed to load

/** Loads the tools, once. Fails if they cannot be loaded; the next call tries again. @returns {Promise<Tools>} */
export function loadTools() {
  script ??= import(`${new URL(meta("tools"), document.baseURI)}#${tries++}`);
  script.catch(() => (script = undefined));
  return Promise.race([script, new Promise((_, fail) => setTimeout(fail, TIMEOUT))]);
}

/** Loads the tools, if they can be loaded. @param {(tools: Tools) => void} [then] */
const load = (then) => void loadTools().then(then, () => {});

/** Reloads a page that has a file of another build. The tools do so by themselves if they are from another build, too. */
export const reload = () => load((tools) => tools.reload());

/** Loads the tools as soon as an address opens a board, a board is moved, or a reading is chosen, which is then applied. */
export function loadToolsOnDemand() {
  const openAddress = () => /^#(sow[=%]|.*-\d+$)/.test(location.hash) && load();
  openAddress();
  addEventListener("hashchange", openAddress);
  document.addEventListener("sow-change", () => load());
  document.addEventListener("change", ({ target }) => {
    const input = /** @type {HTMLInputElement} */ (target);
    const board = input.dataset.of && boardOf(input.closest("sow-board"));
    if (board) board.withTools((tools) => tools.choose(board, input));
  });
}
