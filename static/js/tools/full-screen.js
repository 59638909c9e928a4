// Shows a board in full screen, on the play page with whose turn it is: by the browser or, where it cannot, over the page.
import { find } from "../dom.js";
/** @import { Board } from "../board.js" */

/** Shows a board in full screen, or in the page again. @param {Board} board */
export async function toggleFullScreen({ root }) {
  const shown = /** @type {HTMLElement} */ (root.closest(".seat") ?? find(root, "figure"));
  if (document.fullscreenElement) return document.exitFullscreen();
  if (shown.classList.contains("full")) return void shown.classList.remove("full");
  await shown.requestFullscreen?.().catch(() => undefined);
  if (!document.fullscreenElement) shown.classList.add("full");
}
