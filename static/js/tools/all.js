// All the tools of a page, at work from when this is loaded.
import * as address from "./address.js";
import * as choice from "./choice.js";
import { definePair } from "./pair.js";

export { choose } from "./choice.js";
export { number, reopen } from "./lines.js";
export { Panel } from "./panel.js";
export { Setup } from "./setup.js";
export { turn } from "./turn.js";

definePair();
choice.follow();
address.follow();
