// The boards of a page come alive here.
import table from "sowbook:table";
import { define } from "./element.js";
import { definePair } from "./pair.js";
import { follow } from "./tools/address.js";

define(table);
definePair();
document.documentElement.classList.add("js");
document.documentElement.dataset.alive = "";
follow();
