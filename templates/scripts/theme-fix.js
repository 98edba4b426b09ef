// "Try the fix": the theme's page in the colours that `themepreview fix` would write, with its contrast judged again.
(function () {
  "use strict";
  var trial = document.querySelector("[data-try]");
  var cells = Array.from(document.querySelectorAll("[data-after]"));
  var status = document.createElement("p");
  var sheet;
  status.className = "sr";
  status.setAttribute("role", "status");
  document.body.append(status);

  /* WCAG 2: the relative luminance of #rrggbb, and the ratio of two, cut off after two decimals. */
  function luminance(hex) {
    return [0.2126, 0.7152, 0.0722].reduce(function (sum, weight, index) {
      var part = parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
      return sum + weight * (part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
    }, 0);
  }
  function ratio(one, other) {
    var both = [luminance(one), luminance(other)].sort(function (a, b) { return b - a; });
    return (both[0] + 0.05) / (both[1] + 0.05);
  }
  function shown(value) { return (Math.floor(value * 100) / 100).toFixed(2); }
  /* Of what is no text, 1.4.11 asks 3:1 and no more. */
  function level(value, isGraphic) {
    if (isGraphic) return value >= 3 ? "AA" : "";
    return value >= 7 ? "AAA" : value >= 4.5 ? "AA" : value >= 3 ? "AA large" : "";
  }

  /* A cell keeps what it said, for the way back. */
  function judge(cell) {
    var colors = cell.dataset.after.split(" ");
    var after = ratio(colors[0], colors[1]);
    cell.before = { html: cell.innerHTML, style: cell.style.cssText, kind: cell.className };
    cell.style.setProperty("--f", colors[0]);
    cell.style.setProperty("--b", colors[1]);
    cell.className = "is-tried";
    cell.innerHTML = "<s>" + cell.before.html.trim().split(" ")[0] + "</s> → <b>" + shown(after) + "</b> "
      + level(after, cell.parentNode.cells[0].querySelector("p") !== null);
  }
  function restore(cell) {
    cell.innerHTML = cell.before.html;
    cell.style.cssText = cell.before.style;
    cell.className = cell.before.kind;
  }

  /* The sheet comes after the theme's own, and has the same rules with other colours. */
  function show(isTried) {
    if (isTried && !sheet) {
      sheet = document.createElement("link");
      sheet.rel = "stylesheet";
      sheet.href = "fixed.css";
      document.querySelector("link[href$='theme.css']:not([href*='assets/'])").after(sheet);
    }
    if (sheet) sheet.disabled = !isTried;
    /* Cells above get other heights; what was pressed stays in its place. */
    var top = trial.getBoundingClientRect().top;
    cells.forEach(isTried ? judge : restore);
    scrollBy({ top: trial.getBoundingClientRect().top - top, behavior: "instant" });
    document.documentElement.toggleAttribute("data-tried", isTried);
    status.textContent = isTried ? cells.length + " pairs are judged again." : "The theme is as it is written.";
  }

  trial.addEventListener("change", function () { show(trial.checked); });
  /* The press that loaded this script asked for it. */
  if (trial.checked) show(true);
})();
