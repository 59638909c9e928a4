// Entry point of every page with boards.
import table from "sowbook:seed-table";
import { isOfPage } from "./build.js";
import { findAll, meta } from "./dom.js";
import { defineBoard } from "./element.js";
import { loadToolsOnDemand, reload } from "./tools.js";

if (isOfPage()) defineBoard(table);
else if (document.querySelector("sow-board")) reload();
document.documentElement.classList.add("js");
document.documentElement.dataset.alive = "";
loadToolsOnDemand();

// The reader's last tap on a board that was not alive yet. Others than fresh ones have to wait for more scripts.
const { sowTap } = /** @type {{sowTap?: MouseEvent}} */ (window);
if (sowTap) {
  const target = document.elementFromPoint(sowTap.pageX - scrollX, sowTap.pageY - scrollY);
  /** @type {HTMLElement|null|undefined} */ (target?.closest(".quiet .spot"))?.click();
}

// Styles open folded sections in print, except in older browsers.
if (!CSS.supports("selector(::details-content)"))
  addEventListener("beforeprint", () => {
    for (const section of /** @type {HTMLDetailsElement[]} */ (findAll(document, "details"))) section.open = true;
  });

const offline = meta("offline");
if (offline) addEventListener("load", () => navigator.serviceWorker?.register(offline).catch(() => {}));
