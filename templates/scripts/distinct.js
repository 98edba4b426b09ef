// Beside the lens: which groups of colours that are to stay apart do so in this sight, as `check` measured it. From facts.js.
(function () {
  "use strict";
  var shared = themepreview;
  var root = document.documentElement;
  var menu = document.querySelector("[data-theme-switcher]");
  var prefix = document.querySelector(".inspect-open").dataset.prefix;
  var places = [document.querySelector(".bar"), document.querySelector(".lens-foot .lens")].map(function (before) {
    var place = made("p", [], "distinct frame");
    place.setAttribute("role", "status");
    before.after(place);
    return place;
  });

  function made(name, content, className) {
    var element = document.createElement(name);
    if (className) element.className = className;
    element.append.apply(element, content);
    return element;
  }
  function line(group, sight) {
    var row = group[1].find(function (one) { return one[0] === sight; });
    if (!row) return "";
    var pair = made("i", [], "pair");
    pair.style.cssText = "background:" + row[4] + ";color:" + row[5];
    var nearest = (group[0].length > 2 ? row[1] + " and " + row[2] + ", " : "") + "ΔE OK " + row[3];
    var parts = [made("b", [row[6] ? "apart" : "alike"]), " " + group[0].join(", ") + " ", pair, made("small", [nearest])];
    return made("span", parts, row[6] ? "is-pass" : "is-warning");
  }
  function show() {
    var sight = root.dataset.lens === "grey" ? "greyscale" : root.dataset.lens;
    var id = document.querySelector("[data-theme]").dataset.theme;
    if (!sight) return places.forEach(function (place) { place.replaceChildren(); });
    shared.load(menu.dataset.root + "themes/" + encodeURIComponent(id) + "/facts.js").then(function () {
      var modes = (window.themepreviewFacts || {})[id];
      if (!modes) return;
      var mode = shared.explain.shownMode(modes, prefix);
      places.forEach(function (place) {
        place.replaceChildren.apply(place, (mode[4] || []).map(function (group) { return line(group, sight); }));
      });
    });
  }

  shared.load(shared.assets + "pair.css");
  shared.load(shared.assets + "distinct.css");
  shared.load(shared.assets + "probe.js").then(function () { return shared.load(shared.assets + "explain.js"); }).then(function () {
    new MutationObserver(show).observe(root, { attributeFilter: ["data-lens", "data-mode", "data-modes"] });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
    show();
  });
})();
