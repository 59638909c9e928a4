// The panel of a board is a script of its own, fetched when a reader first asks for it.

/** @type {Promise<typeof import("./panel.js")>|undefined} */
let script;
let tries = 0; // in the address, because a script that could not be had is not asked for twice

/** @param {import("../board.js").Board} board @returns {Promise<import("./panel.js").Panel>} fails when the script cannot be had */
export async function panel(board) {
  const meta = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=sowbook-tools]"));
  script ??= import(`${new URL(meta.content, document.baseURI)}#${tries++}`);
  script.catch(() => (script = undefined));
  return new (await script).Panel(board);
}
