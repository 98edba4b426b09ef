// The wall: one sample in every theme, each in a frame of its built page that is there only while it is near the window.
(function () {
  "use strict";
  var form = document.querySelector("[data-wall]");
  var list = document.querySelector(".wall-tiles");
  var count = form.querySelector("output");
  var levels = new Map((window.themepreviewLevels || []).map(function (row) { return [row[0], row]; }));
  var names = ["sample", "scheme", "mode", "text"];
  // What is near the window and waits for its frame, and what loads now: as many at a time as leave the page at ease.
  var waiting = new Set();
  var loading = new Set();
  var atOnce = 4;

  function element(name, className, content) {
    var made = document.createElement(name);
    made.className = className;
    made.append.apply(made, content);
    return made;
  }
  function makeTile(theme) {
    var level = levels.get(theme[0]) || [];
    var tile = { id: theme[0], modes: theme[2], schemes: level[3] || [], text: themepreview.fold(theme[1] + " " + theme[0]), frame: null };
    tile.picture = element("div", "wall-picture", []);
    tile.picture.inert = true;
    tile.link = element("a", "", [theme[1]]);
    tile.element = element("li", "wall-tile", [tile.picture, element("p", "", [tile.link])]);
    if (level[1]) tile.element.lastChild.append(element("span", "level is-" + level[1], [level[2]]));
    return tile;
  }
  var tiles = (window.themepreviewThemes || []).map(makeTile);
  var byElement = new Map(tiles.map(function (tile) { return [tile.element, tile]; }));

  // A page of the user's is named by its path; a part of the overview by a word.
  function isPage() { return /\./.test(form.sample.value); }
  function path() { return isPage() ? form.sample.value : "index.html"; }
  // The chosen mode, or else the first of the chosen scheme; none is the system's.
  function modeOf(tile) {
    if (tile.modes.indexOf(form.mode.value) >= 0) return form.mode.value;
    return (form.scheme.value && tile.modes[tile.schemes.indexOf(form.scheme.value)]) || "";
  }
  function tellMode(tile) {
    if (tile.frame) tile.frame.contentWindow.postMessage({ themepreviewMode: modeOf(tile) }, "*");
  }

  function empty(tile) {
    waiting.delete(tile);
    loading.delete(tile);
    tile.frame = null;
    tile.picture.replaceChildren();
    tile.element.classList.remove("is-shown");
  }
  function fill(tile) {
    var frame = document.createElement("iframe");
    function end() {
      if (tile.frame === frame && loading.delete(tile)) fillNext();
    }
    loading.add(tile);
    tile.frame = frame;
    frame.name = "sample-" + (isPage() ? "page" : form.sample.value);
    frame.title = tile.link.textContent;
    frame.src = tile.link.href;
    frame.addEventListener("load", end);
    tile.picture.replaceChildren(frame);
  }
  function fillNext() {
    waiting.forEach(function (tile) {
      if (loading.size >= atOnce) return;
      waiting.delete(tile);
      fill(tile);
    });
  }
  window.addEventListener("message", function (event) {
    var tile = tiles.find(function (tile) { return tile.frame && tile.frame.contentWindow === event.source; });
    if (!tile || !event.data || !Array.isArray(event.data.themepreview)) return;
    tellMode(tile);
    tile.element.classList.add("is-shown");
  });
  var observer = new IntersectionObserver(function (entries) {
    entries.forEach(function (entry) {
      var tile = byElement.get(entry.target);
      if (!entry.isIntersecting) empty(tile);
      else if (!tile.frame) waiting.add(tile);
    });
    fillNext();
  }, { rootMargin: "75% 0px" });

  function isFound(tile) {
    return themepreview.finds(form.text.value, tile.text) && (!form.scheme.value || tile.schemes.indexOf(form.scheme.value) >= 0);
  }
  function update() {
    var shown = 0;
    list.dataset.sample = isPage() ? "page" : form.sample.value;
    tiles.forEach(function (tile) {
      var href = "themes/" + encodeURIComponent(tile.id) + "/" + path();
      var isNew = tile.link.getAttribute("href") !== href || tile.sample !== form.sample.value;
      tile.sample = form.sample.value;
      tile.link.href = href;
      tile.element.hidden = !isFound(tile);
      if (!tile.element.hidden) shown += 1;
      if (isNew && tile.frame) {
        empty(tile);
        waiting.add(tile);
      }
      tellMode(tile);
    });
    count.textContent = shown ? shown + " of " + tiles.length : "No theme matches.";
    fillNext();
  }
  function writeAddress() {
    var parts = names.filter(function (name) { return form[name].value && form[name].value !== "scene"; });
    parts = parts.map(function (name) { return name + "=" + encodeURIComponent(form[name].value); });
    try { history.replaceState(null, "", "#" + ["wall"].concat(parts).join("&")); } catch (error) { /* The address stays. */ }
  }
  function readAddress() {
    if (!/^#wall(&|$)/.test(location.hash)) return;
    var wanted = new URLSearchParams(location.hash.slice(1));
    names.forEach(function (name) {
      form[name].value = wanted.get(name) || "";
      if (form[name].selectedIndex < 0) form[name].selectedIndex = 0;
    });
  }

  var own = document.createElement("optgroup");
  own.label = "Your pages";
  Array.from(document.querySelector("[data-compare]").page.options).slice(1).forEach(function (option) {
    own.append(new Option(option.text, option.value));
  });
  if (own.firstChild) form.sample.append(own);
  new Set(tiles.flatMap(function (tile) { return tile.modes; })).forEach(function (mode) { form.mode.add(new Option(mode)); });
  form.addEventListener("input", function () {
    update();
    writeAddress();
  });
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  window.addEventListener("hashchange", function () {
    readAddress();
    update();
  });
  document.querySelector("[data-view='wall']").addEventListener("click", writeAddress);
  readAddress();
  writeAddress();
  update();
  list.append.apply(list, tiles.map(function (tile) { return tile.element; }));
  tiles.forEach(function (tile) { observer.observe(tile.element); });
})();
