// What shows a theme's page in another theme or mode: the switcher in the bar. It also loads what a page needs when it is asked for.
(function () {
  "use strict";
  var root = document.documentElement;
  var placeKey = "themepreview-place";
  var shared = themepreview;
  function load(name) { return shared.load(shared.assets + name); }

  // The list of themes is made when it is first opened: there may be hundreds.
  function setUpThemes(menu) {
    var read = load("themes.js");
    read.then(() => { menu.hidden = !window.themepreviewThemes; });
    function show() {
      var list = read.then(() => load("theme-menu.js"));
      Promise.all([list, load("menu.css")]).then(() => shared.enter(menu));
    }
    menu.addEventListener("toggle", () => { if (menu.open) show(); });
    shared.setUpMenu(menu);
    document.addEventListener("keydown", event => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || shared.isEmbedded) return;
      event.preventDefault();
      menu.open = true;
      show();
    });
    var name = menu.querySelector("summary");
    name.title = name.textContent + " (Ctrl-K)";
  }

  // The last themes that were opened, this one first: the menu has four more.
  function keepRecent(id) {
    shared.keepThemes("recent", Array.from(new Set([id, ...shared.readThemes("recent")])).slice(0, 5));
  }

  function setUpModes(group) {
    var buttons = group.querySelectorAll("button");
    follow(mode => {
      buttons.forEach(button => button.setAttribute("aria-pressed", String(button.dataset.setMode === mode)));
    });
    group.addEventListener("click", event => {
      var button = event.target.closest("button");
      if (button) shared.chooseMode(button.dataset.setMode);
    });
  }

  // On a phone, a menu stands in place of the buttons.
  function setUpModeMenu(menu) {
    shared.each("[data-set-mode]", button => menu.add(new Option(button.textContent, button.dataset.setMode)));
    follow(mode => { menu.value = mode; });
    menu.addEventListener("change", () => shared.chooseMode(menu.value));
  }

  function follow(mark) {
    function say() { mark(root.dataset.mode || ""); }
    new MutationObserver(say).observe(root, { attributeFilter: ["data-mode"] });
    say();
  }

  // A place on a page is a heading, and how far it is from there to the next one: the same in every theme.
  function marks() {
    var all = [{ id: "", top: 0 }];
    shared.each("main :is(h1, h2, h3, h4)[id]", heading => {
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
    var at = all.findIndex(one => one.id === wanted.id);
    if (at < 0) return;
    window.scrollTo({ top: all[at].top - barHeight() + wanted.part * (all[at + 1].top - all[at].top), behavior: "instant" });
  }

  shared.place = place;
  shared.scrollToPlace = scrollToPlace;

  // Switching the theme stays at the same place of the same page.
  function setUpPlace(menu) {
    var path = menu.dataset.path;
    try {
      var kept = JSON.parse(shared.read("sessionStorage", placeKey));
      if (kept && kept.path === path) scrollToPlace(kept);
    } catch (error) { /* What others wrote is no place. */ }
    shared.keep("sessionStorage", placeKey, "null");
    document.querySelector(".themes").addEventListener("click", event => {
      if (event.target.closest("a")) shared.keep("sessionStorage", placeKey, JSON.stringify({ path, ...place() }));
    });
  }

  // What not every reader needs: an element names a script that its first press loads, or an address such as `#inspect=text`.
  function setUpNeed(place) {
    function need() { return load(place.dataset.needs); }
    function needAtAddress() { if (location.hash.startsWith("#" + place.dataset.needs.replace(".js", "="))) need(); }
    place.addEventListener("click", event => {
      place.pressed = event.target;
      if (place.dataset.prefix) holdPresses(need());
      else need();
    }, { once: true });
    if (shared.isEmbedded) return;
    window.addEventListener("hashchange", needAtAddress);
    needAtAddress();
  }

  // A press with a key held down, as for a new tab, is the browser's.
  shared.isPlain = event => !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

  // Until Inspect is there, a press on what it explains waits for it.
  function holdPresses(inspect) {
    var held;
    function hold(event) {
      if (!shared.isPlain(event) || !event.target.closest("[data-theme], .scroll, .ramp")) return;
      event.preventDefault();
      held = event.target;
    }
    document.addEventListener("click", hold, true);
    inspect.then(() => {
      document.removeEventListener("click", hold, true);
      if (held) held.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    });
  }

  // What becomes of colours that are to stay apart is said while a lens is on.
  function needDistinct() { if (root.dataset.lens && !shared.isEmbedded) load("distinct.js"); }

  shared.whenRead(() => {
    new MutationObserver(needDistinct).observe(root, { attributeFilter: ["data-lens"] });
    needDistinct();
    shared.each("[data-needs]", setUpNeed);
    if (shared.isEmbedded) load("embedded.js");
    shared.each("[data-mode-switcher]", setUpModes);
    shared.each("[data-mode-menu]", setUpModeMenu);
    shared.each("[data-theme-switcher]", menu => {
      setUpThemes(menu);
      setUpPlace(menu);
      if (!shared.isEmbedded) keepRecent(menu.dataset.current);
    });
  });
})();
