// What every page does beyond being read: it keeps the mode. Other scripts take what they share from `themepreview`.
var themepreview = (function () {
  "use strict";
  var root = document.documentElement;
  var modeKey = "themepreview-mode";
  var assets = document.currentScript.src.replace(/[^/]*$/, "");
  var isEmbedded = window.parent !== window;

  // Controls that need a script stand in their place before the page is painted, so that nothing moves.
  root.dataset.scripted = "";
  // In a frame, a page is without the parts that lead away from it.
  if (isEmbedded) root.dataset.embedded = "";

  // A browser that keeps nothing may throw as soon as its store is asked for.
  function read(store, key) {
    try { return window[store].getItem(key); } catch (error) { return null; }
  }
  function keep(store, key, value) {
    try { window[store].setItem(key, value); } catch (error) { /* Private windows keep nothing. */ }
  }
  // The themes of this site that the reader pinned or opened last.
  function readThemes(kind) { return (read("localStorage", assets + kind) || "").split(","); }
  function keepThemes(kind, ids) { keep("localStorage", assets + kind, ids.join()); }

  function each(selector, work) { document.querySelectorAll(selector).forEach(found => work(found)); }
  function whenRead(work) { document.addEventListener("DOMContentLoaded", work); }

  // Words are compared without case and accents.
  function fold(text) {
    return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
      .replace(/ø/g, "o").replace(/ł/g, "l").replace(/ß/g, "ss").replace(/æ/g, "ae").replace(/œ/g, "oe");
  }
  // Whether a folded text has every word that is searched for.
  function finds(search, text) {
    return fold(search).split(/\s+/).every(word => text.includes(word));
  }

  // The mode is set before the page is painted.
  function applyMode(mode) {
    var known = (root.dataset.modes || "").split(" ");
    if (mode && known.includes(mode)) root.dataset.mode = mode;
    else delete root.dataset.mode;
  }
  function chosenMode() { return read("localStorage", modeKey) || ""; }
  applyMode(chosenMode());

  function chooseMode(mode) {
    keep("localStorage", modeKey, mode);
    applyMode(mode);
  }

  // A script or a style sheet that some readers need: a promise, kept to load it once.
  var loaded = {};
  function load(path) {
    loaded[path] = loaded[path] || new Promise(done => {
      var part = document.createElement(/css$/.test(path) ? "link" : "script");
      document.head.append(Object.assign(part, { rel: "stylesheet", href: path, src: path, onload: done, onerror: done }));
    });
    return loaded[path];
  }

  return {
    applyMode, assets, chooseMode, chosenMode, each, finds, fold, isEmbedded, keep, keepThemes, load, read, readThemes, whenRead
  };
})();
