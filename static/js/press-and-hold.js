// Press and hold: a button repeats its command while it is held down.
import { on } from "./dom.js";
import { after } from "./timers.js";

const FIRST = 450; // milliseconds before the first repeat
const NEXT = 140;
const CLICK = 50; // within which the click that ends a hold arrives

/** Repeats a command while the primary button is held down on its target, until the signal is aborted.
 * @param {EventTarget} root @param {(event: Event) => string} commandOf the command to repeat, "" for none
 * @param {(command: string) => void} repeat @param {AbortSignal} signal
 * @returns {() => boolean} reports whether a hold is under way or has just ended, so that its click is to be ignored */
export function repeatWhileHeld(root, commandOf, repeat, signal) {
  let held = false;
  let timer = 0;
  on(root, "pointerdown", signal, (event) => {
    const command = commandOf(event);
    clearTimeout(timer);
    if (event.button !== 0 || !command) return;
    const again = () => {
      held = true;
      repeat(command);
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
  on(root, "pointerleave", signal, end);
  return () => held;
}
