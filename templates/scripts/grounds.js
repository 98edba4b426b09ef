// The ground of the components: each lies on the one that is chosen, or on that of `#grounds=card-background`, where `check` judges it there.
(function () {
  "use strict";
  var group = document.querySelector("[data-needs='grounds.js']");
  var prefix = document.querySelector(".inspect-open").dataset.prefix;
  var buttons = Array.from(group.querySelectorAll("button"));
  var demos = Array.from(document.querySelectorAll(".demo-grid > .demo"));
  var selected = "cell-selected-background";

  function isFrame(ground) { return /^c(ard|ell)-/.test(ground); }
  /* A card and the page's own text lie on no frame, a row on a card alone. In a row that is selected, nothing needs an edge. */
  function isJudged(demo, ground) {
    if (!isFrame(ground)) return ground !== "background";
    if (ground === selected) return demo.matches(":has(.badge, .button)");
    if (demo.querySelector(".cell")) return ground.indexOf("card") === 0;
    return !demo.querySelector(".card, p + p");
  }
  function lay(demo, ground) {
    var isLaid = isJudged(demo, ground);
    var color = "var(" + prefix + (isFrame(ground) ? "" : "color-") + ground + ")";
    var text = isLaid && isFrame(ground) ? color.replace(/background\)$/, "text)") : "";
    demo.style.background = isLaid ? color : "";
    demo.style.boxShadow = isLaid ? "0 0 0 0.75rem " + color : "";
    demo.style.color = demo.firstElementChild.style.color = text;
    /* A label takes the colours of a row that is selected. */
    demo.classList.toggle("is-selected", isLaid && ground === selected);
  }
  function show(button) {
    buttons.forEach(function (one) { one.setAttribute("aria-pressed", String(one === button)); });
    demos.forEach(function (demo) { lay(demo, button.value); });
  }
  function choose(button) {
    if (!button) return;
    show(button);
    var isFirst = button === buttons[0];
    history.replaceState(history.state, "", isFirst ? location.pathname + location.search : "#grounds=" + button.value);
  }
  function readAddress() {
    var asked = buttons.find(function (button) { return location.hash === "#grounds=" + button.value; });
    if (!asked) return;
    show(asked);
    document.getElementById("components").scrollIntoView();
  }

  group.addEventListener("click", function (event) { choose(event.target.closest("button")); });
  window.addEventListener("hashchange", readAddress);
  readAddress();
  /* The press that loaded this script asked for its ground. */
  if (group.pressed) choose(group.pressed.closest("button"));
})();
