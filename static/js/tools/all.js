// All the tools of a page, at work from when this is loaded.
import { follow } from "./address.js";
import { obey } from "./choice.js";
import { definePair } from "./pair.js";

export { Panel } from "./panel.js";

definePair();
obey();
follow();
