// Loads the tools (panel, set-up, links, readings, pairs of boards) when a reader first needs one of them. They are a script of
// their own.
import { scriptLoader } from "./load-script.js";
import { meta } from "./meta.js";

/** @typedef {typeof import("./tools/all.js")} Tools */

const TIMEOUT = 10000; // milliseconds

/** @type {() => Promise<Tools>} */
const loadScript = scriptLoader(() => meta("tools"));
/** @type {Tools|undefined} */
export let loadedTools;

/** Loads the tools, once. Fails if they cannot be loaded; the next call tries again. @returns {Promise<Tools>} */
export async function loadTools() {
  /** @type {Promise<never>} */
  const late = new Promise((_, fail) => setTimeout(fail, TIMEOUT));
  loadedTools = await Promise.race([loadScript(), late]);
  return loadedTools;
}

/** Calls a function with the tools: at once if they are loaded, else when they are. @param {(tools: Tools) => unknown} then
 * @param {() => unknown} [failed] called if they or what is to follow fail */
export const load = (then, failed = () => {}) => void (async () => then(loadedTools ?? (await loadTools())))().catch(failed);

/** Loads the tools as soon as an address opens a board or shows it alone, a click is to be repeated (repeat-click.js), a board is used or changed, or the mark
 * of a clause is pointed at, focused or clicked, and lets them respond. Until the words of a clause are shown, a click on its mark does not follow the link. */
export function loadToolsOnDemand() {
  const openAddress = () =>
    (history.state?.click || /^#sow[=%]|-\d+$/.test(location.hash) || /[?&](kiosk|present)/.test(location.search)) && load(() => {});
  openAddress();
  addEventListener("hashchange", openAddress);
  for (const type of ["change", "click", "focusin", "pointerover", "sow-change"]) document.addEventListener(type, respond);
}

/** @param {any} event a link that a click opens in another tab is followed */
function respond(event) {
  const found = event.target.closest?.("sow-board, .clause:not([aria-describedby])");
  if (!found) return;
  const href =
    event.type === "click" && !event.ctrlKey && !event.metaKey && !event.shiftKey && /** @type {HTMLAnchorElement} */ (found).href;
  if (href) event.preventDefault();
  load(
    (tools) => tools.respond(found, event),
    () => href && location.assign(href),
  );
}
