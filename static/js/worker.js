// The worker that runs the rules engine, one WebAssembly instance for all boards of a page. It sends {} when it has started. The first
// message to it is the address of the module; it sends {builds} when it has loaded the module. Each later message is a request, answered
// with {text}, and before that with {} while a search goes on. A failure is answered with {error}, and the page then starts a new worker.
import build from "sowbook:build";
import { compile, start } from "./instance.js";

/** @typedef {{text?: string|Uint8Array<ArrayBuffer>, error?: string, builds?: string[]}} Answer  builds: those of the worker and the engine */

/** @type {Awaited<ReturnType<typeof start>>|undefined} */
let ask;

/** @param {string} address of the module @returns {Promise<string>} the module's build */
async function load(address) {
  const module = await compile(address);
  ask = await start(module, () => postMessage({}));
  return new TextDecoder().decode(WebAssembly.Module.customSections(module, "build_id")[0]);
}

addEventListener("message", async ({ data }) => {
  try {
    postMessage(ask ? { text: ask(data) } : { builds: [build, await load(data)] });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
postMessage({});
