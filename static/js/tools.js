// The tools beside the boards (the panel, links and the address, switches, boards in pairs) are a script of their own, fetched
// when a page or its reader first needs one of them.

/** @typedef {typeof import("./tools/all.js")} Tools */

/** @type {Promise<Tools>|undefined} */
let script;
let tries = 0; // in the address, because a script that could not be had is not asked for twice

/** @returns {Promise<Tools>} fails when the script cannot be had; the next call tries again */
export function tools() {
  const meta = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=sowbook-tools]"));
  script ??= import(`${new URL(meta.content, document.baseURI)}#${tries++}`);
  script.catch(() => (script = undefined));
  return script;
}

/** Fetches them for a page that has a pair or a switch, for an address that opens a board, and as soon as a board is moved. */
export function expect() {
  const fetch = () => void tools().catch(() => {});
  const address = () => /^#(sow[=%]|.*-\d+$)/.test(location.hash) && fetch();
  if (document.querySelector("sow-pair, .switches")) fetch();
  else address();
  addEventListener("hashchange", address);
  document.addEventListener("sow-change", fetch);
}
