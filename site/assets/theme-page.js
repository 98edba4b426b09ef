// The theme's page: a press on a value of the palette or of a role copies it, as it is, as oklch() or as var().
(function () {
  "use strict";
  var forms = ["value", "oklch()", "var()"];
  var chosen = 0;
  var status = document.createElement("p");
  status.className = "sr";
  status.setAttribute("role", "status");

  function each(selector, use) { Array.prototype.forEach.call(document.querySelectorAll(selector), use); }

  /* Where no clipboard is to be had, as in a page that is embedded, the value is selected for the keyboard. */
  function copy(button, text) {
    function say(words) { status.textContent = words; button.title = words; }
    function select() {
      getSelection().selectAllChildren(button);
      say("Selected " + button.textContent + ": copy it with the keyboard.");
    }
    if (!navigator.clipboard) { select(); return; }
    navigator.clipboard.writeText(text).then(function () { say("Copied " + text); }, select);
  }

  function makeButton(place) {
    var texts = place.dataset.copies.split("|");
    var code = place.querySelector("code");
    var button = document.createElement("button");
    button.type = "button";
    button.className = "copies";
    button.textContent = texts[0];
    button.addEventListener("click", function () { copy(button, texts[chosen]); });
    code.replaceWith(button);
    return function () { button.textContent = texts[chosen]; };
  }

  /* Tab stops once a list, since a theme has hundreds of values; arrow keys go on from there. */
  function joinStops(list) {
    var buttons = list.querySelectorAll(".copies");
    Array.prototype.forEach.call(buttons, function (button, index) {
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
      radio.addEventListener("change", function () { chosen = index; refresh(); });
      label.append(radio, " " + form);
      place.append(label);
    });
    place.hidden = false;
  }

  var values = [];
  each("[data-copies]", function (place) { values.push(makeButton(place)); });
  each("ul, table", joinStops);
  function refresh() {
    values.forEach(function (show) { show(); });
    each("[data-copy-form] input", function (radio) { radio.checked = Number(radio.value) === chosen; });
  }
  var number = 0;
  each("[data-copy-form]", function (place) { makeChoice(place, number++, refresh); });
  document.body.append(status);
})();
