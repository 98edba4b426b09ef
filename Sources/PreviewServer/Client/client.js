// Keeps a tab as its sources are: swaps style sheets, reloads changed pages, and says what cannot be read.
(function () {
  "use strict";
  var script = document.currentScript;
  var run = script.dataset.run;
  var build = Number(script.dataset.build);
  var isMissing = script.dataset.gone !== undefined;
  var isEmbedded = window.parent !== window;
  var bus = new BroadcastChannel("themepreview");
  var stream = null, retry = 0, waiting = null, release = null;

  function address(name) {
    return "/_themepreview/" + name + "?path=" + encodeURIComponent(location.pathname) + "&build=" + build + "&run=" + run;
  }

  // Browsers open six connections to a host, so one tab listens for all. A hidden tab does not listen; what it missed it
  // learns when it is shown again. A page in a frame leaves it to the page around it.
  function listen() {
    if (waiting || document.hidden) return;
    ask();
    if (isEmbedded) return;
    waiting = new AbortController();
    navigator.locks.request("themepreview", { signal: waiting.signal }, function () {
      return new Promise(function (done) {
        release = done;
        open();
      });
    }).catch(function () { /* The tab was hidden before its turn. */ });
  }
  function open() {
    stream = new EventSource(address("events"));
    stream.addEventListener("change", function (event) {
      var change = JSON.parse(event.data);
      bus.postMessage({ build: change.build, run: change.run });
      apply(change);
    });
    stream.addEventListener("problems", function (event) {
      bus.postMessage({ problems: JSON.parse(event.data) });
      overlay.update(JSON.parse(event.data));
    });
    stream.onerror = function () {
      stream.close();
      clearTimeout(retry);
      retry = setTimeout(function () { if (release) open(); }, 500);
    };
  }
  function stop() {
    clearTimeout(retry);
    if (waiting) waiting.abort();
    if (stream) stream.close();
    if (release) release();
    waiting = stream = release = null;
  }

  bus.onmessage = function (event) {
    var message = event.data;
    if (message.problems) overlay.update(message.problems);
    else if (message.run !== run || message.build > build) ask();
  };
  function ask() {
    fetch(address("status")).then(function (answer) { return answer.json(); }).then(function (status) {
      apply(status.change);
      overlay.update(status.problems);
    }).catch(function () { /* The server is away; the tab that listens hears when it is back. */ });
  }

  function apply(change) {
    if (change.run !== run) return location.reload();
    if (change.build < build) return;
    build = change.build;
    if (isMissing) return change.gone || location.reload();
    overlay.setGone(change.gone);
    if (change.styles) swapStyles(change.reload);
    else if (change.reload) location.reload();
  }

  // The new sheet stands behind the old one, which goes when the new one is there: nothing is ever without style.
  function swapStyles(reloads) {
    var links = Array.from(document.querySelectorAll("link[rel=stylesheet]:not([data-replaced])")).filter(function (link) {
      return /\/theme\.css$/.test(new URL(link.href).pathname);
    });
    links.forEach(function (link) {
      var next = link.cloneNode();
      var url = new URL(link.href);
      url.searchParams.set("build", build);
      next.href = url.href;
      link.dataset.replaced = "";
      next.onload = function () {
        while (next.previousElementSibling && next.previousElementSibling.dataset.replaced !== undefined) {
          next.previousElementSibling.remove();
        }
        document.dispatchEvent(new CustomEvent("themepreview-swap", { detail: build }));
        if (reloads) location.reload();
      };
      next.onerror = function () { next.remove(); delete link.dataset.replaced; };
      link.after(next);
    });
    if (reloads && !links.length) location.reload();
  }

  document.addEventListener("visibilitychange", function () { if (document.hidden) stop(); else listen(); });
  window.addEventListener("pagehide", stop);
  window.addEventListener("pageshow", listen);

  // What cannot be read, over the last good page. Texts of files are text here, never HTML.
  var overlay = (function () {
    var host = document.createElement("themepreview-overlay");
    var root = host.attachShadow({ mode: "open" });
    function add(parent, name, text, role) {
      var element = document.createElement(name);
      if (role) element.className = role;
      element.textContent = text;
      parent.append(element);
      return element;
    }
    var known = { number: 0, list: [] };
    var isGone = false;
    var gone = { message: "This page is gone", help: "its source was moved or deleted" };
    function update(problems) {
      if (problems.number < known.number) return;
      if (problems.number === known.number && host.isConnected === (known.list.length > 0 || isGone)) return;
      known = problems;
      show(isGone ? [gone].concat(known.list) : known.list);
    }
    function setGone(value) {
      if (value === isGone) return;
      isGone = value;
      show(isGone ? [gone].concat(known.list) : known.list);
    }
    function show(problems) {
      host.remove();
      root.replaceChildren();
      if (!problems.length) return;
      add(root, "style", style);
      var box = add(root, "section", "");
      box.setAttribute("role", "alert");
      add(box, "button", "Close").addEventListener("click", hide);
      problems.forEach(function (problem) {
        var part = add(box, "article", "");
        if (problem.place) add(part, "p", problem.place, "place");
        add(part, "h2", problem.message);
        if (problem.frame && problem.frame.length) add(part, "pre", problem.frame.join("\n"));
        if (problem.help) add(part, "p", problem.help);
      });
      document.documentElement.append(host);
    }
    function hide() { host.remove(); }
    document.addEventListener("keydown", function (event) { if (event.key === "Escape") hide(); });
    var style = ":host { position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: center; padding: 1rem; background: rgb(0 0 0 / 60%) }" +
      "section { box-sizing: border-box; width: min(56rem, 100%); max-height: 100%; overflow: auto; padding: 1rem 1.5rem; border-top: 4px solid #c62828; border-radius: 6px; background: #fff; color: #1a1a1a; font: 1rem/1.5 system-ui, sans-serif }" +
      "h2 { font-size: 1.1rem; margin: 0 }" +
      "pre { overflow: auto; margin: .5rem 0; padding: .5rem; background: #f2f2f2; font: .9rem/1.5 ui-monospace, monospace }" +
      "p { margin: 0 } .place { font-family: ui-monospace, monospace; color: #a11212 } article + article { margin-top: 1.5rem }" +
      "button { float: right; font: inherit }";
    return { update: update, setGone: setGone };
  })();

  listen();
})();
