// Buttons that copy the code of a page.
import "./require-build.js";
import { control, findAll, html } from "./dom.js";
import { t } from "./words.js";

for (const code of findAll(document, "main pre")) {
  const button = control(t("code-copy"), () =>
    navigator.clipboard.writeText(code.textContent ?? "").then(
      () => (button.textContent = t("code-copied")),
      () => getSelection()?.selectAllChildren(code), // the reader can copy what is selected
    ),
  );
  const around = html("div", { class: "with-copy" }, button);
  code.before(around);
  around.prepend(code);
}
