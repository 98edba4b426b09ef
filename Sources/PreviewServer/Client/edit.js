// Colours of a theme, changed with sliders: tried and judged by the server while they move, written where they stand.
(function () {
  "use strict";
  var token = document.currentScript.dataset.token;
  var theme = themepreviewServe.theme;
  if (!theme || window.parent !== window) return;
  var storeKey = "themepreview-edit " + theme;
  var add = themepreviewServe.add;
  var box = themepreviewServe.makeBox("themepreview-editor",
    ":host { position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483645; width: min(24rem, calc(100% - 2rem)) }" +
    "details { border: 1px solid #555; border-radius: 6px; background: #fff; font-size: .9rem } summary { padding: .3rem .8rem; cursor: pointer }" +
    "form { display: grid; gap: .4rem; max-height: 70vh; overflow: auto; padding: 0 .8rem .6rem } label { display: grid; grid-template-columns: 6rem 1fr 4rem; gap: .5rem; align-items: center }" +
    "i { display: inline-block; width: 3rem; height: 1.5rem; border: 1px solid #555 } table { border-collapse: collapse; width: 100% } td { padding: 0 .3rem; text-align: start } .fail { color: #a11212; font-weight: 600 }" +
    "select, input { min-width: 0; font: inherit } .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }");
  var preview = document.createElement("style");
  var tokens = [], chosen = null, shade = null, nearest = null, base = null;
  var isTrying = false, isStale = false;

  function ask(name, body) {
    return fetch("/_themepreview/edit/" + name, {
      method: "POST",
      headers: { "content-type": "application/json", "themepreview-token": token },
      body: JSON.stringify(Object.assign({ theme: theme }, body))
    }).then(function (answer) {
      if (answer.ok) return answer.json();
      return answer.text().then(function (text) { throw new Error(text); });
    });
  }
  themepreviewServe.post = ask;
  function place(color) {
    return { file: chosen.file, line: chosen.line, column: chosen.column, color: color };
  }
  function css() { return "oklch(" + shade.lightness + " " + shade.chroma + " " + shade.hue + ")"; }

  var root = box.fill();
  var details = add(root, "details", "");
  add(details, "summary", "Edit colours");
  var form = add(details, "form", "");
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  var select = add(form, "select", "");
  select.setAttribute("aria-label", "Colour");
  var where = add(form, "p", "", "place");
  var sliders = [["lightness", "Lightness", 1, 0.001], ["chroma", "Chroma", 0.4, 0.001], ["hue", "Hue", 360, 0.5]].map(makeSlider);
  var row = add(form, "p", "", "row");
  var swatch = add(row, "i", "");
  var value = add(row, "code", "");
  var snap = makeButton("Nearest that passes", function () { if (nearest) set(nearest); });
  var write = makeButton("Write", function () { change("write", place(css())); });
  makeButton("Undo", function () { change("undo", {}); });
  var verdict = add(form, "p", "");
  verdict.setAttribute("role", "status");
  var table = add(form, "table", "");

  function makeButton(text, work) {
    var button = add(row, "button", text);
    button.type = "button";
    button.addEventListener("click", work);
    return button;
  }
  function makeSlider(parts) {
    var label = add(form, "label", parts[1] + " ");
    var input = add(label, "input", "");
    var number = add(label, "output", "");
    input.type = "range";
    input.min = 0;
    input.max = parts[2];
    input.step = parts[3];
    input.addEventListener("input", function () {
      shade[parts[0]] = Number(input.value);
      // The nearest colour that passes holds the slider when it is close.
      var isClose = nearest && parts[0] === "lightness" && Math.abs(shade.lightness - nearest.lightness) < 0.012;
      if (isClose) shade = Object.assign({}, nearest);
      refresh();
    });
    return { refresh: function () { input.value = shade[parts[0]]; number.textContent = Number(shade[parts[0]].toFixed(3)); } };
  }
  function set(next) {
    shade = Object.assign({}, next);
    refresh();
  }
  function refresh() {
    sliders.forEach(function (slider) { slider.refresh(); });
    swatch.style.background = css();
    tryOut();
  }

  // One trial at a time; the last position of the sliders is always tried.
  function tryOut() {
    if (isTrying) { isStale = true; return; }
    isTrying = true;
    isStale = false;
    var asked = chosen;
    ask("try", place(css())).then(function (tried) {
      if (asked !== chosen) return;
      preview.textContent = tried.css;
      document.head.append(preview);
      value.textContent = tried.hex;
      judge(tried.pairs);
    }, say).then(function () {
      isTrying = false;
      if (isStale) tryOut();
    });
  }
  function judge(pairs) {
    base = base || pairs;
    var failing = pairs.filter(function (pair) { return pair.verdict === "fail" || pair.verdict === "unknown"; });
    verdict.textContent = failing.length ? failing.length + " of " + pairs.length + " pairs fail" : "all " + pairs.length + " pairs pass";
    table.replaceChildren();
    pairs.forEach(function (pair, index) {
      var isChanged = base[index] && base[index].ratio !== pair.ratio;
      if (!isChanged && pair.verdict !== "fail" && pair.verdict !== "unknown") return;
      var line = add(table, "tr", "", pair.verdict === "fail" || pair.verdict === "unknown" ? "fail" : "");
      add(line, "td", pair.name + ", " + pair.mode);
      add(line, "td", pair.ratio || "unknown");
      add(line, "td", pair.verdict);
    });
  }
  function say(error) { verdict.textContent = error.message; }

  function choose(next) {
    chosen = next;
    base = nearest = null;
    snap.disabled = true;
    select.value = chosen.place;
    where.textContent = chosen.place + ": " + chosen.written;
    sessionStorage.setItem(storeKey, chosen.place);
    set(chosen.shade);
    var asked = chosen;
    ask("nearest", place(chosen.shade.hex)).then(function (found) {
      if (asked !== chosen) return;
      nearest = found[0];
      snap.disabled = !nearest;
    }, say);
  }
  function change(name, body) {
    write.disabled = true;
    ask(name, body).then(function () { verdict.textContent = "saved"; }, say).then(function () { write.disabled = false; });
  }

  // The page has the new style sheet: what was tried is there for good, and the places may be others.
  document.addEventListener("themepreview-swap", function () {
    preview.remove();
    if (details.open) load();
  });
  function load() {
    ask("tokens", {}).then(function (found) {
      tokens = found;
      select.replaceChildren();
      tokens.forEach(function (item) { add(select, "option", item.path).value = item.place; });
      var known = tokens.find(function (item) { return item.place === sessionStorage.getItem(storeKey); });
      if (known || tokens.length) choose(known || tokens[0]);
    }, say);
  }
  select.addEventListener("change", function () {
    choose(tokens.find(function (item) { return item.place === select.value; }));
  });
  details.addEventListener("toggle", function () {
    if (details.open) return load();
    sessionStorage.removeItem(storeKey);
    preview.remove();
  });
  if (sessionStorage.getItem(storeKey)) details.open = true;
})();
