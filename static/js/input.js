// Turns a reader's input on a board into commands: buttons clicked, keys pressed while the focus is inside; follows the page.
import { isEnabled, on } from "./dom.js";
import { at } from "./state.js";
import { loadedTools } from "./tools.js";
import { whenNear } from "./when-near.js";
/** @import { Board } from "./board.js" */

/** Listens until the signal is aborted. @param {Board} board @param {AbortSignal} signal */
export function listen(board, signal) {
  const { root, toolbar, figures } = board;

  on(root, "click", signal, (event) => {
    board.click = [event, board.replay]; // a pit that was clicked is played later
    const button = /** @type {Element} */ (event.target).closest("button");
    if (!button) return;
    if (button.dataset.chip) {
      const { line, ply } = board.moves.chips[Number(button.dataset.chip)];
      board.interrupt();
      board.goTo((replay) => at({ ...replay, line }, ply), false, board);
    }
    if (button.dataset.do && isEnabled(button)) {
      if (toolbar.element.contains(button)) toolbar.setTabStop(button);
      board.act(button.dataset.do);
    }
  });

  // The tools, which the focus has loaded, know the keys.
  on(root, "keydown", signal, (event) => {
    if (event.key === "Tab") return;
    if (loadedTools) loadedTools.press(board, event);
    else board.withTools((tools) => tools.press(board, event));
  });

  on(document, "sow-engine", signal, () => board.retry?.());
  on(window, "beforeprint", signal, () => board.print());
  on(window, "afterprint", signal, () => figures.showBoard());
  if (!root.dataset.page) whenNear(root, () => board.engine.connection.warm(), signal); // in a frame, the engine waits for the reader
  signal.addEventListener("abort", () => board.interrupt());
}
