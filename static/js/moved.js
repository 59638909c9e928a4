// Runs in the head of a page that stands where another was before: leads on at once, with all that the address has after its path.
(function () {
  var script = /** @type {HTMLScriptElement} */ (document.currentScript);
  location.replace(script.dataset.to + location.search + location.hash);
})();
