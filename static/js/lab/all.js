// <sow-lab>: the rules as something to choose, with the game they make. It has a page, and a script, of its own.
import { Lab } from "./lab.js";

class SowLab extends HTMLElement {
  connectedCallback() {
    new Lab(this).arrive();
  }
}

customElements.define("sow-lab", SowLab);
