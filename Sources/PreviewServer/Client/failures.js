// What newly fails, in a corner: each value with what `fix` would write, tried in the page and, with --edit, written.
(function () {
  "use strict";
  var serve = themepreviewServe;
  var add = serve.add;
  var panel = serve.makeBox("themepreview-failures",
    ":host { position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483646; max-width: min(32rem, calc(100% - 2rem)) }" +
    "details { border: 1px solid #c62828; border-radius: 6px; background: #fff; font-size: .9rem } summary { padding: .3rem .8rem; cursor: pointer }" +
    "ul { max-height: 40vh; overflow: auto; margin: 0; padding: 0 .8rem .5rem; list-style: none } li + li { margin-top: .6rem } button + button { margin-inline-start: .5rem }");
  var failures = { number: 0, list: [] };
  var isOpen = false;
  var preview = document.createElement("style");
  var tried = null;

  serve.showFailures = function (next) {
    if (next.number <= failures.number) return;
    failures = next;
    stopTrial();
    if (!next.list.length) return panel.hide();
    var details = add(panel.fill(), "details", "");
    details.open = isOpen;
    details.addEventListener("toggle", function () { isOpen = details.open; });
    add(details, "summary", next.list.length + (next.list.length === 1 ? " finding newly fails" : " findings newly fail"));
    var list = add(details, "ul", "");
    next.list.forEach(function (failure, index) { describe(failure, index, add(list, "li", "")); });
  };

  function describe(failure, index, item) {
    if (failure.place) add(item, "p", failure.place, "place");
    add(item, "p", failure.message + (failure.more ? ", and " + failure.more + " more" : ""));
    if (!failure.value) return;
    add(item, "p", "fix would write " + failure.value + (failure.written ? " instead of " + failure.written : ""));
    if (failure.themes.indexOf(serve.theme) < 0) return;
    var row = add(item, "p", "");
    var said = add(item, "p", "");
    said.setAttribute("role", "status");
    function say(error) { said.textContent = error.message; }
    var button = addButton(row, "Try the fix", function () {
      if (tried === button) return stopTrial();
      show(index).then(function (css) {
        stopTrial();
        tried = button;
        preview.textContent = css;
        document.head.append(preview);
        button.setAttribute("aria-pressed", "true");
      }).catch(say);
    });
    button.setAttribute("aria-pressed", "false");
    if (!document.querySelector("script[data-token]")) return;
    addButton(row, "Write it", function () {
      serve.post("fix", { number: failures.number, index: index }).catch(say);
    });
  }
  function addButton(row, text, work) {
    var button = add(row, "button", text);
    button.type = "button";
    button.addEventListener("click", work);
    return button;
  }
  function show(index) {
    var query = "?theme=" + encodeURIComponent(serve.theme) + "&number=" + failures.number + "&index=" + index;
    return fetch("/_themepreview/fix" + query).then(function (answer) {
      return answer.text().then(function (text) {
        if (!answer.ok) throw new Error(text);
        return text;
      });
    });
  }
  function stopTrial() {
    preview.remove();
    if (tried) tried.setAttribute("aria-pressed", "false");
    tried = null;
  }
  document.addEventListener("themepreview-swap", stopTrial);
})();
