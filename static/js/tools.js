// The tools beside the boards (the panel, links and the address, switches, boards in pairs, whole lines) are a script of their own,
// fetched when a reader first needs one of them.

/** @typedef {typeof import("./tools/all.js")} Tools */

const PATIENCE = 10000;

/** @type {Promise<Tools>|undefined} */
let script;
let tries = 0; // in the address, because a script that could not be had is not asked for twice

/** @returns {Promise<Tools>} fails when the script cannot be had; the next call tries again */
export function tools() {
  const meta = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=sowbook-tools]"));
  script ??= import(`${new URL(meta.content, document.baseURI)}#${tries++}`);
  script.catch(() => (script = undefined));
  return Promise.race([script, new Promise((_, fail) => setTimeout(fail, PATIENCE))]);
}

/** Fetches them for an address that opens a board, as soon as a board is moved, and when a switch is touched, which is then done. */
export function expect() {
  const fetch = () => void tools().catch(() => {});
  const address = () => /^#(sow[=%]|.*-\d+$)/.test(location.hash) && fetch();
  address();
  addEventListener("hashchange", address);
  document.addEventListener("sow-change", fetch);
  document.addEventListener("change", ({ target }) => {
    const input = /** @type {HTMLInputElement} */ (target);
    const { board } = /** @type {any} */ (input.dataset.of && input.closest("sow-board")) || {};
    if (board) board.use((/** @type {Tools} */ all) => all.choose(board, input));
  });
}
