// What every page does beyond being read: it keeps the mode and the place, and switches themes. Everything else works
// without it. Other scripts take what they share from `themepreview`.
var themepreview = (function () {
  "use strict";
  var root = document.documentElement;
  var modeKey = "themepreview-mode";
  var placeKey = "themepreview-place";
  var isEmbedded = window.parent !== window;

  // Controls that need a script stand in their place before the page is painted, so that nothing moves.
  root.dataset.scripted = "";
  // In a frame, a page is without the parts that lead away from it.
  if (isEmbedded) root.dataset.embedded = "";

  function read(store, key) {
    try { return store.getItem(key); } catch (error) { return null; }
  }
  function keep(store, key, value) {
    try { store.setItem(key, value); } catch (error) { /* Private windows keep nothing. */ }
  }
  function each(selector, work) {
    document.querySelectorAll(selector).forEach(function (found) { work(found); });
  }
  function whenRead(work) { document.addEventListener("DOMContentLoaded", work); }

  // Words are compared without case and accents.
  function fold(text) {
    return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
      .replace(/ø/g, "o").replace(/ł/g, "l").replace(/ß/g, "ss").replace(/æ/g, "ae").replace(/œ/g, "oe");
  }
  // Whether a folded text has every word that is searched for.
  function finds(search, text) {
    return fold(search).split(/\s+/).every(function (word) { return text.indexOf(word) >= 0; });
  }

  // The mode is set before the page is painted.
  function applyMode(mode) {
    var known = (root.dataset.modes || "").split(" ");
    if (mode && known.indexOf(mode) >= 0) root.dataset.mode = mode;
    else delete root.dataset.mode;
  }
  function chosenMode() { return read(localStorage, modeKey) || ""; }
  applyMode(chosenMode());

  // The mode is remembered, and told to the comparison that the page may stand in, whose other side follows.
  function chooseMode(mode) {
    keep(localStorage, modeKey, mode);
    applyMode(mode);
    if (isEmbedded) window.parent.postMessage({ themepreviewMode: mode }, "*");
  }

  function setUpModes(group) {
    var buttons = Array.from(group.querySelectorAll("button"));
    function mark() {
      buttons.forEach(function (button) {
        button.setAttribute("aria-pressed", String(button.dataset.setMode === (root.dataset.mode || "")));
      });
    }
    group.addEventListener("click", function (event) {
      var button = event.target.closest("button");
      if (!button) return;
      chooseMode(button.dataset.setMode);
      mark();
    });
    window.addEventListener("message", function (event) {
      var mode = event.data && event.data.themepreviewMode;
      if (!isEmbedded || event.source !== window.parent || typeof mode !== "string") return;
      applyMode(mode);
      mark();
    });
    new MutationObserver(mark).observe(root, { attributeFilter: ["data-mode"] });
    mark();
  }

  function enter(menu) {
    var list = menu.querySelector(".menu-list");
    var field = list.querySelector("input, a");
    if (field && !list.contains(document.activeElement)) field.focus();
  }

  // A menu takes the focus when it opens, is walked with the arrow keys, and closes by Escape or a click beside it.
  function setUpMenu(menu) {
    menu.addEventListener("toggle", function () { if (menu.open) enter(menu); });
    menu.addEventListener("keydown", function (event) {
      if (event.key === "Escape" && menu.open) {
        menu.open = false;
        menu.querySelector("summary").focus();
      }
      if (!menu.open) return;
      var links = Array.from(menu.querySelectorAll("a:not([hidden])"));
      var at = links.indexOf(document.activeElement);
      if (at < 0) at = links.findIndex(function (link) { return link.hasAttribute("aria-current"); });
      var next = { ArrowDown: links[at + 1], ArrowUp: links[at - 1] || (at === 0 && menu.querySelector("input")) }[event.key];
      if (event.key === "ArrowDown" || event.key === "ArrowUp") event.preventDefault();
      if (next) next.focus();
    });
    document.addEventListener("click", function (event) {
      if (!menu.contains(event.target)) menu.open = false;
    });
  }

  function addSearch(list) {
    var search = document.createElement("input");
    search.type = "search";
    search.placeholder = "Search themes";
    search.setAttribute("aria-label", "Search themes");
    search.addEventListener("input", function () {
      list.querySelectorAll("a").forEach(function (link) {
        link.hidden = !finds(search.value, fold(link.textContent));
      });
    });
    list.prepend(search);
  }

  // The switcher's list of themes is made when it is first opened: there may be hundreds.
  function setUpThemes(menu) {
    var list = menu.querySelector(".menu-list");
    var script = document.createElement("script");
    script.src = menu.dataset.root + "assets/themes.js";
    script.onerror = function () { menu.hidden = true; };
    script.onload = function () { if (menu.open) show(); };
    document.head.appendChild(script);
    function show() {
      if (!list.firstChild) fill(menu, list);
      enter(menu);
    }
    menu.addEventListener("toggle", function () { if (menu.open) show(); });
    setUpMenu(menu);
    setUpPreview(menu);
    document.addEventListener("keydown", function (event) {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || isEmbedded) return;
      event.preventDefault();
      menu.open = true;
      show();
    });
  }

  function fill(menu, list) {
    var themes = window.themepreviewThemes || [];
    var uses = {};
    themes.forEach(function (theme) { uses[theme[1]] = (uses[theme[1]] || 0) + 1; });
    themes.forEach(function (theme) {
      var link = document.createElement("a");
      link.href = menu.dataset.root + "themes/" + encodeURIComponent(theme[0]) + "/" + menu.dataset.path;
      link.textContent = theme[1];
      link.dataset.id = theme[0];
      link.dataset.modes = theme[2].join(" ");
      if (uses[theme[1]] > 1) {
        var id = document.createElement("small");
        id.textContent = theme[0];
        link.append(" ", id);
      }
      if (theme[0] === menu.dataset.current) link.setAttribute("aria-current", "true");
      list.appendChild(link);
    });
    if (themes.length > 12) addSearch(list);
  }

  // The arrow keys show a theme in place, by its style sheet; Enter follows its link, and a menu that closes restores.
  function setUpPreview(menu) {
    var own = { id: menu.dataset.current, modes: root.dataset.modes };
    var name = menu.querySelector("summary");
    var shown = own.id;
    var sheet = document.querySelector("link[href$='theme.css']");
    function show(theme) {
      if (theme.id === shown || !sheet) return;
      var next = sheet.cloneNode();
      var before = shown;
      shown = theme.id;
      next.href = menu.dataset.root + "themes/" + encodeURIComponent(theme.id) + "/theme.css";
      next.addEventListener("load", function () {
        if (shown !== theme.id) return next.remove();
        sheet.remove();
        sheet = next;
        each("[data-theme]", function (stage) { stage.dataset.theme = theme.id; });
        root.dataset.modes = theme.modes;
        applyMode(chosenMode());
      });
      next.addEventListener("error", function () {
        next.remove();
        if (shown === theme.id) shown = before;
      });
      sheet.after(next);
    }
    menu.addEventListener("keydown", function (event) {
      var link = document.activeElement;
      if (/^Arrow(Down|Up)$/.test(event.key) && link.dataset.id) show(link.dataset);
    });
    menu.addEventListener("toggle", function () { if (!menu.open) show(own); });
    window.addEventListener("pageshow", function (event) { if (event.persisted) menu.open = false; });
    name.title = "Ctrl-K";
  }

  // A place on a page is a heading, and how far it is from there to the next one: the same in every theme.
  function marks() {
    var all = [{ id: "", top: 0 }];
    each("main :is(h1, h2, h3, h4)[id]", function (heading) {
      all.push({ id: heading.id, top: heading.getBoundingClientRect().top + window.scrollY });
    });
    return all.concat({ id: null, top: root.scrollHeight });
  }
  function barHeight() { return document.querySelector(".bar").offsetHeight; }
  function place() {
    if (window.scrollY === 0) return { id: "", part: -1 };
    var all = marks();
    var top = window.scrollY + barHeight();
    var at = all.length - 2;
    while (at > 0 && all[at].top > top + 1) at -= 1;
    return { id: all[at].id, part: (top - all[at].top) / Math.max(1, all[at + 1].top - all[at].top) };
  }
  function scrollToPlace(wanted) {
    if (!wanted || typeof wanted.id !== "string" || !isFinite(wanted.part)) return;
    var all = marks();
    var at = all.findIndex(function (one) { return one.id === wanted.id; });
    if (at < 0) return;
    window.scrollTo({ top: all[at].top - barHeight() + wanted.part * (all[at + 1].top - all[at].top), behavior: "instant" });
  }

  // Switching the theme stays at the same place of the same page.
  function setUpPlace(menu) {
    var path = menu.dataset.path;
    try {
      var kept = JSON.parse(read(sessionStorage, placeKey));
      if (kept && kept.path === path) scrollToPlace(kept);
    } catch (error) { /* What others wrote is no place. */ }
    keep(sessionStorage, placeKey, "null");
    document.querySelector(".themes").addEventListener("click", function (event) {
      if (event.target.closest("a")) keep(sessionStorage, placeKey, JSON.stringify(Object.assign({ path: path }, place())));
    });
  }

  // A page in a frame tells the comparison around it what it shows, whichever way the reader came to it, and which place
  // of it; it goes where the other side is. What it was told to do it does not tell.
  function announce(menu) {
    if (!isEmbedded) return;
    var told = window.scrollY;
    var isAwaited = false;
    window.addEventListener("message", function (event) {
      if (event.source !== window.parent || !event.data || !event.data.themepreviewPlace) return;
      scrollToPlace(event.data.themepreviewPlace);
      told = window.scrollY;
    });
    window.addEventListener("scroll", function () {
      if (isAwaited) return;
      isAwaited = true;
      requestAnimationFrame(function () {
        isAwaited = false;
        if (Math.abs(window.scrollY - told) < 2) return;
        told = window.scrollY;
        window.parent.postMessage({ themepreviewPlace: place() }, "*");
      });
    }, { passive: true });
    window.parent.postMessage({ themepreview: [menu.dataset.current, menu.dataset.path] }, "*");
  }

  whenRead(function () {
    each("[data-mode-switcher]", setUpModes);
    each("[data-theme-switcher]", setUpThemes);
    each("[data-theme-switcher]", setUpPlace);
    each("[data-theme-switcher]", announce);
  });

  return {
    addSearch: addSearch, chooseMode: chooseMode, chosenMode: chosenMode, each: each, finds: finds, fold: fold,
    setUpMenu: setUpMenu, whenRead: whenRead
  };
})();
