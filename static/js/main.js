// Entry point of every page with boards.
import table from "sowbook:seed-table";
import { isOfPage } from "./build.js";
import { findAll } from "./dom.js";
import { repeatEarlyTap } from "./early-tap.js";
import { defineBoard } from "./element.js";
import { meta } from "./meta.js";
import { reload } from "./reload.js";
import { loadToolsOnDemand } from "./tools.js";

if (isOfPage()) defineBoard(table);
else if (document.querySelector("sow-board")) reload();
document.documentElement.classList.add("js");
document.documentElement.dataset.alive = "";
loadToolsOnDemand();

repeatEarlyTap(".quiet .spot"); // other boards than fresh ones have to wait for more scripts

// Styles open folded sections in print, except in older browsers.
if (!CSS.supports("selector(::details-content)"))
  addEventListener("beforeprint", () => {
    for (const section of /** @type {HTMLDetailsElement[]} */ (findAll(document, "details"))) section.open = true;
  });

const offline = meta("offline");
if (offline) addEventListener("load", () => navigator.serviceWorker?.register(offline).catch(() => {}));
