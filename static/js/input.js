// What a reader does to a board: touches a button, holds it, presses a key while the focus is inside. Says it as commands.
import { step } from "./spots.js";

/**
 * @typedef {{act: (command: string, quick?: boolean) => void, go: (ply: number) => void, escape: () => void}} Commands
 * @typedef {import("./bar.js").Bar} Bar
 * @typedef {import("./spots.js").Spots} Spots
 */

const HOLD = 450; // before a held button repeats
const AGAIN = 140;

/** Listens until the signal is aborted.
 * @param {HTMLElement} root @param {Bar} bar @param {Spots} pits @param {Commands} commands @param {AbortSignal} signal */
export function listen(root, bar, pits, commands, signal) {
  let held = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let clock;

  /** @param {Event} event @returns {HTMLButtonElement|null} */
  const pressed = (event) => /** @type {Element} */ (event.target).closest("button");

  const release = () => {
    clearTimeout(clock);
    setTimeout(() => (held = false), 50); // after the click that ends a hold
  };

  root.addEventListener("click", (event) => {
    const button = pressed(event);
    if (held) return;
    if (!button) return;
    if (button.dataset.ply !== undefined) commands.go(Number(button.dataset.ply));
    if (button.dataset.do && button.getAttribute("aria-disabled") !== "true") {
      if (bar.element.contains(button)) bar.rove(button);
      commands.act(button.dataset.do);
    }
  }, { signal });

  root.addEventListener("pointerdown", (event) => {
    const command = pressed(event)?.dataset.do ?? "";
    if (event.button !== 0 || !["back", "forward", "undo", "redo"].includes(command)) return;
    const repeat = () => {
      held = true;
      commands.act(command, true);
      clock = setTimeout(repeat, AGAIN);
    };
    clearTimeout(clock);
    clock = setTimeout(repeat, HOLD);
  }, { signal });
  for (const end of ["pointerup", "pointercancel", "pointerleave", "blur"]) root.addEventListener(end, release, { signal });

  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (key(event)) event.preventDefault();
  }, { signal });

  /** @param {KeyboardEvent} event @returns {boolean} whether it was a command */
  function key(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.key === "Escape" && root.dataset.mode === "try") return commands.escape(), true;
    if (pits.layer.contains(target)) return alongTrack(event.key, target);
    if (bar.element.contains(target)) return alongBar(event.key, target);
    if (target.matches("svg.board")) return stepping(event);
    return false;
  }

  /** @param {KeyboardEvent} event */
  function stepping({ key, repeat }) {
    const command = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" }[key];
    if (command) commands.act(command, repeat);
    return command !== undefined;
  }

  /** @param {string} key @param {Element} target */
  function alongBar(key, target) {
    const all = bar.reachable;
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (target));
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[key];
    if (at < 0 || to === undefined) return false;
    const next = all[(to + all.length) % all.length];
    bar.rove(next);
    next.focus();
    return true;
  }

  /** @param {string} key @param {Element} target */
  function alongTrack(key, target) {
    if (!/^(Arrow|Home$|End$)/.test(key)) return false;
    const choice = target.closest(".choice");
    if (choice) {
      const ways = choice.querySelectorAll("button");
      (target === ways[0] ? ways[ways.length - 1] : ways[0]).focus();
    } else {
      pits.focus(step(Number(/** @type {HTMLElement} */ (target).dataset.place), key, pits.view.pits));
    }
    return true;
  }
}
