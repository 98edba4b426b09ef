// A card with a mode of the other scheme shows it in its lower half while it is pointed at or has the focus.
themepreview.showOtherScheme = function (card) {
  "use strict";
  var stage = card.querySelector("[data-theme]");
  var scheme = getComputedStyle(stage).colorScheme;
  var disc = card.querySelector(".mode-discs i:not([data-scheme='" + scheme + "'])");
  if (!disc || card.querySelector(".is-other") || !card.matches(":hover, :focus-within")) return;
  var other = stage.cloneNode(true);
  other.dataset.mode = disc.title;
  other.classList.add("is-other");
  stage.after(other);
  function hide() {
    if (card.matches(":hover, :focus-within")) return;
    other.remove();
    card.removeEventListener("pointerleave", hide);
    card.removeEventListener("focusout", hideSoon);
  }
  function hideSoon() { requestAnimationFrame(hide); }
  card.addEventListener("pointerleave", hide);
  card.addEventListener("focusout", hideSoon);
};
