// The places of a board as the answers to a question.
import { set } from "../dom.js";
import { PlaceButtons } from "../tools/place-buttons.js";
import { t } from "../words.js";
import * as words from "./words.js";
/** @import { Board } from "../board.js" */

/** Adds a button for each answer to a board.
 * @param {Board} board @param {number} count of places: the pits, or the stores as well @param {(place: number) => void} choose */
export function addAnswerButtons(board, count, choose) {
  const select = (/** @type {number} */ place) => {
    places.setTabStop(place);
    choose(place);
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (!places.has(event)) return;
    event.stopPropagation(); // from the board
    if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
    places.setTabStop(places.toward(event.key));
    places.focus();
  };
  const places = new PlaceButtons(board, "asking", count, t("places"), select, press);
  places.buttons.forEach((spot, place) => {
    set(spot, { "data-place": place, "aria-label": words.button(board, place, board.seeds[place]) });
  });
  return places;
}

/** Marks the chosen answers. @param {PlaceButtons} places @param {number[]} chosen */
export function markChosen({ buttons }, chosen) {
  buttons.forEach((spot, place) => set(spot, { "aria-pressed": chosen.includes(place) }));
}
