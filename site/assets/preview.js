// What the pages do beyond being read: switching theme and mode, and filtering. Everything works without it but these.
(function () {
  "use strict";
  var root = document.documentElement;
  var modeKey = "themepreview-mode";
  var placeKey = "themepreview-place";

  function read(store, key) {
    try { return store.getItem(key); } catch (error) { return null; }
  }
  function keep(store, key, value) {
    try { store.setItem(key, value); } catch (error) { /* Private windows keep nothing. */ }
  }

  // The mode is set before the page is painted.
  function applyMode(mode) {
    var known = (root.dataset.modes || "").split(" ");
    if (mode && known.indexOf(mode) >= 0) root.dataset.mode = mode;
    else delete root.dataset.mode;
  }
  applyMode(read(localStorage, modeKey));

  // The mode is remembered, and told to the comparison that the page may stand in, whose other side follows.
  function chooseMode(mode) {
    keep(localStorage, modeKey, mode);
    applyMode(mode);
    if (isEmbedded) window.parent.postMessage({ themepreviewMode: mode }, "*");
  }

  // In a frame, a page is without the parts that lead away from it.
  var isEmbedded = window.parent !== window;
  if (isEmbedded) root.dataset.embedded = "";

  // What is below the bar, which stays in view, knows how high it is; what was jumped to is not left behind it.
  function setUpBar(bar) {
    function measure() {
      root.style.setProperty("--frame-bar", bar.offsetHeight + "px");
      var target = document.querySelector(":target");
      var top = target ? target.getBoundingClientRect().top : -1;
      if (top >= 0 && top < bar.getBoundingClientRect().bottom) target.scrollIntoView();
    }
    measure();
    if (window.ResizeObserver) new ResizeObserver(measure).observe(bar);
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
    mark();
    group.hidden = false;
  }

  // The switcher's list of themes is made when it is first opened: there may be hundreds.
  function setUpThemes(menu) {
    var list = menu.querySelector(".menu-list");
    var script = document.createElement("script");
    script.src = menu.dataset.root + "assets/themes.js";
    script.onload = function () {
      menu.hidden = false;
      var link = document.querySelector("[data-theme-link]");
      if (link) link.hidden = true;
    };
    document.head.appendChild(script);
    menu.addEventListener("toggle", function () {
      if (menu.open && !list.firstChild) fill(menu, list);
    });
    setUpMenu(menu);
  }

  // A menu takes the focus when it opens, and closes by Escape or a click beside it.
  function setUpMenu(menu) {
    menu.addEventListener("toggle", function () {
      var field = menu.querySelector("input, a");
      if (menu.open && field) field.focus();
    });
    menu.addEventListener("keydown", function (event) {
      if (event.key !== "Escape") return;
      menu.open = false;
      menu.querySelector("summary").focus();
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
      var words = search.value.toLowerCase();
      list.querySelectorAll("a").forEach(function (link) {
        link.hidden = link.textContent.toLowerCase().indexOf(words) < 0;
      });
    });
    list.prepend(search);
  }

  function fill(menu, list) {
    var themes = window.themepreviewThemes || [];
    if (themes.length > 12) addSearch(list);
    themes.forEach(function (theme) {
      var link = document.createElement("a");
      link.href = menu.dataset.root + "themes/" + encodeURIComponent(theme[0]) + "/" + menu.dataset.path;
      link.textContent = theme[1];
      if (theme[0] === menu.dataset.current) link.setAttribute("aria-current", "true");
      list.appendChild(link);
    });
  }

  // Switching the theme stays at the same place of the same page.
  function setUpPlace(menu) {
    var path = menu.dataset.path;
    var place = (read(sessionStorage, placeKey) || "").split("|");
    if (place[0] === path) window.scrollTo(0, Number(place[1]) || 0);
    keep(sessionStorage, placeKey, "");
    document.querySelector(".themes").addEventListener("click", function (event) {
      if (event.target.closest("a")) keep(sessionStorage, placeKey, path + "|" + window.scrollY);
    });
  }

  function setUpGallery(form) {
    var gallery = document.querySelector("[data-gallery]");
    var cards = Array.from(gallery.children);
    var order = new Map(cards.map(function (card, index) { return [card, index]; }));
    // The mode that was chosen on a page, where a theme has it.
    var mode = read(localStorage, modeKey);
    cards.forEach(function (card) {
      var stage = card.querySelector("[data-theme]");
      if (mode && stage && (card.dataset.modes || "").split(" ").indexOf(mode) >= 0) stage.dataset.mode = mode;
    });
    function update() {
      var text = form.text.value.trim().toLowerCase();
      var shown = 0;
      cards.forEach(function (card) {
        var data = card.dataset;
        card.hidden = data.text.indexOf(text) < 0 ||
          (form.scheme.value && data.scheme !== form.scheme.value) ||
          (form.verdict.value && data.verdict !== form.verdict.value);
        if (!card.hidden) shown += 1;
      });
      var count = form.querySelector("[data-gallery-count]");
      count.textContent = shown || !cards.length ? shown + " of " + cards.length : "No theme matches.";
      count.classList.toggle("is-empty", !shown && cards.length > 0);
    }
    function sort() {
      var by = form.sort.value;
      cards.slice().sort(function (a, b) {
        if (by === "name") return a.dataset.name.localeCompare(b.dataset.name);
        if (by === "ratio") return Number(a.dataset.ratio) - Number(b.dataset.ratio);
        return order.get(a) - order.get(b);
      }).forEach(function (card) { gallery.appendChild(card); });
    }
    form.addEventListener("input", update);
    form.sort.addEventListener("change", sort);
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    form.hidden = false;
    update();
    sort();
  }

  // A long list of pages scrolls by itself, to the page that is shown.
  function showInList(link) {
    var list = link.closest("details");
    list.scrollTop = link.offsetTop - list.clientHeight / 2;
  }

  // What scrolls can be reached by keyboard.
  function setUpTable(table) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  }

  // Blocks of code get a button that copies them, and the page one place that says so to those who do not see it.
  function setUpCode(article) {
    var status = document.createElement("span");
    status.className = "copy-status";
    status.setAttribute("role", "status");
    article.parentNode.appendChild(status);
    article.querySelectorAll("pre").forEach(function (pre) { addCopyButton(pre, status); });
  }

  function addCopyButton(pre, status) {
    var block = pre.closest(".code-block");
    if (!block) {
      block = document.createElement("div");
      block.className = "code-block";
      pre.replaceWith(block);
      block.appendChild(pre);
    }
    var title = block.querySelector("figcaption");
    var button = document.createElement("button");
    button.type = "button";
    button.className = "copy-button";
    button.textContent = "Copy";
    button.setAttribute("aria-label", "Copy " + (title ? title.textContent : "code"));
    function say(text, message) {
      button.textContent = text;
      status.textContent = message;
    }
    button.addEventListener("click", function () {
      copy(pre.textContent.replace(/\n$/, "")).then(function () { say("Copied", "Copied."); }, function () {
        window.getSelection().selectAllChildren(pre);
        say("Selected", "Selected: copy it with the keyboard.");
      }).then(function () { setTimeout(say, 2500, "Copy", ""); });
    });
    block.appendChild(button);
  }

  // Where the clipboard is not open to scripts, as in some browsers on file://, the old command may do.
  function copy(text) {
    var isOpen = navigator.clipboard && navigator.clipboard.writeText;
    return (isOpen ? navigator.clipboard.writeText(text) : Promise.reject()).catch(function () {
      var focused = document.activeElement;
      var field = document.createElement("textarea");
      field.value = text;
      field.style.position = "fixed";
      field.style.opacity = "0";
      document.body.appendChild(field);
      field.select();
      var isDone = document.execCommand("copy");
      field.remove();
      if (focused) focused.focus();
      if (!isDone) throw new Error("The browser does not copy.");
    });
  }

  function setUpContrast(form) {
    var main = document.querySelector("main");
    function filter() { main.classList.toggle("only-failures", form.failures.checked); }
    // The theme that the address names is opened and brought into view; a filter that leaves none of its pairs is lifted.
    function showNamed() {
      var name = location.hash.slice(1);
      try { name = decodeURIComponent(name); } catch (error) { /* It is taken as it is. */ }
      var details = document.getElementById(name);
      if (!details || !details.classList.contains("verdicts")) return;
      details.open = true;
      if (!details.querySelector("[data-failure]")) form.failures.checked = false;
      filter();
      details.scrollIntoView();
    }
    form.failures.addEventListener("change", filter);
    var button = form.querySelector("[data-open-all]");
    button.addEventListener("click", function () {
      var isOpening = button.textContent === "Open all";
      document.querySelectorAll(".verdicts").forEach(function (details) { details.open = isOpening; });
      button.textContent = isOpening ? "Close all" : "Open all";
    });
    window.addEventListener("hashchange", showNamed);
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    form.hidden = false;
    filter();
    showNamed();
  }

  // A page in a frame tells the comparison around it what it shows, whichever way the reader came to it.
  function announce(menu) {
    if (isEmbedded) window.parent.postMessage({ themepreview: [menu.dataset.current, menu.dataset.path] }, "*");
  }

  // The two sides show one page, in one mode. The themes and the page are in the address, so that it can be passed on.
  function setUpComparison(form) {
    var sides = Array.from(document.querySelectorAll("[data-compare-side]")).map(function (section) {
      return {
        frame: section.querySelector("iframe"), menu: section.querySelector(".menu"),
        name: section.querySelector("[data-compare-name]"), label: section.getAttribute("aria-label"),
        links: Array.from(section.querySelectorAll("[data-compare-id]")), theme: null, awaited: null
      };
    });
    var mode = null;
    function link(side, id) {
      return side.links.find(function (link) { return link.dataset.compareId === id; });
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
    }
    function writeAddress() {
      var parts = sides.map(function (side) { return encodeURIComponent(side.theme || ""); });
      if (form.page.value !== "index.html") parts.push(form.page.value);
      try { history.replaceState(null, "", "#" + parts.join("&")); } catch (error) { /* The address stays. */ }
    }
    // Shows what the address names: two themes, and a page if it is not the overview.
    function readAddress() {
      var parts = location.hash.slice(1).split("&");
      if (parts.length < 2) return;
      var wanted = parts.map(function (id) {
        try { return decodeURIComponent(id); } catch (error) { return ""; }
      });
      // A path is written as it is in links, with what an address may not have escaped.
      var page = knows(parts[2]) ? parts[2] : "index.html";
      var isOther = form.page.value !== page;
      form.page.value = page;
      sides.forEach(function (side, index) {
        var id = link(side, wanted[index]) ? wanted[index] : side.theme;
        if (isOther || id !== side.theme) show(side, id);
      });
    }
    function knows(path) {
      return Array.from(form.page.options).some(function (option) { return option.value === path; });
    }
    window.addEventListener("message", function (event) {
      var side = sides.find(function (side) { return side.frame.contentWindow === event.source; });
      if (!side || !event.data) return;
      if (typeof event.data.themepreviewMode === "string") {
        mode = event.data.themepreviewMode;
        sides.forEach(function (other) { if (other !== side) tellMode(other); });
        return;
      }
      var said = event.data.themepreview;
      if (!Array.isArray(said) || !link(side, said[0]) || !knows(said[1])) return;
      tellMode(side);
      if (side.awaited && side.awaited !== said[0] + "|" + said[1]) return;
      side.awaited = null;
      mark(side, said[0]);
      if (form.page.value !== said[1]) {
        form.page.value = said[1];
        sides.forEach(function (other) { if (other !== side) show(other, other.theme); });
      }
      writeAddress();
    });
    function tellMode(side) {
      if (mode !== null) side.frame.contentWindow.postMessage({ themepreviewMode: mode }, "*");
    }
    form.page.addEventListener("change", function () {
      sides.forEach(function (side) { show(side, side.theme); });
    });
    window.addEventListener("hashchange", readAddress);
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    sides.forEach(function (side) {
      setUpMenu(side.menu);
      if (side.links.length > 12) addSearch(side.menu.querySelector(".menu-list"));
      side.menu.addEventListener("click", function (event) {
        var chosen = event.target.closest("a");
        if (!chosen) return;
        event.preventDefault();
        side.menu.open = false;
        side.menu.querySelector("summary").focus();
        show(side, chosen.dataset.compareId);
      });
      var first = side.links.find(function (link) { return link.getAttribute("href") === side.frame.getAttribute("src"); });
      mark(side, first.dataset.compareId);
      // A page that said nothing when it came, as that of an error does not, keeps no later one from being heard.
      side.frame.addEventListener("load", function () { setTimeout(function () { side.awaited = null; }); });
    });
    readAddress();
    form.hidden = false;
  }

  function each(selector, work) {
    var found = document.querySelector(selector);
    if (found) work(found);
  }

  document.addEventListener("DOMContentLoaded", function () {
    each("[data-mode-switcher]", setUpModes);
    each(".bar", setUpBar);
    each("[data-theme-switcher]", setUpThemes);
    each("[data-theme-switcher]", setUpPlace);
    each("[data-theme-switcher]", announce);
    each("[data-compare]", setUpComparison);
    each("[data-gallery-filters]", setUpGallery);
    each("[data-contrast-filters]", setUpContrast);
    each(".site-nav [aria-current]", showInList);
    document.querySelectorAll(".prose table").forEach(setUpTable);
    each(".prose", setUpCode);
    each("[data-collapse]", function (details) {
      if (window.matchMedia("(max-width: 47.99rem)").matches) details.open = false;
    });
  });
})();
