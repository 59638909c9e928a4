// The place of a board that the key Tab reaches.
import { focus } from "./dom.js";
/** @import { PitButtons } from "./pits.js" */

/** Focuses the tab stop of a board. @param {PitButtons} pits */
export const focusTabStop = ({ buttons }) => focus(buttons.find(({ tabIndex }) => tabIndex === 0));
