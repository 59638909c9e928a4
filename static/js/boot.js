// Runs in <head>, before the page is painted: gives the page the colours that the reader chose, and says that scripts are there, so that
// a board shows one state and its buttons. Takes that back when the module never comes alive, and every example is the plain strip of figures again.
(function () {
  var root = document.documentElement;

  function giveUp() {
    if (root.hasAttribute("data-alive")) return;
    root.classList.remove("js");
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", uncover);
    else uncover();
  }

  // What stands in noscript is for pages without scripts: text so far.
  function uncover() {
    var parts = document.querySelectorAll("sow-board noscript");
    for (var i = 0; i < parts.length; i++) parts[i].outerHTML = parts[i].textContent || "";
    var named = document.getElementById(location.hash.slice(1)); // perhaps one of them
    if (named) named.scrollIntoView();
  }

  // Light and dark as the system has them, unless the reader chose: the head's button goes round, and this browser remembers.
  var key = "sowbook-theme";
  var themes = { "": "light", light: "dark", dark: "" };

  function paint() {
    try {
      root.dataset.theme = localStorage[key] || "";
    } catch {
      root.dataset.theme ||= ""; // nothing can be remembered here
    }
  }

  paint();
  addEventListener("storage", paint);
  addEventListener("click", function (event) {
    var source = /** @type {Element} */ (event.target);
    if (!source.closest || !source.closest(".theme")) return;
    var next = themes[/** @type {keyof typeof themes} */ (root.dataset.theme)];
    root.dataset.theme = next;
    try {
      localStorage[key] = next;
    } catch {} // it holds for this page
  });

  root.classList.add("js");
  addEventListener("error", function (event) {
    var source = /** @type {any} */ (event.target);
    if (source && source.tagName === "SCRIPT" && source.type === "module") giveUp();
  }, true);
  addEventListener("load", function () {
    setTimeout(giveUp, 4000);
  });
})();
