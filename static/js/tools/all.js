// Entry point of the tools: starts those that work by themselves, and exports those that a board opens.
import "../require-build.js";
import { syncAddress } from "./address.js";
import { autoplay } from "./autoplay.js";
import { hideClausesOnLeave } from "./clauses.js";
import { toggleFullScreen } from "./full-screen.js";
import { flip } from "./labels.js";
import { markChoices } from "./radio-groups.js";
import { definePair } from "./pair.js";
import { togglePanel } from "./panel.js";
import { repeatHeldButtons } from "./press-and-hold.js";
import { startMode } from "./modes.js";
import { repeatClick } from "../repeat-click.js";
/** @import { Board } from "../board.js" */
/** @import { Replay } from "../state.js" */

export { showAsPrinted } from "./as-printed.js";
export { special } from "../snapshot.js";
export { animate } from "../motion.js";
export { mark } from "../move-marks.js";
export { askDirection, offerPass } from "./directions.js";
export { press } from "./keys.js";
export { face } from "./labels.js";
export { renumber, reopen } from "./lines.js";
export { respond } from "./respond.js";
export { Setup } from "./setup.js";
export { sourceButton } from "./source.js";

/** The commands of a board that need the tools. @type {Record<string, (board: Board, replay: Replay) => unknown>} */
export const commands = { more: togglePanel, full: toggleFullScreen, flip, play: autoplay };

definePair();
hideClausesOnLeave();
markChoices();
repeatHeldButtons();
startMode();
syncAddress();
repeatClick();
