// Entry point of the tools: starts those that work by themselves, and exports those that a board opens.
import "../require-build.js";
import { syncAddress } from "./address.js";
import { hideClausesOnLeave } from "./clauses.js";
import { markChoices } from "./radio-groups.js";
import { definePair } from "./pair.js";
import { repeatHeldButtons } from "./press-and-hold.js";
import { startMode } from "./modes.js";
import { repeatClick } from "../repeat-click.js";

export { showAsPrinted } from "./as-printed.js";
export { autoplay } from "./autoplay.js";
export { drawMarks } from "../draw-marks.js";
export { animate } from "../motion.js";
export { mark } from "../move-marks.js";
export { reload } from "../outdated.js";
export { askDirection } from "./directions.js";
export { press } from "./keys.js";
export { toggleFullScreen } from "./full-screen.js";
export { face, flip } from "./labels.js";
export { renumber, reopen } from "./lines.js";
export { respond } from "./respond.js";
export { togglePanel } from "./panel.js";
export { Setup } from "./setup.js";
export { sourceButton } from "./source.js";

definePair();
hideClausesOnLeave();
markChoices();
repeatHeldButtons();
startMode();
syncAddress();
repeatClick();
