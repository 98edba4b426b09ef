// The gallery: search by words and by colour, filters, order and mode; all of them are in the address.
(function () {
  "use strict";

  // A colour in OKLab, from its bytes; formulas of Björn Ottosson, 2020.
  function oklab(bytes) {
    var rgb = bytes.map(function (byte) {
      var value = byte / 255;
      return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    });
    function sum(a, b, c) { return a * rgb[0] + b * rgb[1] + c * rgb[2]; }
    var l = Math.cbrt(sum(0.4122214708, 0.5363325363, 0.0514459929));
    var m = Math.cbrt(sum(0.2119034982, 0.6806995451, 0.1073969566));
    var s = Math.cbrt(sum(0.0883024619, 0.2817188376, 0.6299787005));
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
    ];
  }
  function difference(a, b) { return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]); }

  // The bytes of "#rrggbb"; null for what is none.
  function bytes(hex) {
    return /^#[0-9a-f]{6}$/.test(hex) ? [1, 3, 5].map(function (at) { return parseInt(hex.slice(at, at + 2), 16); }) : null;
  }

  // The colour that a search asks for, as any that CSS knows; null for words.
  function colorOf(text) {
    var written = text.trim();
    if (!/^#|\(/.test(written) && !/^[a-z]+$/i.test(written)) return null;
    if (!window.CSS || !CSS.supports("color", written) || /^(inherit|initial|unset|revert.*|currentcolor|transparent)$/i.test(written)) return null;
    var context = document.createElement("canvas").getContext("2d");
    context.fillStyle = written;
    context.fillRect(0, 0, 1, 1);
    return Array.from(context.getImageData(0, 0, 1, 1).data).slice(0, 3);
  }

  function readCard(element, index) {
    var data = element.dataset;
    var colors = data.colors.split(" ").map(function (hex) { return bytes(hex) && oklab(bytes(hex)); });
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
      var color = named.length && !/^\s*#/.test(text) ? null : colorOf(text);
      sample.hidden = !color;
      if (!color) return named;
      sample.style.setProperty("--swatch", "rgb(" + color.join(" ") + ")");
      var wanted = oklab(color);
      left.forEach(function (card) {
        card.away = Math.min.apply(null, card.colors.map(function (other) { return difference(wanted, other); }));
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
