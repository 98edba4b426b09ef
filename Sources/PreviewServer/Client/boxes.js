// What the client shows beside the page, with the mistakes over it. Texts of files are set as text, never as HTML, and stand in
// a shadow tree, which the page's styles do not reach.
var themepreviewServe = (function () {
  "use strict";
  function add(parent, name, text, role) {
    var element = document.createElement(name);
    if (role) element.className = role;
    element.textContent = text;
    parent.append(element);
    return element;
  }
  function makeBox(name, style) {
    var host = document.createElement(name);
    var root = host.attachShadow({ mode: "open" });
    return {
      host: host,
      hide: function () { host.remove(); },
      fill: function () {
        root.replaceChildren();
        add(root, "style", ":host { color: #1a1a1a; font: 1rem/1.5 system-ui, sans-serif; text-align: start } p, h2 { margin: 0 } " +
          "code, pre, .place { font-family: ui-monospace, monospace } .place { color: #a11212 } button { font: inherit } " + style);
        document.documentElement.append(host);
        return root;
      }
    };
  }

  var overlay = makeBox("themepreview-overlay",
    ":host { position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: center; padding: 1rem; background: rgb(0 0 0 / 60%) }" +
    "section { box-sizing: border-box; width: min(56rem, 100%); max-height: 100%; overflow: auto; padding: 1rem 1.5rem; border-top: 4px solid #c62828; border-radius: 6px; background: #fff }" +
    "h2 { font-size: 1.1rem } pre { overflow: auto; margin: .5rem 0; padding: .5rem; background: #f2f2f2; font-size: .9rem }" +
    "article + article { margin-top: 1.5rem } button { float: inline-end }");
  var problems = { number: 0, list: [] };
  var isGone = false;
  var gone = { message: "This page is gone", help: "its source was moved or deleted" };

  function showProblems(next) {
    if (next.number <= problems.number) return;
    problems = next;
    refresh();
  }
  function setGone(value) {
    if (value === isGone) return;
    isGone = value;
    refresh();
  }
  function refresh() {
    var list = isGone ? [gone].concat(problems.list) : problems.list;
    if (!list.length) return overlay.hide();
    var box = add(overlay.fill(), "section", "");
    box.setAttribute("role", "alert");
    add(box, "button", "Close").addEventListener("click", overlay.hide);
    list.forEach(function (problem) {
      var part = add(box, "article", "");
      if (problem.place) add(part, "p", problem.place, "place");
      add(part, "h2", problem.message);
      if (problem.frame && problem.frame.length) add(part, "pre", problem.frame.join("\n"));
      if (problem.help) add(part, "p", problem.help);
    });
  }
  document.addEventListener("keydown", function (event) { if (event.key === "Escape") overlay.hide(); });

  // The theme of the page, by its address.
  var theme = (/^\/themes\/([^/]+)\//.exec(location.pathname) || [])[1];

  return { add: add, makeBox: makeBox, showProblems: showProblems, setGone: setGone, theme: theme && decodeURIComponent(theme) };
})();
