// What changed: the slider between before and after, and the mode of both.
(function () {
  "use strict";
  function setUpChange(change) {
    var stages = change.querySelector(".change-stages");
    var slider = change.querySelector("[data-change-slider]");
    var mode = change.querySelector("[data-change-mode]");
    if (!slider) return;
    slider.addEventListener("input", function () { stages.style.setProperty("--split", slider.value + "%"); });
    stages.addEventListener("pointermove", function (event) {
      if (event.pointerType === "mouse" && !event.buttons) return;
      var box = stages.getBoundingClientRect();
      slider.value = (event.clientX - box.left) / box.width * 100;
      stages.style.setProperty("--split", slider.value + "%");
    });
    mode.value = stages.querySelector("[data-theme]").dataset.mode || mode.value;
    mode.addEventListener("change", function () {
      stages.querySelectorAll("[data-theme]").forEach(function (stage) { stage.dataset.mode = mode.value; });
    });
  }

  themepreview.whenRead(function () { themepreview.each(".change", setUpChange); });
})();
