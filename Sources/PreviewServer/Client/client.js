// Keeps a tab as its sources are: swaps style sheets, reloads changed pages, and says what cannot be read.
(function () {
  "use strict";
  var script = document.currentScript;
  var run = script.dataset.run;
  var build = Number(script.dataset.build);
  var isMissing = script.dataset.gone !== undefined;
  var isEmbedded = window.parent !== window;
  var boxes = themepreviewServe;
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
      boxes.showProblems(JSON.parse(event.data));
    });
    stream.addEventListener("failures", function (event) {
      bus.postMessage({ failures: JSON.parse(event.data) });
      boxes.showFailures(JSON.parse(event.data));
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
    if (message.problems) boxes.showProblems(message.problems);
    else if (message.failures) boxes.showFailures(message.failures);
    else if (message.run !== run || message.build > build) ask();
  };
  function ask() {
    fetch(address("status")).then(function (answer) { return answer.json(); }).then(function (status) {
      apply(status.change);
      boxes.showProblems(status.problems);
      boxes.showFailures(status.failures);
    }).catch(function () { /* The server is away; the tab that listens hears when it is back. */ });
  }

  function apply(change) {
    if (change.run !== run) return location.reload();
    if (change.build < build) return;
    build = change.build;
    if (isMissing) return change.gone || location.reload();
    boxes.setGone(change.gone);
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

  listen();
})();
