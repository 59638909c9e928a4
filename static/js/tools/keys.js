// The keys of a board, pressed while the focus is inside.
import { findAll } from "../dom.js";
import { hasLeftExample } from "../state.js";
/** @import { Board } from "../board.js" */
/** @import { Point } from "../layout.js" */

/** @type {Record<string, string>} */
const KEYS = { ",": "back", ".": "forward", "<": "first", ">": "last", p: "play", s: "grain", f: "flip" };

/** Performs the command of a key, if it has one. @param {Board} board @param {KeyboardEvent} event */
export function press(board, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.altKey || event.ctrlKey || event.metaKey || target.matches("input, select, textarea")) return;
  if (isCommand(board, event.key, target, event.repeat)) event.preventDefault();
}

/** @param {Board} board @param {string} key @param {HTMLElement} target @param {boolean} quick @returns {boolean} whether it was a command */
function isCommand(board, key, target, quick) {
  const { pits, toolbar } = board;
  if (key === "Escape") return pits.closeChoice() || pits.unqueue() || (hasLeftExample(board.replay) && !!board.act("book"));
  if (KEYS[key]) {
    board.act(KEYS[key], quick);
    return true;
  }
  return pits.layer.contains(target) ? alongPits(board, key, target) : toolbar.element.contains(target) && alongBar(board, key, target);
}

/** @param {Board} board @param {string} key @param {HTMLElement} target */
function alongBar({ toolbar }, key, target) {
  const all = findAll(toolbar.element, "button").filter(({ offsetParent }) => offsetParent); // those that are shown
  if (!all.includes(target) || !/^(ArrowLeft|ArrowRight|Home|End)$/.test(key)) return false;
  const next = along(all, target, key);
  toolbar.setTabStop(next);
  next.focus();
  return true;
}

/** @param {Board} board @param {string} key @param {HTMLElement} target */
function alongPits({ pits }, key, target) {
  if (!/^(Arrow|Home$|End$)/.test(key)) return false;
  const options = [...(target.closest(".choice")?.querySelectorAll("button") ?? [])];
  if (options.length > 0) along(options, target, key).focus();
  else pits.focus(toward(pits.points, Number(target.dataset.place), key));
  return true;
}

/** The button to which a key leads from another; the last one leads to the first.
 * @param {HTMLElement[]} buttons @param {HTMLElement} from @param {string} key an arrow, Home or End */
function along(buttons, from, key) {
  const k = buttons.indexOf(from);
  const to = { Home: 0, End: -1, ArrowLeft: k - 1, ArrowUp: k - 1 }[key] ?? (k + 1) % buttons.length;
  return /** @type {HTMLElement} */ (buttons.at(to));
}

/** The place that a key leads to: the nearest one in the direction of an arrow, the first or last of the row for Home and End; at the edge,
 * the place itself.
 * @param {Point[]} points by place @param {number} from @param {string} key @returns {number} */
export function toward(points, from, key) {
  const dx = { ArrowLeft: -1, ArrowRight: 1, Home: -1, End: 1 }[key] ?? 0;
  const dy = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
  const far = key[0] !== "A"; // Home and End
  let [best, least] = [from, Infinity];
  points.forEach(({ x, y }, place) => {
    const [right, down] = [x - points[from].x, y - points[from].y];
    const along = right * dx + down * dy;
    const aside = Math.abs(right * dy) + Math.abs(down * dx);
    const distance = far ? (aside ? Infinity : -along) : along + 2 * aside;
    if (along > 1 && distance < least) [best, least] = [place, distance];
  });
  return best;
}
