// Entry point of the tools: starts those that work by themselves, and exports those that a board opens.
import "../require-build.js";
import { syncAddress } from "./address.js";
import { markChoices } from "./radio-groups.js";
import { definePair } from "./pair.js";

export { autoplay } from "./autoplay.js";
export { choose } from "./radio-groups.js";
export { reload } from "../outdated.js";
export { flip } from "./labels.js";
export { renumber, reopen } from "./lines.js";
export { togglePanel } from "./panel.js";
export { Setup } from "./setup.js";

definePair();
markChoices();
syncAddress();
