// "Embed" in the panel of a board: the code that shows the board on another page, and a preview.
import { copy } from "../clipboard.js";
import { button, control, html, set } from "../dom.js";
import { createFrame, sizeFrom, usualHeight } from "../embed/frame.js";
import { t } from "../words.js";
import * as code from "./embed-code.js";
/** @import { Board } from "../board.js" */

const DELAY = 400; // milliseconds before the code follows the board

/** A button that shows the code below the other tools of the panel; none for the rules of the lab, which no page has.
 * @param {Board} board @returns {HTMLElement[]} */
export function embedControl(board) {
  if (!board.game.embed) return [];
  const opener = button({ class: "control", "aria-expanded": false }, t("embed"));
  const holder = html("div", {});
  opener.addEventListener("click", () => {
    const isOpen = !holder.isConnected;
    set(opener, { "aria-expanded": isOpen });
    holder.remove();
    if (!isOpen) return;
    holder.replaceChildren(/^http/.test(location.protocol) ? embedSection(board) : html("p", {}, t("embed-nowhere")));
    opener.closest(".tools")?.after(holder);
  });
  return [opener];
}

/** A text to copy, with a button. @param {string} label */
function codeField(label) {
  const field = html("textarea", { readonly: "", rows: 5, spellcheck: false, dir: "ltr" });
  const status = html("output", { class: "told" });
  const copyButton = control(t("embed-copy"), () => copy(field.value, status, label));
  return { field, element: html("div", { class: "code" }, html("label", {}, label, field), copyButton, status) };
}

/** @param {Board} board */
function embedSection(board) {
  const site = code.siteOf(board);
  const name = t("embed-of", { name: board.game.title, site: siteName() });
  const element = codeField(t("embed-code"));
  const frame = codeField(t("embed-frame"));
  const stage = html("div", { class: "preview" });
  const section = html("div", { class: "embedding" }, element.element, frame.element, html("p", {}, t("embed-preview")), stage);
  const end = new AbortController();
  const { signal } = end;
  /** @type {HTMLIFrameElement|undefined} */
  let preview;
  let timer = 0;

  function show() {
    const shown = code.attributes(board);
    const address = code.previewAddress(site, shown);
    if (preview?.src === address) return;
    const href = board.root.dataset.page ?? new URL(board.game.page ?? "", document.baseURI).href;
    const height = usualHeight(stage.clientWidth || 560, !!(shown.moves || shown.example));
    element.field.value = code.elementCode(site, shown, name, href);
    frame.field.value = code.frameCode(site, shown, name, height);
    preview = createFrame(address, `${t("embed-preview")}: ${name}`, height);
    stage.replaceChildren(preview);
  }

  /** Reports whether the section is still shown, and stops listening if not. */
  function isOpen() {
    if (!section.isConnected) end.abort();
    return section.isConnected;
  }

  board.root.addEventListener(
    "sow-change",
    () => {
      clearTimeout(timer);
      if (isOpen()) timer = setTimeout(show, DELAY);
    },
    { signal },
  );
  addEventListener(
    "message",
    (event) => {
      const size = isOpen() && preview && sizeFrom(event, preview);
      if (!size || !preview) return;
      preview.style.height = `${size.height}px`;
      frame.field.value = code.frameCode(site, code.attributes(board), name, size.height);
    },
    { signal },
  );
  setTimeout(show); // when the section has its width
  return section;
}

/** The name of the book: in the header, or in the frame of another site. */
const siteName = () =>
  document.querySelector(".top .site")?.textContent?.trim() ||
  /** @type {HTMLElement|null} */ (document.querySelector("[data-site]"))?.dataset.site ||
  "";
