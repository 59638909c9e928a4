// Shows a board in full screen: by the browser or, where it cannot, over the page.
import { find } from "../dom.js";
/** @import { Board } from "../board.js" */

/** Shows a board in full screen, or in the page again. @param {Board} board */
export async function toggleFullScreen({ root }) {
  const figure = find(root, "figure");
  if (document.fullscreenElement) return document.exitFullscreen();
  if (figure.classList.contains("full")) return void figure.classList.remove("full");
  await figure.requestFullscreen?.().catch(() => undefined);
  if (!document.fullscreenElement) figure.classList.add("full");
}
