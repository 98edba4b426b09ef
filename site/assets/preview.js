// What every page does beyond being read: it keeps the mode. Other scripts take what they share from `themepreview`.
var themepreview = (function () {
  "use strict";
  var root = document.documentElement;
  var modeKey = "themepreview-mode";
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

  function chooseMode(mode) {
    keep(localStorage, modeKey, mode);
    applyMode(mode);
  }

  // A script or a style sheet that some readers need: a promise, kept to load it once.
  var loaded = {};
  function load(path) {
    loaded[path] = loaded[path] || new Promise(function (done) {
      var part = document.createElement(/css$/.test(path) ? "link" : "script");
      document.head.append(Object.assign(part, { rel: "stylesheet", href: path, src: path, onload: done, onerror: done }));
    });
    return loaded[path];
  }

  return {
    applyMode: applyMode, chooseMode: chooseMode, chosenMode: chosenMode, each: each, finds: finds, fold: fold,
    isEmbedded: isEmbedded, keep: keep, load: load, read: read, whenRead: whenRead
  };
})();
