// The theme's page: a press on a value of the palette or of a role copies it, as it is, as oklch() or as var().
(function () {
  "use strict";
  var forms = ["value", "oklch()", "var()"];
  var chosen = 0;
  var status = document.createElement("p");
  status.className = "sr";
  status.setAttribute("role", "status");

  var each = themepreview.each;

  /* Where no clipboard is to be had, as in a page that is embedded, the text is selected for the keyboard. */
  function copy(place, text, say) {
    function select() {
      getSelection().selectAllChildren(place);
      say("Selected " + place.textContent + ": copy it with the keyboard.");
    }
    if (!navigator.clipboard) { select(); return; }
    navigator.clipboard.writeText(text).then(function () { say("Copied " + text); }, select);
  }

  /* Digits as in the program. */
  function oklch(hex) {
    var science = themepreview.colors, bytes = science.bytes(hex);
    if (!bytes) { return hex; }
    var lab = science.oklab(bytes), chroma = Math.hypot(lab[1], lab[2]);
    var hue = chroma < 0.0002 ? 0 : (Math.atan2(lab[2], lab[1]) * 180 / Math.PI + 360) % 360;
    function short(value, scale) { return Math.round(value * scale) / scale; }
    return "oklch(" + short(lab[0], 10000) + " " + short(chroma, 10000) + " " + short(hue, 10) + ")";
  }

  /* The property of a step is in its list, that of a role in its row. */
  function propertyOf(place) {
    var list = place.closest("[data-property]");
    if (list) return list.dataset.property + place.querySelector("b").textContent.replace(/\./g, "-");
    return place.parentNode.lastElementChild.textContent;
  }

  /* The value is the first text of its place. */
  function makeButton(place) {
    var value = place.querySelector("code") || place.firstChild;
    var text = value.textContent;
    var named = "var(" + propertyOf(place) + ")";
    var button = document.createElement("button");
    button.type = "button";
    button.className = "copies";
    button.textContent = text;
    button.addEventListener("click", function () {
      copy(button, button.textContent, function (words) { status.textContent = words; button.title = words; });
    });
    value.replaceWith(button);
    return function () {
      button.textContent = chosen === 0 ? text : chosen === 2 ? named : place.dataset.oklch || oklch(text);
    };
  }

  /* Tab stops once a list, since a theme has hundreds of values; arrow keys go on from there. */
  function joinStops(list) {
    var buttons = list.querySelectorAll(".copies");
    buttons.forEach(function (button, index) {
      button.tabIndex = index === 0 ? 0 : -1;
      button.addEventListener("keydown", function (event) {
        var step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
        var next = buttons[index + step];
        if (!next) { return; }
        event.preventDefault();
        button.tabIndex = -1;
        next.tabIndex = 0;
        next.focus();
      });
    });
  }

  function makeChoice(place, number, refresh) {
    place.append("Show and copy as: ");
    forms.forEach(function (form, index) {
      var label = document.createElement("label");
      var radio = document.createElement("input");
      radio.type = "radio";
      radio.name = "copy-form-" + number;
      radio.value = index;
      radio.checked = index === chosen;
      radio.addEventListener("change", function () {
        chosen = index;
        themepreview.load(themepreview.assets + "colors.js").then(refresh);
      });
      label.append(radio, " " + form);
      place.append(label);
    });
    place.hidden = false;
  }

  /* The dots of a plot are the steps of all ramps, in their order. */
  var steps = Array.from(document.querySelectorAll(".ramp-steps b"), function (name) { return name.textContent; });
  each(".plots svg", function (plot) {
    Array.from(plot.children).forEach(function (dot, index) {
      var title = document.createElementNS(plot.namespaceURI, "title");
      title.textContent = steps[index];
      dot.append(title);
    });
  });

  var values = [];
  each(".ramp-steps li, .role-table td[style]", function (place) { values.push(makeButton(place)); });
  each("ul, table", joinStops);
  function refresh() {
    values.forEach(function (show) { show(); });
    each("[data-copy-form] input", function (radio) { radio.checked = Number(radio.value) === chosen; });
  }
  var number = 0;
  each("[data-copy-form]", function (place) { makeChoice(place, number++, refresh); });
  function say(words) { status.textContent = words; }
  each(".downloads code", function (code) {
    var button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.setAttribute("aria-label", "Copy " + code.textContent);
    button.addEventListener("click", function () { copy(code, code.textContent, say); });
    code.before(button);
  });
  each("[data-copy-before]", function (button) {
    var source = button.previousElementSibling;
    button.addEventListener("click", function () { copy(source, source.textContent, say); });
  });
  document.body.append(status);

  /* The fonts of this device are asked for just before the styles of text come into view. */
  new IntersectionObserver(function (entries, observer) {
    if (!entries.some(function (entry) { return entry.isIntersecting; })) return;
    observer.disconnect();
    themepreview.load(themepreview.assets + "fonts.js");
  }, { rootMargin: "50%" }).observe(document.querySelector("[aria-labelledby=type]"));
})();
