// The scene in every mode of a theme at once: pictures of it, below the button that shows and hides them.
(function () {
  "use strict";
  var button = document.querySelector("[data-needs='modes.js']");
  var modes = document.documentElement.dataset.modes.trim().split(" ");
  var stage = document.querySelector(".hero");

  function made(name, properties, children) {
    var element = Object.assign(document.createElement(name), properties);
    (children || []).forEach(function (child) { element.append(child); });
    return element;
  }

  function scene() {
    var copy = document.querySelector(".scene-window").cloneNode(true);
    copy.removeAttribute("role");
    copy.querySelectorAll("[id], [aria-describedby]").forEach(function (part) {
      part.removeAttribute("id");
      part.removeAttribute("aria-describedby");
    });
    copy.style.zoom = "0.5";
    return copy;
  }

  function picture(mode) {
    var shown = made("div", { className: "stage", inert: true }, [scene()]);
    shown.dataset.theme = stage.dataset.theme;
    shown.dataset.mode = mode;
    shown.style.borderRadius = "8px";
    // A mode says what differs from the first one.
    var first = made("div", { className: "stage-box", role: "img", ariaLabel: "The scene in " + mode }, [shown]);
    first.dataset.mode = modes[0];
    var figure = made("figure", {}, [made("figcaption", { textContent: mode }), first]);
    figure.style.cssText = "margin: 0; min-width: 0";
    return figure;
  }

  function wall() {
    var grid = made("div", { className: "wide" }, modes.map(picture));
    grid.style.cssText = "display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr))";
    return made("section", { className: "frame section", ariaLabel: "The scene in all modes" }, [grid]);
  }

  var pictures = wall();
  function toggle() {
    var isShown = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(isShown));
    if (isShown) document.querySelector(".facts").after(pictures);
    else pictures.remove();
  }
  button.addEventListener("click", toggle);
  toggle();
})();
