// The source of an example: the Markdown that makes it, from the file that the build writes beside the page.
import { copy } from "../clipboard.js";
import { control, html, set } from "../dom.js";
import { fetchJson } from "../fetch-json.js";
import { t } from "../words.js";

/** Parts of the source with their classes, by the id of the example.
 * @typedef {Record<string, [string, string][]>} Sources */

/** A button that shows and hides the source of an example; none for a board that is not in the text of the page.
 * @param {HTMLElement} root of the board @param {HTMLElement} status where a problem and the result of copying are shown */
export function sourceButton(root, status) {
  const id = root.closest("[data-written]")?.id;
  if (!id) return [];
  /** @type {HTMLElement|undefined} */
  let shown;
  const toggle = control(
    t("source"),
    async () => {
      status.replaceChildren();
      if (shown) shown.remove();
      const open = !shown;
      shown = undefined;
      set(toggle, { "aria-expanded": open });
      if (!open) return;
      const place = (shown = html("div", { class: "source" }));
      (toggle.closest(".tools") ?? toggle).after(place);
      try {
        const sources = /** @type {Sources} */ (await fetchJson(new URL("examples.json", location.href).href));
        place.append(...block(sources[id], status));
      } catch {
        status.textContent = t("no-source");
      }
    },
    { "aria-expanded": "false" },
  );
  return [toggle];
}

/** @param {[string, string][]} parts @param {HTMLElement} status */
function block(parts, status) {
  const code = html("code", {}, ...parts.map(([name, text]) => (name ? html("span", { class: name }, text) : text)));
  const label = t("copy-source");
  return [html("pre", { class: "chroma", tabindex: 0 }, code), control(label, () => copy(code.textContent ?? "", status, label))];
}
