// Runs in <head>, before the first paint: applies the saved theme and sets class "js", so that a board shows one figure and its buttons.
// If main.js fails to load, the class is removed and examples become strips of figures again. If another script fails, a line at the top
// says so.
(function () {
  var root = document.documentElement;

  function giveUp() {
    if (root.hasAttribute("data-alive")) return;
    root.classList.remove("js");
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", expandNoscript);
    else expandNoscript();
  }

  function reportMissing() {
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", reportMissing);
    var words = JSON.parse(document.getElementById("sow_words")?.textContent || "{}");
    if (!words.incomplete || document.querySelector(".outdated")) return;
    var line = document.createElement("p");
    line.className = "notice outdated";
    line.setAttribute("role", "alert");
    var again = document.createElement("button");
    again.className = "control";
    again.textContent = words.reload;
    again.onclick = function () {
      location.reload();
    };
    line.append(words.incomplete, " ", again);
    document.querySelector("main")?.prepend(line);
  }

  // With scripts, the content of noscript is text.
  function expandNoscript() {
    var parts = document.querySelectorAll("sow-board noscript");
    for (var i = 0; i < parts.length; i++) parts[i].outerHTML = parts[i].textContent || "";
    if (location.hash) location.replace(location.hash); // the target may have been in a noscript
  }

  // The theme button goes from the system's theme to light to dark, and the browser stores the choice. All books of an origin share it: it
  // suits the reader's eyes, not a book.
  var key = "sowbook-theme";
  var themes = { "": "light", light: "dark", dark: "" };

  function applyTheme() {
    var theme = root.dataset.theme || "";
    try {
      theme = localStorage[key];
    } catch {} // no storage
    root.dataset.theme = /^(light|dark)$/.test(theme) ? theme : "";
  }

  applyTheme();
  addEventListener("storage", applyTheme);
  addEventListener(
    "click",
    function (event) {
      var source = /** @type {Element} */ (event.target);
      if (!source.closest) return;
      if (source.closest(":root:not([data-alive]) .stage, sow-play:not([data-ready]) .stage")) {
        /** @type {any} */ (window).sowTap = event; // early-tap.js repeats it
        event.stopPropagation();
      }
      if (!source.closest(".theme")) return;
      var next = themes[/** @type {keyof typeof themes} */ (root.dataset.theme)];
      root.dataset.theme = next;
      try {
        localStorage[key] = next;
      } catch {} // the choice lasts as long as the page
    },
    true,
  );

  root.classList.add("js");
  if (/[?&]q=./.test(location.search)) root.classList.add("queried"); // room for what the search finds
  addEventListener(
    "error",
    function (event) {
      var source = /** @type {any} */ (event.target);
      if (!source || source.tagName !== "SCRIPT" || source.type !== "module") return;
      if (/\/main\.js/.test(source.src)) giveUp();
      else reportMissing();
    },
    true,
  );
  addEventListener("load", function () {
    setTimeout(giveUp, 4000);
  });
})();
