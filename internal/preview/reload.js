// Keeps a page of the preview up to date. It replaces changed styles, and reloads the page
// when it or a script has changed, at the same scroll position and with each board at the
// same step. Over the last good page it shows the problems of the newest state, and in a corner
// the advice about it. Only the preview has this script.
const shown = Object.fromEntries(new URL(document.currentScript.src).searchParams);
const kept = `sowbook ${location.pathname}`; // the key of the state that is restored after a reload
let panel;
let corner; // with the advice
const box = { position: "fixed", overflow: "auto", zIndex: "99", color: "#fff7ea", fontFamily: "system-ui, sans-serif" };
let saved; // the state to restore, until the page has loaded

new EventSource(`/-/events?page=${encodeURIComponent(location.pathname)}`).onmessage = (message) => {
  const now = JSON.parse(message.data);
  if (now.page !== shown.page || now.scripts !== shown.scripts) return reload();
  if (now.styles !== shown.styles) restyle(now.styles);
  panel?.remove();
  panel = undefined;
  if (now.problems) show(now.problems);
  advise(now);
};

restore();

function reload() {
  const steps = {};
  for (const step of document.querySelectorAll("sow-board[id] .moves [aria-current=step]")) steps[step.closest("sow-board").id] = step.dataset.ply;
  sessionStorage.setItem(kept, JSON.stringify(saved ?? { scroll: scrollY, steps }));
  location.reload();
}

function restore() {
  saved = JSON.parse(sessionStorage.getItem(kept) ?? "null");
  sessionStorage.removeItem(kept);
  if (!saved) return;
  // The scripts of the boards, which start later, show the ply in data-show.
  for (const [id, ply] of Object.entries(saved.steps)) {
    const step = document.querySelector(`#${CSS.escape(id)} .moves [data-ply="${ply}"]`);
    if (step) document.getElementById(id).dataset.show = ply;
  }
  if (location.hash) stay();
  addEventListener("load", () => {
    scrollTo({ top: saved.scroll, behavior: "instant" });
    saved = undefined;
  });
}

// After a reader has moved a board, the address names its step. The board restores the step
// but must not scroll the page to itself.
function stay() {
  const boards = document.querySelectorAll("sow-board");
  const free = () => boards.forEach((board) => delete board.scrollIntoView);
  for (const board of boards) board.scrollIntoView = free;
  addEventListener("hashchange", free, { once: true }); // the reader follows a link
}

// Old styles are removed after new ones have loaded, so that the page is never unstyled.
function restyle(version) {
  shown.styles = version;
  for (const old of document.querySelectorAll("link[rel=stylesheet]")) {
    const next = old.cloneNode();
    next.href = `${old.href.split("?")[0]}?${version}`;
    next.onload = () => old.remove();
    old.after(next);
  }
}

function show(problems) {
  panel = document.createElement("section");
  panel.setAttribute("role", "alert");
  panel.setAttribute("aria-label", "Problems");
  const title = document.createElement("h2");
  title.textContent = "The site could not be built; this is the last good page.";
  const list = listOf(problems);
  panel.append(title, list);
  for (const [element, style] of [
    [panel, { ...box, inset: "auto 0 0 0", maxHeight: "60vh", padding: "1rem 1.25rem", background: "#2b1606", borderTop: "4px solid #e8a06a" }],
    [title, { margin: "0 0 .6rem", font: "600 1rem/1.4 system-ui, sans-serif" }],
  ]) Object.assign(element.style, style);
  document.body.append(panel);
}

// Advice is folded, and stays open while it changes.
function advise({ advice, count, problems }) {
  const open = corner?.open;
  corner?.remove();
  corner = undefined;
  if (!advice || problems) return;
  corner = document.createElement("details");
  corner.className = "preview-advice";
  corner.open = !!open;
  const title = document.createElement("summary");
  title.textContent = `Advice: ${count}`;
  corner.append(title, listOf(advice));
  Object.assign(corner.style, { ...box, inset: "auto .5rem .5rem auto", maxWidth: "calc(100vw - 1rem)", maxHeight: "50vh", padding: ".4rem .8rem", background: "#1d2a33", borderRadius: "6px" });
  document.body.append(corner);
}

function listOf(text) {
  const list = document.createElement("pre");
  list.textContent = text;
  Object.assign(list.style, { margin: "0", padding: "0", border: "0", background: "none", color: "inherit", font: "13px/1.5 ui-monospace, monospace", whiteSpace: "pre-wrap" });
  return list;
}
