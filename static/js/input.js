// Turns a reader's input on a board into commands: buttons clicked, keys pressed while the focus is inside.
import { on } from "./dom.js";
import { toward } from "./pits.js";
import { at, hasLeftExample } from "./state.js";
/** @import { Board } from "./board.js" */

/** @type {Record<string, string>} */
const KEYS = { ",": "back", ".": "forward", "<": "first", ">": "last", p: "play", s: "grain", f: "flip" };

/** Listens until the signal is aborted. @param {Board} board @param {AbortSignal} signal */
export function listen(board, signal) {
  const { root, toolbar, pits } = board;

  on(root, "click", signal, (event) => {
    board.click = [event, board.replay]; // a pit that was clicked is played later
    const button = buttonOf(event);
    if (!button) return;
    if (button.dataset.chip) {
      const { line, ply } = board.moves.chips[Number(button.dataset.chip)];
      board.goTo((replay) => at({ ...replay, line }, ply), false);
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

  on(root, "keydown", signal, (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.altKey || event.ctrlKey || event.metaKey || target.matches("input, select, textarea")) return;
    if (press(event.key, target, event.repeat)) event.preventDefault();
  });

  /** @param {string} key @param {HTMLElement} target @param {boolean} quick @returns {boolean} whether it was a command */
  function press(key, target, quick) {
    if (key === "Escape") return pits.closeChoice() || pits.unqueue() || (hasLeftExample(board.replay) && !!board.act("book"));
    if (KEYS[key]) {
      board.act(KEYS[key], quick);
      return true;
    }
    return pits.layer.contains(target) ? alongPits(key, target) : toolbar.element.contains(target) && alongBar(key, target);
  }

  /** @param {string} key @param {HTMLElement} target */
  function alongBar(key, target) {
    const { all } = toolbar;
    if (!all.includes(target) || !/^(ArrowLeft|ArrowRight|Home|End)$/.test(key)) return false;
    const next = along(all, target, key);
    toolbar.setTabStop(next);
    next.focus();
    return true;
  }

  /** @param {string} key @param {HTMLElement} target */
  function alongPits(key, target) {
    if (!/^(Arrow|Home$|End$)/.test(key)) return false;
    const options = [...(target.closest(".choice")?.querySelectorAll("button") ?? [])];
    if (options.length > 0) along(options, target, key).focus();
    else pits.focus(toward(pits.points, Number(target.dataset.place), key));
    return true;
  }
}

/** The button to which a key leads from another; the last one leads to the first.
 * @param {HTMLElement[]} buttons @param {HTMLElement} from @param {string} key an arrow, Home or End */
function along(buttons, from, key) {
  const k = buttons.indexOf(from);
  const to = { Home: 0, End: -1, ArrowLeft: k - 1, ArrowUp: k - 1 }[key] ?? (k + 1) % buttons.length;
  return /** @type {HTMLElement} */ (buttons.at(to));
}

/** @param {Event} event */
const buttonOf = (event) => /** @type {Element} */ (event.target).closest("button");
