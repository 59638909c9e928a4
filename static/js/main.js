// Entry point of every page with boards.
import table from "sowbook:seed-table";
import { defineBoard } from "./element.js";
import { loadToolsOnDemand } from "./tools.js";

defineBoard(table);
document.documentElement.classList.add("js");
document.documentElement.dataset.alive = "";
loadToolsOnDemand();

const offline = /** @type {HTMLMetaElement|null} */ (document.querySelector("meta[name=sowbook-offline]"));
if (offline) addEventListener("load", () => navigator.serviceWorker?.register(offline.content).catch(() => {}));
