// Which of a theme's colours an element shows: for a moment every colour's property has a value of its own, which computed
// styles then name. What is painted does not change, since nothing is painted in between.
themepreview.probe = (function () {
  "use strict";
  var page = document.documentElement;

  // The name of a colour in a pair, and of its custom property: `colors.text`, `components.button.hover.text`, `palette.ink`.
  function shortName(path) {
    return path.replace(/^colors\./, "").replace(/^components\.(.*)/, function (all, rest) { return rest.replace(/\./g, "-"); });
  }
  function property(path, prefix) {
    return prefix + path.replace(/^colors\./, "color-").replace(/^components\./, "").replace(/\./g, "-");
  }

  function code(index) { return "rgb(" + (index >> 8) + ", " + (index & 255) + ", 137)"; }
  function decoder(paths) {
    return function (color) {
      var found = /^rgb\((\d+), (\d+), 137\)$/.exec(color);
      return found ? shortName(paths[(Number(found[1]) << 8) + Number(found[2])] || "") : "";
    };
  }

  function hasText(element) {
    return /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) || Array.prototype.some.call(element.childNodes, function (node) {
      return node.nodeType === 3 && node.data.trim() !== "";
    });
  }
  function isClear(color) { return color === "rgba(0, 0, 0, 0)" || color === "transparent" || color === "none"; }

  // What lies below, up to the stage: each fill with its element, the nearest first.
  function fills(element, decode) {
    var found = [];
    for (var at = element; at && at !== page; at = at.parentElement) {
      var color = getComputedStyle(at).backgroundColor;
      if (!isClear(color)) found.push({ name: decode(color), element: at, part: "backgroundColor" });
      if (at.dataset.theme) break;
    }
    return found;
  }

  // What is drawn without letters: the lines and areas of a picture, a border, or what stands before or after.
  function drawing(element, decode) {
    var style = getComputedStyle(element);
    var parts = element.ownerSVGElement ? ["fill", "stroke"] : ["Top", "Left", "Bottom", "Right"].filter(function (side) {
      return parseFloat(style["border" + side + "Width"]) > 0 && style["border" + side + "Style"] !== "none";
    }).map(function (side) { return "border" + side + "Color"; });
    return parts.map(function (part) { return { name: decode(style[part]), element: element, part: part }; })
      .concat(["::before", "::after"].map(function (pseudo) {
        return { name: decode(getComputedStyle(element, pseudo).backgroundColor), element: element, pseudo: pseudo, part: "backgroundColor" };
      })).find(function (one) { return one.name; });
  }

  function read(element, decode) {
    var below = fills(element, decode);
    if (hasText(element)) {
      return { element: element, front: { name: decode(getComputedStyle(element).color), element: element, part: "color" }, below: below };
    }
    var drawn = drawing(element, decode);
    if (drawn) return { element: element, front: drawn, below: below };
    return { element: element, front: below[0], below: below.slice(1) };
  }

  function run(paths, prefix, elements) {
    var stages = Array.from(document.querySelectorAll("[data-theme]"));
    var styles = stages.map(function (stage) { return stage.getAttribute("style"); });
    var codes = paths.map(function (path, index) { return property(path, prefix) + ":" + code(index); }).join(";");
    var decode = decoder(paths);
    page.dataset.probed = "";
    stages.forEach(function (stage, index) { stage.setAttribute("style", (styles[index] || "") + ";" + codes); });
    try {
      return elements.map(function (element) { return read(element, decode); });
    } finally {
      stages.forEach(function (stage, index) {
        if (styles[index] === null) stage.removeAttribute("style");
        else stage.setAttribute("style", styles[index]);
      });
      delete page.dataset.probed;
    }
  }

  // Every element of the stages that shows something of its own, and is not folded away.
  function targets() {
    return Array.from(document.querySelectorAll("[data-theme] :not(br, col, source, defs *)")).filter(function (element) {
      return !element.matches(".anchor") && (hasText(element) || element.matches("path, hr, i, .switch")) && element.checkVisibility();
    });
  }

  return { property: property, run: run, shortName: shortName, targets: targets };
})();
