// The comparison: two themes in frames, each in a mode of its own; their page, the split between them, what differs. The wall
// of all themes is in wall.js.
(function () {
  "use strict";
  var known = {};
  (window.themepreviewThemes || []).forEach(function (theme) { known[theme[0]] = theme[2]; });

  function decoded(text) {
    try { return decodeURIComponent(text || ""); } catch (error) { return ""; }
  }

  // The handle of the split, which is dragged or moved with the arrow keys.
  function setUpHandle(handle) {
    var sides = handle.parentNode;
    function move(share) {
      var at = Math.round(Math.min(100, Math.max(0, share)));
      sides.style.setProperty("--split", at + "%");
      handle.setAttribute("aria-valuenow", at);
    }
    handle.addEventListener("pointerdown", function (event) {
      handle.setPointerCapture(event.pointerId);
      handle.focus();
      event.preventDefault();
    });
    handle.addEventListener("pointermove", function (event) {
      if (!handle.hasPointerCapture(event.pointerId)) return;
      var box = sides.getBoundingClientRect();
      move((event.clientX - box.left) / box.width * 100);
    });
    handle.addEventListener("keydown", function (event) {
      var now = Number(handle.getAttribute("aria-valuenow"));
      var step = event.shiftKey ? 10 : 2;
      var next = { ArrowLeft: now - step, ArrowRight: now + step, Home: 0, End: 100 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      move(next);
    });
  }

  // A split where there is no room for two pages, until the reader chooses. The wall takes the place of both sides, and the
  // address says so.
  function setUpView(form) {
    var main = document.querySelector(".compare");
    var sides = document.querySelector(".compare-sides");
    var narrow = window.matchMedia("(max-width: 47.99rem)");
    var chosen = null;
    function show() {
      var view = chosen || (narrow.matches ? "split" : "sides");
      sides.classList.toggle("is-split", view === "split");
      main.classList.toggle("is-wall", view === "wall");
      form.querySelectorAll("[data-view]").forEach(function (button) {
        button.setAttribute("aria-pressed", String(button.dataset.view === view));
      });
    }
    function choose(view) {
      chosen = view;
      show();
      if (view === "wall") themepreview.load("levels.js").then(function () { return themepreview.load("assets/wall.js"); });
    }
    narrow.addEventListener("change", show);
    show();
    return { choose: choose, isWall: function () { return chosen === "wall"; } };
  }

  // The drawer says what differs, and says it anew when a side changes.
  function setUpDrawer(form, sides) {
    var drawer = document.querySelector("[data-compare-drawer]");
    var button = form.querySelector("[data-compare-open]");
    function update() {
      if (drawer.hidden) return;
      themepreview.load("assets/colors.js").then(function () { return themepreview.load("assets/differences.js"); })
        .then(function () { themepreviewDifferences.show(drawer.querySelector("div"), sides); });
    }
    function toggle(isOpen) {
      drawer.hidden = !isOpen;
      button.setAttribute("aria-expanded", String(isOpen));
      update();
      if (isOpen) drawer.focus();
      else button.focus();
    }
    button.addEventListener("click", function () { toggle(drawer.hidden); });
    drawer.querySelector("[data-compare-close]").addEventListener("click", function () { toggle(false); });
    drawer.addEventListener("keydown", function (event) { if (event.key === "Escape") toggle(false); });
    return update;
  }

  // A frame is in <noscript>, so that it loads only once it is shown: a wall hides both.
  function takeFrame(section) {
    var held = section.querySelector("noscript");
    var made = document.createElement("template");
    made.innerHTML = held.textContent;
    var frame = made.content.querySelector("iframe");
    frame.dataset.first = frame.getAttribute("src");
    frame.removeAttribute("src");
    held.replaceWith(frame);
    return frame;
  }

  function readSide(section) {
    return {
      frame: takeFrame(section), menu: section.querySelector(".menu"),
      name: section.querySelector("[data-compare-name]"), label: section.getAttribute("aria-label"),
      choice: section.querySelector("[data-compare-mode]"),
      links: Array.from(section.querySelectorAll("[data-compare-id]")), theme: null, mode: "", awaited: null
    };
  }

  // Both sides show one page, each in its mode. Themes, modes and page are in the address, so that it can be passed on.
  function setUpComparison(form) {
    var sides = Array.from(document.querySelectorAll("[data-compare-side]")).map(readSide);
    var place = null;
    var tellDrawer = setUpDrawer(form, sides);
    var view = setUpView(form);

    function link(side, id) {
      return side.links.find(function (link) { return link.dataset.compareId === id; });
    }
    function tell(side, what) { side.frame.contentWindow.postMessage(what, "*"); }
    function tellPlace(side) { if (place !== null) tell(side, { themepreviewPlace: place }); }
    function loadFrames() {
      sides.forEach(function (side) { if (!side.frame.src) side.frame.src = side.frame.dataset.first; });
    }
    // Until a side shows what it is to, what it says of the page before is not heard.
    function show(side, id) {
      var path = form.page.value;
      side.awaited = id + "|" + path;
      mark(side, id);
      side.frame.contentWindow.location.replace(link(side, id).href.replace(/index\.html$/, function () { return path; }));
    }
    function mark(side, id) {
      side.theme = id;
      side.name.textContent = link(side, id).textContent;
      side.frame.title = side.label + ": " + side.name.textContent;
      side.links.forEach(function (link) {
        if (link.dataset.compareId === id) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      });
      var modes = known[id] || [];
      side.choice.length = 1;
      modes.forEach(function (mode) { side.choice.add(new Option(mode, mode)); });
      side.choice.hidden = modes.length < 2;
      setMode(side, side.mode);
    }
    function setMode(side, mode) {
      side.mode = (known[side.theme] || []).indexOf(mode) >= 0 ? mode : "";
      side.choice.value = side.mode;
      tell(side, { themepreviewMode: side.mode });
      tellDrawer();
    }
    function writeAddress() {
      if (view.isWall()) return;
      var parts = sides.map(function (side) {
        return encodeURIComponent(side.theme || "") + (side.mode ? ":" + encodeURIComponent(side.mode) : "");
      });
      if (form.page.value !== "index.html") parts.push(form.page.value);
      try { history.replaceState(null, "", "#" + parts.join("&")); } catch (error) { /* The address stays. */ }
    }
    function knowsPage(path) {
      return Array.from(form.page.options).some(function (option) { return option.value === path; });
    }
    // Shows what the address names: two themes with their modes, and a page if it is not the overview.
    function readAddress() {
      var parts = location.hash.slice(1).split("&");
      // A theme's id has no "=" in an address.
      if (/^wall(&\w+=[^&]*)*$/.test(parts.join("&"))) return view.choose("wall");
      if (view.isWall()) view.choose(null);
      loadFrames();
      if (parts.length < 2) return;
      // A path is written as it is in links, with what an address may not have escaped.
      var page = knowsPage(parts[2]) ? parts[2] : "index.html";
      var isOther = form.page.value !== page;
      form.page.value = page;
      sides.forEach(function (side, index) {
        var wanted = parts[index].split(":").map(decoded);
        var id = link(side, wanted[0]) ? wanted[0] : side.theme;
        side.mode = wanted[1] || "";
        if (isOther || id !== side.theme) show(side, id);
        else setMode(side, side.mode);
      });
    }
    function hear(side, said) {
      if (!Array.isArray(said) || !link(side, said[0]) || !knowsPage(said[1])) return;
      if (side.awaited && side.awaited !== said[0] + "|" + said[1]) return;
      side.awaited = null;
      mark(side, said[0]);
      if (form.page.value !== said[1]) {
        place = null;
        form.page.value = said[1];
        sides.forEach(function (other) { if (other !== side) show(other, other.theme); });
      }
      tellPlace(side);
      writeAddress();
    }
    window.addEventListener("message", function (event) {
      var side = sides.find(function (side) { return side.frame.contentWindow === event.source; });
      if (!side || !event.data) return;
      if (event.data.themepreviewPlace) {
        place = event.data.themepreviewPlace;
        sides.forEach(function (other) { if (other !== side) tellPlace(other); });
      } else {
        hear(side, event.data.themepreview);
      }
    });
    form.page.addEventListener("change", function () {
      place = null;
      sides.forEach(function (side) { show(side, side.theme); });
    });
    form.querySelector("[data-compare-swap]").addEventListener("click", function () {
      var before = sides.map(function (side) { return [side.theme, side.mode]; });
      sides.forEach(function (side, index) {
        side.mode = before[1 - index][1];
        show(side, before[1 - index][0]);
      });
    });
    window.addEventListener("hashchange", readAddress);
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    sides.forEach(function (side) {
      themepreview.setUpMenu(side.menu);
      if (side.links.length > 12) themepreview.addSearch(side.menu.querySelector(".menu-list"));
      side.menu.addEventListener("click", function (event) {
        var chosen = event.target.closest("a");
        if (!chosen) return;
        event.preventDefault();
        side.menu.open = false;
        side.menu.querySelector("summary").focus();
        show(side, chosen.dataset.compareId);
      });
      side.choice.addEventListener("change", function () {
        setMode(side, side.choice.value);
        writeAddress();
      });
      var first = side.links.find(function (link) { return link.getAttribute("href") === side.frame.dataset.first; });
      side.mode = themepreview.chosenMode();
      mark(side, first.dataset.compareId);
      // A page that said nothing when it came, as that of an error does not, keeps no later one from being heard.
      side.frame.addEventListener("load", function () { setTimeout(function () { side.awaited = null; }); });
    });
    form.querySelectorAll("[data-view]").forEach(function (button) {
      button.addEventListener("click", function () {
        var wasWall = view.isWall();
        view.choose(button.dataset.view);
        if (wasWall) writeAddress();
        if (!view.isWall()) loadFrames();
      });
    });
    readAddress();
  }

  themepreview.whenRead(function () {
    themepreview.each("[data-compare-handle]", setUpHandle);
    themepreview.each("[data-compare]", setUpComparison);
  });
})();
