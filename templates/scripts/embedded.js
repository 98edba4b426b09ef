// A page in a frame tells the comparison around it what it shows, whichever way the reader came to it, and which place of it; it
// goes where the other side is. What it was told to do it does not tell.
(function () {
  "use strict";
  var shared = themepreview;
  var menu = document.querySelector("[data-theme-switcher]");
  var told = window.scrollY;
  var isAwaited = false;
  window.addEventListener("message", function (event) {
    if (event.source !== window.parent || !event.data) return;
    // A theme's page asks where some pairs occur.
    if (Array.isArray(event.data.themepreviewPairs)) {
      shared.load(shared.assets + "places.js").then(function () { shared.answer(event); });
    }
    // A page that stands in a comparison has the mode of its side.
    if (typeof event.data.themepreviewMode === "string") {
      document.documentElement.dataset.compared = "";
      shared.applyMode(event.data.themepreviewMode);
    }
    if (!event.data.themepreviewPlace) return;
    shared.scrollToPlace(event.data.themepreviewPlace);
    told = window.scrollY;
  });
  window.addEventListener("scroll", function () {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(function () {
      isAwaited = false;
      if (Math.abs(window.scrollY - told) < 2) return;
      told = window.scrollY;
      window.parent.postMessage({ themepreviewPlace: shared.place() }, "*");
    });
  }, { passive: true });
  function tell() { window.parent.postMessage({ themepreview: [menu.dataset.current, menu.dataset.path] }, "*"); }
  // The name of a frame of the wall says which part of the page alone is to be seen.
  var sample = /^sample-(\w+)$/.exec(window.name);
  if (!sample) return tell();
  document.documentElement.dataset.sample = sample[1];
  shared.load(shared.assets + "sample.css").then(tell);
})();
