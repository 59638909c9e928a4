// The boards of a page come alive here.
import table from "sowbook:table";
import { define } from "./element.js";
import { expect } from "./tools.js";

define(table);
document.documentElement.classList.add("js");
document.documentElement.dataset.alive = "";
expect();

const offline = /** @type {HTMLMetaElement|null} */ (document.querySelector("meta[name=sowbook-offline]"));
if (offline) addEventListener("load", () => navigator.serviceWorker?.register(offline.content).catch(() => {}));
