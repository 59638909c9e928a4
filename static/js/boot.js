// Runs in <head>, before the page is painted: says that scripts are there, so that a board shows one state and its buttons.
// Takes that back when the module never comes alive, and every example is the plain strip of figures again.
(function () {
  if (!("noModule" in HTMLScriptElement.prototype)) return; // no modules here, nothing would come alive
  var root = document.documentElement;
  root.classList.add("js");

  function giveUp() {
    if (!root.hasAttribute("data-alive")) root.classList.remove("js");
  }

  addEventListener("error", function (event) {
    var source = /** @type {any} */ (event.target);
    if (source && source.tagName === "SCRIPT" && source.type === "module") giveUp();
  }, true);
  addEventListener("load", function () {
    setTimeout(giveUp, 4000);
  });
})();
