// Turns what a reader does to a board into commands: buttons clicked or held down, keys pressed while the focus is inside.
import { repeatWhileHeld } from "./hold.js";
import { neighbor } from "./pits.js";
/** @import { Bar } from "./bar.js" */
/** @import { PitButtons } from "./pits.js" */

/**
 * `look`: the reader may be about to play; `chip`: a move of the list was chosen; `escape` reports whether it did anything.
 * @typedef {{act: (command: string, quick?: boolean) => void, chip: (k: number) => void, look: () => void, escape: () => boolean}} Commands
 */

/** @type {Record<string, string>} */
const KEYS = { ",": "back", ".": "forward", "<": "first", ">": "last", p: "play", s: "grain", f: "flip" };

/** Listens until the signal is aborted.
 * @param {HTMLElement} root @param {Bar} bar @param {PitButtons} pits @param {Commands} commands @param {AbortSignal} signal */
export function listen(root, bar, pits, commands, signal) {
  /** @param {string} name @param {(event: any) => void} heard */
  const on = (name, heard) => root.addEventListener(name, heard, { signal });

  const held = repeatWhileHeld(
    on,
    (event) => {
      const command = buttonOf(event)?.dataset.do ?? "";
      return command === "back" || command === "forward" ? command : "";
    },
    (command) => commands.act(command, true),
    signal,
  );

  on("click", (event) => {
    const button = buttonOf(event);
    if (held() || !button) return;
    if (button.dataset.chip) commands.chip(Number(button.dataset.chip));
    if (button.dataset.do && button.getAttribute("aria-disabled") !== "true") {
      if (bar.element.contains(button)) bar.setTabStop(button);
      commands.act(button.dataset.do);
    }
  });

  on("focusin", commands.look);
  on("pointerover", (event) => event.pointerType === "mouse" && pits.layer.contains(event.target) && commands.look());

  on("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, select, textarea")) return;
    if (press(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event @returns {boolean} whether it was a command */
  function press({ key, target, repeat }) {
    const at = /** @type {HTMLElement} */ (target);
    if (key === "Escape") return commands.escape();
    if (KEYS[key]) {
      commands.act(KEYS[key], repeat);
      return true;
    }
    return pits.layer.contains(at) ? alongPits(key, at) : bar.element.contains(at) && alongBar(key, at);
  }

  /** @param {string} key @param {HTMLElement} target */
  function alongBar(key, target) {
    const { all } = bar;
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (target));
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[key];
    if (at < 0 || to === undefined) return false;
    const next = all[(to + all.length) % all.length];
    bar.setTabStop(next);
    next.focus();
    return true;
  }

  /** @param {string} key @param {HTMLElement} target */
  function alongPits(key, target) {
    if (!/^(Arrow|Home$|End$)/.test(key)) return false;
    const choice = target.closest(".choice");
    if (choice) {
      const options = choice.querySelectorAll("button");
      (target === options[0] ? options[options.length - 1] : options[0]).focus();
    } else {
      pits.focus(neighbor(Number(target.dataset.place), key, pits.order));
    }
    return true;
  }
}

/** @param {Event} event @returns {HTMLButtonElement|null} */
const buttonOf = (event) => /** @type {Element} */ (event.target).closest("button");
