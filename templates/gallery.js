// The gallery: search by words and by colour, filters, order and mode; all of them are in the address.
(function () {
  "use strict";
  var science = themepreview.colors;

  function readCard(element, index) {
    var data = element.dataset;
    var colors = data.colors.split(" ").map(function (hex) { return science.bytes(hex) && science.oklab(science.bytes(hex)); });
    return {
      element: element, index: index, text: themepreview.fold(data.text), name: data.name, scheme: data.scheme,
      level: data.level, format: data.format, ratio: Number(data.ratio), contrast: Number(data.contrast),
      modes: data.modes.trim().split(" "), colors: colors.filter(Boolean), hue: hueOf(colors)
    };
  }
  // The hue of the first colour that has one, after ground and text; greys stand last.
  function hueOf(colors) {
    var vivid = colors.slice(2).find(function (color) { return color && Math.hypot(color[1], color[2]) > 0.04; });
    return vivid ? (Math.atan2(vivid[2], vivid[1]) + 2 * Math.PI) % (2 * Math.PI) : 7;
  }

  // What is nearer than this to the searched colour is found; 0.02 is just seen.
  var reach = 0.1;
  var orders = {
    scheme: function (a, b) { return b.scheme.localeCompare(a.scheme) || a.index - b.index; },
    order: function (a, b) { return a.index - b.index; },
    name: function (a, b) { return a.name.localeCompare(b.name); },
    ratio: function (a, b) { return a.ratio - b.ratio; },
    contrast: function (a, b) { return b.contrast - a.contrast; },
    hue: function (a, b) { return a.hue - b.hue; }
  };

  function setUpGallery(form) {
    var gallery = document.querySelector("[data-gallery]");
    var cards = Array.from(gallery.children).map(readCard);
    var count = form.querySelector("[data-gallery-count]");
    var sample = form.querySelector("[data-gallery-sample]");
    var shownOrder = "";

    function addOptions(select, values) {
      Array.from(new Set(values)).sort().forEach(function (value) { select.add(new Option(value, value)); });
    }
    function matches(card) {
      return (!form.scheme.value || card.scheme === form.scheme.value) &&
        (!form.level.value || card.level === form.level.value) &&
        (!form.format.value || card.format === form.format.value);
    }
    // The cards that a search finds; a word that names a colour is one only if no theme has it.
    function found() {
      var text = form.text.value;
      var left = cards.filter(matches);
      var named = left.filter(function (card) { return themepreview.finds(text, card.text); });
      var color = named.length && !/^\s*#/.test(text) ? null : science.colorOf(text);
      sample.hidden = !color;
      if (!color) return named;
      sample.style.setProperty("--swatch", "rgb(" + color.join(" ") + ")");
      var wanted = science.oklab(color);
      left.forEach(function (card) {
        card.away = Math.min.apply(null, card.colors.map(function (other) { return science.difference(wanted, other); }));
      });
      return left.filter(function (card) { return card.away <= reach; }).sort(function (a, b) { return a.away - b.away; });
    }
    function say(shown) {
      var isNear = !sample.hidden;
      count.textContent = shown || !cards.length ? shown + " of " + cards.length + (isNear ? ", nearest first" : "") :
        isNear ? "No theme has a colour near this one." : "No theme matches.";
      count.classList.toggle("is-empty", !shown && cards.length > 0);
    }
    function update() {
      var shown = found();
      var isShown = new Set(shown);
      cards.forEach(function (card) { card.element.hidden = !isShown.has(card); });
      var isNear = !sample.hidden;
      var order = isNear ? "near" : form.sort.value;
      if (isNear || order !== shownOrder) {
        var sorted = isNear ? shown : cards.slice().sort(orders[order]);
        gallery.append.apply(gallery, sorted.map(function (card) { return card.element; }));
        shownOrder = order;
      }
      say(shown.length);
    }
    function applyMode() {
      cards.forEach(function (card) {
        var stage = card.element.querySelector("[data-theme]");
        if (!stage) return;
        if (form.mode.value && card.modes.indexOf(form.mode.value) >= 0) stage.dataset.mode = form.mode.value;
        else delete stage.dataset.mode;
      });
    }
    var names = ["text", "scheme", "level", "format", "sort", "mode"];
    function writeAddress() {
      var parts = names.filter(function (name) { return name !== "mode" && form[name].value !== initial[name]; });
      var hash = parts.map(function (name) { return name + "=" + encodeURIComponent(form[name].value); }).join("&");
      try { history.replaceState(null, "", hash ? "#" + hash : location.href.split("#")[0]); } catch (error) { /* It stays. */ }
    }
    function readAddress() {
      var wanted = new URLSearchParams(location.hash.slice(1));
      names.forEach(function (name) {
        if (name === "mode") return;
        var value = wanted.has(name) ? wanted.get(name) : initial[name];
        form[name].value = value;
        if (form[name].value !== value) form[name].value = initial[name];
      });
      update();
    }

    addOptions(form.format, cards.map(function (card) { return card.format; }));
    addOptions(form.mode, cards.flatMap(function (card) { return card.modes; }));
    form.mode.value = themepreview.chosenMode();
    if (form.mode.selectedIndex < 0) form.mode.value = "";
    var initial = {};
    names.forEach(function (name) { initial[name] = name === "sort" ? "scheme" : ""; });
    form.addEventListener("input", function (event) {
      if (event.target === form.mode) {
        themepreview.chooseMode(form.mode.value);
        applyMode();
      }
      update();
      writeAddress();
    });
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    window.addEventListener("hashchange", readAddress);
    applyMode();
    readAddress();
  }

  themepreview.whenRead(function () { themepreview.each("[data-gallery-filters]", setUpGallery); });
})();
