// What a reader does to a board: touches a button, holds it, presses a key while the focus is inside. Says it as commands.
import { step } from "./spots.js";

/**
 * `look`: the reader is about to need what may be played; `chip`: one of the list of moves.
 * @typedef {{act: (command: string, quick?: boolean) => void, chip: (k: number) => void, look: () => void, escape: () => boolean}} Commands
 * @typedef {import("./bar.js").Bar} Bar
 * @typedef {import("./spots.js").Spots} Spots
 */

const HOLD = 450; // before a held button repeats
const AGAIN = 140;
/** @type {Record<string, string>} */
const KEYS = { ",": "back", ".": "forward", "<": "first", ">": "last", p: "play", s: "grain", f: "flip" };

/** Listens until the signal is aborted.
 * @param {HTMLElement} root @param {Bar} bar @param {Spots} pits @param {Commands} commands @param {AbortSignal} signal */
export function listen(root, bar, pits, commands, signal) {
  let held = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let clock;

  /** @param {Event} event @returns {HTMLButtonElement|null} */
  const pressed = (event) => /** @type {Element} */ (event.target).closest("button");

  /** @param {string} name @param {(event: any) => void} heard */
  const on = (name, heard) => root.addEventListener(name, heard, { signal });

  on("click", (event) => {
    const button = pressed(event);
    if (held || !button) return;
    if (button.dataset.chip) commands.chip(Number(button.dataset.chip));
    if (button.dataset.do && button.getAttribute("aria-disabled") !== "true") {
      if (bar.element.contains(button)) bar.rove(button);
      commands.act(button.dataset.do);
    }
  });

  on("pointerdown", (event) => {
    const command = pressed(event)?.dataset.do ?? "";
    if (event.button !== 0 || (command !== "back" && command !== "forward")) return;
    const repeat = () => {
      held = true;
      commands.act(command, true);
      clock = setTimeout(repeat, AGAIN);
    };
    clearTimeout(clock);
    clock = setTimeout(repeat, HOLD);
  });
  const release = () => {
    clearTimeout(clock);
    setTimeout(() => (held = false), 50); // after the click that ends a hold
  };
  for (const end of ["pointerup", "pointercancel", "pointerleave", "blur"]) on(end, release);

  on("focusin", commands.look);
  on("pointerover", (event) => event.pointerType === "mouse" && pits.layer.contains(event.target) && commands.look());

  on("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, select, textarea")) return;
    if (key(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event @returns {boolean} whether it was a command */
  function key({ key, target, repeat }) {
    const at = /** @type {HTMLElement} */ (target);
    if (key === "Escape") return commands.escape();
    if (KEYS[key]) return commands.act(KEYS[key], repeat), true;
    return pits.layer.contains(at) ? alongTrack(key, at) : bar.element.contains(at) && alongBar(key, at);
  }

  /** @param {string} key @param {HTMLElement} target */
  function alongBar(key, target) {
    const { all } = bar;
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (target));
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[key];
    if (at < 0 || to === undefined) return false;
    const next = all[(to + all.length) % all.length];
    bar.rove(next);
    next.focus();
    return true;
  }

  /** @param {string} key @param {HTMLElement} target */
  function alongTrack(key, target) {
    if (!/^(Arrow|Home$|End$)/.test(key)) return false;
    const choice = target.closest(".choice");
    if (choice) {
      const ways = choice.querySelectorAll("button");
      (target === ways[0] ? ways[ways.length - 1] : ways[0]).focus();
    } else {
      pits.focus(step(Number(target.dataset.place), key, pits.order));
    }
    return true;
  }
}
