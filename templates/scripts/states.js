// The states of the scene: its controls stay as they look when they are pointed at, focused, chosen or not available.
(function () {
  "use strict";
  var group = document.querySelector("[data-needs='states.js']");
  var scene = document.querySelector(".scene-window");
  var controls = Array.from(scene.querySelectorAll(".button, .field, .scene-button"));
  var pressed = controls.filter(function (control) { return control.hasAttribute("aria-pressed"); });
  var states = { Hover: "is-hover", Focus: "is-focus", Selected: "is-selected", Disabled: "is-disabled" };

  function show(state) {
    controls.forEach(function (control) {
      control.classList.remove("is-hover", "is-focus", "is-selected", "is-disabled");
      if (states[state]) control.classList.add(states[state]);
      if ("disabled" in control) control.disabled = state === "Disabled";
      if (control.matches("button")) {
        control.toggleAttribute("aria-pressed", false);
        if (state === "Selected" || state === "Normal" && pressed.indexOf(control) >= 0) control.setAttribute("aria-pressed", "true");
      }
    });
    getSelection().removeAllRanges();
    if (state === "Selection") getSelection().selectAllChildren(scene.querySelector(".scene-prose p"));
    group.querySelectorAll("button").forEach(function (button) {
      button.setAttribute("aria-pressed", String(button.textContent === state));
    });
  }
  function take(target) {
    var button = target && target.closest("button");
    if (button) show(button.textContent);
  }
  group.addEventListener("click", function (event) { take(event.target); });
  /* The press that loaded this script asked for its state. */
  take(group.pressed);
})();
