// Press and hold: the buttons Back and Forward of a board repeat while they are held down.
import { boardOf, on } from "../dom.js";
import { after } from "../timers.js";

const FIRST = 450; // milliseconds before the first repeat
const NEXT = 140;
const CLICK = 50; // within which the click that ends a hold arrives
const REPEATED = '[data-do="back"], [data-do="forward"]';

/** Repeats the command of a button while it is held down, on every board of the page. The click that ends a hold is ignored. */
export function repeatHeldButtons() {
  repeatWhileHeld(
    document,
    ({ target }) => {
      const button = /** @type {HTMLElement|null} */ (/** @type {Element} */ (target).closest(REPEATED));
      const board = boardOf(button?.closest("sow-board"));
      return board && (() => board.act(button?.dataset.do ?? "", true));
    },
    new AbortController().signal,
  );
  document.querySelector(`:is(${REPEATED}):active`)?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })); // pressed before the tools were loaded
}

/** Calls a function again and again while the primary button is held down on its target, until the signal is aborted.
 * @param {EventTarget} root @param {(event: Event) => (() => unknown)|undefined} commandOf what to repeat, undefined for nothing
 * @param {AbortSignal} signal */
export function repeatWhileHeld(root, commandOf, signal) {
  let held = false;
  let timer = 0;
  /** @type {EventTarget|null} */
  let pressed = null;
  on(root, "pointerdown", signal, (event) => {
    const command = commandOf(event);
    clearTimeout(timer);
    if (event.button !== 0 || !command) return;
    pressed = event.target;
    const again = () => {
      held = true;
      command();
      timer = after(NEXT, signal, again);
    };
    timer = after(FIRST, signal, again);
  });
  const end = () => {
    clearTimeout(timer);
    after(CLICK, signal, () => (held = false));
  };
  on(root, "pointerup", signal, end);
  on(root, "pointercancel", signal, end);
  on(root, "pointerover", signal, ({ target }) => target !== pressed && end()); // the pointer has left what it pressed
  root.addEventListener("click", (event) => held && event.stopImmediatePropagation(), { capture: true, signal });
}
