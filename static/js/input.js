// Turns a reader's input on a board into commands: buttons clicked, keys pressed while the focus is inside.
import { on } from "./dom.js";
import { at } from "./state.js";
import { loadedTools } from "./tools.js";
/** @import { Board } from "./board.js" */

/** Listens until the signal is aborted. @param {Board} board @param {AbortSignal} signal */
export function listen(board, signal) {
  const { root, toolbar, pits } = board;

  on(root, "click", signal, (event) => {
    board.click = [event, board.replay]; // a pit that was clicked is played later
    const button = /** @type {Element} */ (event.target).closest("button");
    if (!button) return;
    if (button.dataset.chip) {
      const { line, ply } = board.moves.chips[Number(button.dataset.chip)];
      board.goTo((replay) => at({ ...replay, line }, ply), false, board);
    }
    if (button.dataset.do && button.getAttribute("aria-disabled") !== "true") {
      if (toolbar.element.contains(button)) toolbar.setTabStop(button);
      board.act(button.dataset.do);
    }
  });

  on(root, "focusin", signal, () => board.prefetchMoves());
  on(root, "pointerover", signal, (event) => {
    if (event.pointerType === "mouse" && pits.layer.contains(/** @type {Node} */ (event.target))) board.prefetchMoves();
  });

  // The tools, which the focus has loaded, know the keys.
  on(root, "keydown", signal, (event) => {
    if (event.key === "Tab") return;
    if (loadedTools) loadedTools.press(board, event);
    else board.withTools((tools) => tools.press(board, event));
  });
}
