// Names the fonts of a theme that this device does not have, and the one that is shown instead.
(function () {
  "use strict";
  var context = document.createElement("canvas").getContext("2d");
  var fallbacks = ["monospace", "serif"];
  var always = /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|math|-apple-system|BlinkMacSystemFont)$/;

  function width(families) {
    context.font = "72px " + families;
    return context.measureText("Hamburgefonstiv mmmWWWiii 0123456789").width;
  }
  /* A font that is not there leaves each fallback as it is. */
  var plain = fallbacks.map(width);
  function isHere(family) {
    return always.test(family) || fallbacks.some(function (fallback, index) {
      return width(family + ", " + fallback) !== plain[index];
    });
  }
  function bare(family) { return family.replace(/^"|"$/g, ""); }

  /* The names of no font at all are the browser's own: `ui-serif` and the like. */
  function isNamed(family) { return !/^ui-/.test(family); }

  var missing = new Set();
  function shownInstead(stack) {
    var families = stack.match(/"[^"]*"|[^\s,][^,]*/g) || [];
    var shown = families.findIndex(isHere);
    var before = families.slice(0, shown < 0 ? families.length : shown).filter(isNamed);
    before.forEach(function (family) { missing.add(bare(family)); });
    return before.length > 0 && shown >= 0 ? bare(families[shown]) : "";
  }
  function say(specimens) {
    var row = document.createElement("div");
    row.className = "specimen";
    row.append(document.createElement("p"));
    row.firstChild.textContent = "Not on this device: " + Array.from(missing).join(", ") + ".";
    specimens[0].before(row);
  }

  document.fonts.ready.then(function () {
    var instead = {};
    var specimens = document.querySelectorAll(".specimen");
    specimens.forEach(function (specimen) {
      var stack = getComputedStyle(specimen.lastElementChild).fontFamily;
      if (!(stack in instead)) instead[stack] = shownInstead(stack);
      if (instead[stack]) specimen.firstElementChild.append(document.createElement("br"), "shown in " + instead[stack]);
    });
    if (missing.size > 0) say(specimens);
  });
})();
