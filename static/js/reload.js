// Reloads a page that has a file of another build, with a script of its own, which few readers need (outdated.js).
import { meta } from "./meta.js";

/** Reloads the page with its boards as they are, or says that it does not help. */
export async function reload() {
  /** @type {typeof import("./outdated.js")} */
  const script = await import(new URL("outdated.js", new URL(meta("worker"), document.baseURI)).href);
  script.reload();
}
