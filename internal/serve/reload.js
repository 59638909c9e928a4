// Keeps a page of the preview up to date: loads it again when the site was built
// anew, and shows the problems that keep it from being built over the last good
// page. It is part of the preview, never of a built site.
const mine = new URL(document.currentScript.src).search.slice(1);
let panel;

new EventSource("/-/events").onmessage = (message) => {
  const { version, problems } = JSON.parse(message.data);
  if (String(version) !== mine) location.reload();
  panel?.remove();
  panel = undefined;
  if (problems) show(problems);
};

function show(problems) {
  panel = document.createElement("section");
  panel.setAttribute("role", "alert");
  panel.setAttribute("aria-label", "Problems");
  const title = document.createElement("h2");
  title.textContent = "The site could not be built; this is the last good page.";
  const list = document.createElement("pre");
  list.textContent = problems;
  panel.append(title, list);
  for (const [element, style] of [
    [panel, { position: "fixed", inset: "auto 0 0 0", maxHeight: "60vh", overflow: "auto", zIndex: "99", padding: "1rem 1.25rem", background: "#2b1606", color: "#fff7ea", borderTop: "4px solid #e8a06a", fontFamily: "system-ui, sans-serif" }],
    [title, { margin: "0 0 .6rem", font: "600 1rem/1.4 system-ui, sans-serif" }],
    [list, { margin: "0", padding: "0", border: "0", background: "none", color: "inherit", font: "13px/1.5 ui-monospace, monospace", whiteSpace: "pre-wrap" }],
  ]) Object.assign(element.style, style);
  document.body.append(panel);
}
