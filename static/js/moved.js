// Runs in the head of a page that has moved: redirects to the new address, and keeps query and fragment.
(function () {
  var script = /** @type {HTMLScriptElement} */ (document.currentScript);
  location.replace(script.dataset.to + location.search + location.hash);
})();
