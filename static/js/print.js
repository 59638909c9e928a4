// The button of a page that is made for printing.
import "./require-build.js";
import { find } from "./dom.js";

find(document, ".to-print button").addEventListener("click", () => print());
