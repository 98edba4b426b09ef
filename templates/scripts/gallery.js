// The gallery: search by words and by colour, filters, order and mode; all of them are in the address.
(function () {
  "use strict";
  var science = themepreview.colors;

  function readCard(element, index) {
    var data = element.dataset;
    var colors = data.colors.split(" ").map(hex => science.bytes(hex) && science.oklab(science.bytes(hex)));
    return {
      element: element, index: index, text: themepreview.fold(data.text), name: data.name, scheme: data.scheme,
      level: data.level, format: data.format, ratio: Number(data.ratio) || Infinity, contrast: Number(data.contrast),
      modes: data.modes.trim().split(" "), colors: colors.filter(Boolean), hue: hueOf(colors),
      id: data.id, samples: colors, tags: data.tags.split(", ").filter(Boolean), vividness: vividnessOf(colors)
    };
  }
  // The chroma of the four strongest colours.
  function vividnessOf(colors) {
    var chromas = colors.slice(2).map(color => color ? Math.hypot(color[1], color[2]) : 0);
    chromas.sort((a, b) => b - a);
    return chromas.slice(0, 4).reduce((sum, chroma) => sum + chroma, 0);
  }
  // The mean difference of colours, role by role; the ground counts most.
  function unlikeness(a, b) {
    var sum = 0;
    var weight = 0;
    a.samples.forEach((color, index) => {
      if (!color || !b.samples[index]) return;
      var share = index === 0 ? 6 : 1;
      sum += share * science.difference(color, b.samples[index]);
      weight += share;
    });
    return weight ? sum / weight : 1;
  }
  // Themes whose names begin with the same word are a family.
  function addFamilies(cards) {
    var sizes = {};
    function first(card) { return card.name.split(/[\s\-–:(]+/)[0]; }
    cards.forEach(card => { sizes[first(card)] = (sizes[first(card)] || 0) + 1; });
    cards.forEach(card => { card.family = sizes[first(card)] > 1 ? first(card) : ""; });
  }
  // The hue of the first colour that has one, after ground and text; greys stand last.
  function hueOf(colors) {
    var vivid = colors.slice(2).find(color => color && Math.hypot(color[1], color[2]) > 0.04);
    return vivid ? (Math.atan2(vivid[2], vivid[1]) + 2 * Math.PI) % (2 * Math.PI) : 7;
  }

  // Numbers in names count as such.
  var byName = new Intl.Collator("en", { numeric: true });
  // What is nearer than this to the searched colour is found; 0.02 is just seen.
  var reach = 0.1;
  var orders = {
    scheme: (a, b) => b.scheme.localeCompare(a.scheme) || a.index - b.index,
    order: (a, b) => a.index - b.index,
    name: (a, b) => byName.compare(a.name, b.name),
    ratio: (a, b) => a.ratio - b.ratio,
    contrast: (a, b) => b.contrast - a.contrast,
    hue: (a, b) => a.hue - b.hue,
    vividness: (a, b) => b.vividness - a.vividness
  };

  // Draws the scenes near the window, as many a frame as take 8 ms: scrolling and a search wait for no screenful of them.
  function drawInTurn(gallery) {
    var waiting = new Set();
    function draw() {
      var end = performance.now() + 8;
      waiting.forEach(card => {
        if (performance.now() > end) return;
        waiting.delete(card);
        card.classList.add("is-drawn");
        card.getBoundingClientRect();
      });
      if (waiting.size) requestAnimationFrame(draw);
    }
    var observer = new IntersectionObserver(entries => {
      if (!waiting.size) requestAnimationFrame(draw);
      entries.forEach(entry => {
        waiting[entry.isIntersecting ? "add" : "delete"](entry.target);
        if (entry.target.hidden) entry.target.classList.remove("is-drawn");
      });
    }, { rootMargin: "400px 0px" });
    gallery.classList.add("is-in-turn");
    // A card that comes to another place takes its turn again.
    return card => {
      card.classList.remove("is-drawn");
      observer.unobserve(card);
      observer.observe(card);
    };
  }

  function setUpGallery(form) {
    var gallery = document.querySelector("[data-gallery]");
    var cards = Array.from(gallery.children).map(readCard);
    var count = form.querySelector("[data-gallery-count]");
    var sample = form.querySelector("[data-gallery-sample]");
    var turn = 0;

    // A choice of one is none.
    function addOptions(select, values) {
      var all = Array.from(new Set(values)).filter(Boolean).sort();
      all.forEach(value => select.add(new Option(value, value)));
      select.parentNode.hidden = all.length < (select === form.tag || select === form.family ? 1 : 2);
    }
    function matches(card) {
      return ["scheme", "level", "format", "family"].every(name => !form[name].value || card[name] === form[name].value) &&
        (!form.tag.value || card.tags.includes(form.tag.value));
    }
    // A theme and those that pass AA, the likest first.
    function alike(left) {
      var model = byID[like];
      if (!model) return null;
      left.forEach(card => { card.away = card === model ? -1 : unlikeness(card, model); });
      return left.concat(left.includes(model) ? [] : model).filter(card => {
        return card === model || card.level === "aa" || card.level === "aaa";
      }).sort((a, b) => a.away - b.away);
    }
    // A word that names a colour is one only if no theme has it.
    function found() {
      var text = form.text.value;
      var left = cards.filter(matches);
      var named = left.filter(card => themepreview.finds(text, card.text));
      var color = named.length && !/^\s*#/.test(text) ? null : science.colorOf(text);
      sample.hidden = !color;
      var near = alike(named);
      if (near) return near;
      if (!color) return named;
      sample.style.setProperty("--c", "rgb(" + color.join(" ") + ")");
      var wanted = science.oklab(color);
      left.forEach(card => {
        card.away = Math.min.apply(null, card.colors.map(other => science.difference(wanted, other)));
      });
      return left.filter(card => card.away <= reach).sort((a, b) => a.away - b.away);
    }
    function say(shown, isNear) {
      count.textContent = shown || !cards.length ? shown + " of " + cards.length + (isNear ? ", nearest first" : "") :
        isNear ? "No theme has a colour near this one." : "No theme matches.";
      count.classList.toggle("is-empty", !shown && cards.length > 0);
    }
    function update() {
      var shown = found();
      var isShown = new Set(shown);
      var isNear = !sample.hidden || like !== "";
      form.sort.disabled = isNear;
      var sorted = isNear ? shown.concat(cards.filter(card => !isShown.has(card))) : [...cards].sort(orders[form.sort.value]);
      arrange(sorted, isShown, gallery.firstElementChild, ++turn);
      say(shown.length, isNear);
    }
    // From the top, a part a frame; what is in its place stays.
    function arrange(left, isShown, next, mine) {
      if (mine !== turn) return;
      left.splice(0, 60).forEach(card => {
        card.element.hidden = !isShown.has(card);
        if (card.element === next) next = next.nextElementSibling;
        else {
          gallery.insertBefore(card.element, next);
          takeTurn(card.element);
        }
      });
      if (left.length) requestAnimationFrame(() => arrange(left, isShown, next, mine));
    }
    function applyMode() {
      cards.forEach(card => {
        var stage = card.element.querySelector("[data-theme]");
        if (!stage) return;
        if (form.mode.value && card.modes.includes(form.mode.value)) stage.dataset.mode = form.mode.value;
        else delete stage.dataset.mode;
      });
    }
    var filters = ["text", "scheme", "level", "tag", "family", "format"];
    var names = [...filters, "sort", "mode"];
    // Beyond the form: the theme that others are to be like, and the pinned ones, which the menus of themes show as well.
    var like = "";
    var pins = [];
    function setLike(id) {
      like = id;
      var model = byID[id];
      likeness.hidden = !model;
      if (model) likeness.querySelector("b").textContent = model.name;
      update();
    }
    function setPins(ids) {
      pins = Array.from(new Set(ids)).filter(id => byID[id]).slice(0, 4);
      themepreview.keepThemes("pinned", pins);
      cards.forEach(card => {
        var isPinned = pins.includes(card.id);
        var button = card.element.querySelector("[data-card-pin]");
        if ((button.getAttribute("aria-pressed") === "true") !== isPinned) button.setAttribute("aria-pressed", String(isPinned));
      });
      tray.hidden = !pins.length;
      gallery.classList.toggle("is-full", pins.length === 4);
      tray.querySelector("ul").replaceChildren(...pins.map(id => {
        var item = document.createElement("li");
        var button = document.createElement("button");
        button.dataset.unpin = id;
        button.textContent = byID[id].name;
        button.setAttribute("aria-label", "Unpin " + byID[id].name);
        item.append(button);
        return item;
      }));
      tray.querySelector("a").href = "decide.html#" + pins.map(encodeURIComponent).join("&");
    }
    function writeAddress() {
      var parts = names.filter(name => name !== "mode" && form[name].value !== initial[name]);
      parts = parts.map(name => name + "=" + encodeURIComponent(form[name].value));
      if (like) parts.push("like=" + encodeURIComponent(like));
      if (pins.length) parts.push("pins=" + pins.map(encodeURIComponent).join(","));
      var hash = parts.join("&");
      try { history.replaceState(null, "", hash ? "#" + hash : location.href.split("#")[0]); } catch (error) { /* It stays. */ }
    }
    function readAddress() {
      var wanted = new URLSearchParams(location.hash.slice(1));
      names.forEach(name => {
        if (name === "mode") return;
        var value = wanted.has(name) ? wanted.get(name) : initial[name];
        form[name].value = value;
        if (form[name].value !== value) form[name].value = initial[name];
      });
      setPins(wanted.has("pins") ? wanted.get("pins").split(",") : themepreview.readThemes("pinned"));
      setLike(wanted.get("like") || "");
      writeAddress();
    }

    var byID = Object.create(null);
    cards.forEach(card => { byID[card.id] = card; });
    // The first order is there at once, and later ones a part a frame.
    gallery.append(...[...cards].sort(orders.scheme).map(card => card.element));
    var takeTurn = drawInTurn(gallery);
    cards.forEach(card => takeTurn(card.element));
    var tray = document.querySelector("[data-tray]");
    var likeness = document.querySelector("[data-likeness]");
    addFamilies(cards);
    addOptions(form.tag, cards.flatMap(card => card.tags));
    addOptions(form.family, cards.map(card => card.family));
    addOptions(form.format, cards.map(card => card.format));
    addOptions(form.mode, cards.flatMap(card => card.modes));
    form.hidden = cards.length < 2 && form.mode.parentNode.hidden;
    form.mode.value = themepreview.chosenMode();
    if (form.mode.selectedIndex < 0) form.mode.value = "";
    var initial = {};
    names.forEach(name => { initial[name] = name === "sort" ? "scheme" : ""; });
    form.addEventListener("input", event => {
      if (event.target === form.mode) {
        themepreview.chooseMode(form.mode.value);
        applyMode();
      }
      update();
      writeAddress();
    });
    gallery.addEventListener("click", event => {
      var button = event.target.closest("button");
      if (!button) return;
      var id = button.closest("li").dataset.id;
      if ("cardLike" in button.dataset) {
        form.text.value = "";
        setLike(like === id ? "" : id);
      }
      else if (pins.includes(id)) setPins(pins.filter(other => other !== id));
      else if (pins.length < 4) setPins(pins.concat(id));
      else count.textContent = "Four are pinned: unpin one first.";
      writeAddress();
      if (like === id) scrollTo(0, 0);
    });
    tray.addEventListener("click", event => {
      if (!event.target.dataset.unpin) return;
      setPins(pins.filter(id => id !== event.target.dataset.unpin));
      writeAddress();
      var next = tray.hidden ? form.text : tray.querySelector("button");
      next.focus();
    });
    themepreview.each("[data-show-all]", button => button.addEventListener("click", () => {
      filters.forEach(name => { form[name].value = ""; });
      setLike("");
      writeAddress();
      form.text.focus();
    }));
    ["pointerover", "focusin"].forEach(name => {
      gallery.addEventListener(name, event => {
        var card = event.target.closest(".theme-card");
        if (card) themepreview.load("assets/other-scheme.js").then(() => themepreview.showOtherScheme(card));
      });
    });
    form.addEventListener("submit", event => event.preventDefault());
    window.addEventListener("hashchange", readAddress);
    applyMode();
    readAddress();
  }

  themepreview.whenRead(() => themepreview.each("[data-gallery-filters]", setUpGallery));
})();
