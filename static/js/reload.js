// Reloads a page that has a file of another build, with a script of its own, which few readers need (outdated.js).
import { scriptLoader } from "./load-script.js";
import { meta } from "./meta.js";

/** @type {() => Promise<typeof import("./outdated.js")>} */
const load = scriptLoader(() => meta("worker").replace(/[^/]*$/, "outdated.js"));

/** Reloads the page with its boards as they are, or says that it does not help. */
export const reload = () => load().then((script) => script.reload());
