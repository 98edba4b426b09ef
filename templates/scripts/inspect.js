// Inspect: what an element of the stage shows, and why. A press, a focus, the arrow keys or `#inspect=text-muted,surface` choose.
(function () {
  "use strict";
  var shared = themepreview;
  var buttons = Array.from(document.querySelectorAll(".inspect-open"));
  var prefix = buttons[0].dataset.prefix;
  var menu = document.querySelector("[data-theme-switcher]");
  var mark = made("div", [], "inspect-mark");
  var panel = made("aside", [], "inspect frame");
  var status = made("p", [], "sr");
  // What stays in view above the page.
  var bars = document.querySelector(".section-bar") ? 100 : 60;
  var ready, facts, chosen, lent, opener, isOpen, asks = 0;
  panel.setAttribute("aria-label", "Inspect");
  status.setAttribute("role", "status");

  function made(name, content, className) {
    var element = document.createElement(name);
    if (className) element.className = className;
    element.append.apply(element, [].concat(content));
    return element;
  }
  function link(name, words) {
    var element = made("a", words || name);
    element.href = "#inspect=" + name;
    return element;
  }
  function swatch(color, ground) {
    var element = made("i", [], ground ? "pair" : "");
    element.style.cssText = ground ? "--f:" + color + ";--b:" + ground + ";color:" + color + ";background:" + ground : "--c:" + color;
    return element;
  }
  function button(words, label, use) {
    var element = made("button", words, label && "inspect-" + label.split(" ").pop().toLowerCase());
    element.type = "button";
    if (label) element.setAttribute("aria-label", label);
    element.addEventListener("click", use);
    return element;
  }

  // A theme that the switcher shows in place has facts of its own.
  function readFacts() {
    var id = document.querySelector("[data-theme]").dataset.theme;
    return shared.load(menu.dataset.root + "themes/" + encodeURIComponent(id) + "/facts.js").then(function () {
      facts = shared.explain.Facts((window.themepreviewFacts || {})[id] || [["", [], []]], prefix);
    });
  }
  function prepare() {
    return Promise.all([
      shared.load(shared.assets + "pair.css"), shared.load(shared.assets + "inspect.css"),
      shared.load(shared.assets + "probe.js").then(function () { return shared.load(shared.assets + "explain.js"); })
    ]);
  }

  /* Scripts and facts may still be on their way: the last press waits for them, and is answered alone. */
  function answer(show) {
    var ask = asks += 1;
    ready.then(readFacts).then(function () { if (isOpen && ask === asks) show(); });
  }

  function look(elements) { return shared.probe.run(facts.paths, prefix, elements); }
  function ground(shown) { return shown.below[0] ? shown.below[0].name : ""; }
  // What of the page shows a colour, on a ground if one is named.
  function placesOf(front, behind) {
    var all = look(shared.probe.targets());
    var exact = all.filter(function (one) { return one.front && one.front.name === front && (!behind || ground(one) === behind); });
    return exact.length || behind ? exact : all.filter(function (one) { return ground(one) === front; });
  }
  function colorOf(part) { return getComputedStyle(part.element, part.pseudo)[part.part]; }

  function row(title, content) { return [made("dt", title), made("dd", content)]; }
  function step(one) {
    var parts = [swatch(one.value), made("b", one.path), " "];
    if (one.derived) parts.push(made("small", "derived: " + one.derived), " ");
    else if (one.written) parts.push(made("code", one.written), " ");
    if (one.place) parts.push(made("small", one.place, "place"));
    return made("li", parts);
  }
  function steps(title, name) {
    var chain = facts.chain(name);
    return chain.length ? row(title, made("ol", chain.map(step))) : [];
  }
  function names(title, list) {
    var some = list.slice(0, 12);
    if (!some.length) return [];
    var parts = some.flatMap(function (name) { return [link(name), " "]; });
    return row(title, list.length > some.length ? parts.concat(made("small", "and " + (list.length - some.length) + " more")) : parts);
  }
  function pairs(name) {
    var rows = facts.pairsOf(name).sort(function (a, b) { return a[3] / a[4] - b[3] / b[4]; }).slice(0, 8);
    return rows.length ? row("Pairs", made("ul", rows.map(function (pair) {
      var words = pair[0] === name ? "on " + pair[1] : pair[0];
      return made("li", [pair[6] ? swatch(pair[6], pair[7]) : "", link(pair[0] + "," + pair[1], words), " ", made("small", verdict(pair))], "is-" + kind(pair));
    }))) : [];
  }
  function kind(pair) { return { passes: "pass", fails: "fail", unknown: "unknown", allowed: "waived" }[pair[5]] || "note"; }
  function verdict(pair) {
    if (pair[3] === null) return "unknown";
    var reached = shared.explain.level(pair[3]);
    var words = kind(pair) === "pass" ? reached : pair[5] + (reached && kind(pair) !== "note" ? ", only " + reached : "");
    return shared.explain.shown(pair[3]) + " " + words;
  }

  /* What is measured by the program is said; a pair that it does not know, and one that is tried, is measured here. */
  function judgement(front, behind, shown) {
    var pair = facts.pair(front, behind);
    if (pair && !document.documentElement.hasAttribute("data-tried")) {
      var needs = (pair[2] === "text" ? "" : pair[2] + " ") + "needs " + pair[4];
      return made("p", [pair[6] ? swatch(pair[6], pair[7]) : "", made("b", verdict(pair)), " ", made("small", needs + ", " + facts.mode)], "inspect-verdict is-" + kind(pair));
    }
    if (!shown || !shown.below.length) return made("p", made("small", facts.mode), "inspect-verdict");
    var ratio = shared.explain.seenRatio(colorOf(shown.front), shown.below.map(colorOf));
    return made("p", [made("b", shared.explain.shown(ratio)), " ", made("small", "seen here, " + facts.mode)], "inspect-verdict");
  }
  function remedy(front, behind) {
    var pair = facts.pair(front, behind);
    if (!pair || pair[5] !== "fails") return "";
    var way = made("a", "What to change");
    way.href = document.querySelector("[data-theme-link]").getAttribute("href") + "#findings";
    return made("p", way);
  }

  function places(list, front, behind) {
    if (!list.length) return made("p", made("small", "Nothing on this page shows it."));
    var next = button("Next place", "", function () {
      var at = list.findIndex(function (one) { return one.element === chosen; });
      choose(list[(at + 1) % list.length].element, true);
    });
    return made("p", [made("small", list.length + (list.length === 1 ? " place" : " places") + " on this page "), next]);
  }

  function fill(front, behind, shown) {
    var list = placesOf(front, behind);
    var other = button("⇄", "To the other side", changeSide), close = button("×", "Close", leave);
    var title = front ? [front, behind ? made("small", " on " + behind) : ""] : "Not one of the theme's colours";
    var stack = layers(shown);
    panel.replaceChildren(made("div", [made("h2", title), other, close], "inspect-head"), judgement(front, behind, shown), remedy(front, behind),
      made("dl", [].concat(steps("Front", front), behind ? steps("Ground", behind) : [], stack.length > 2 ? row("Stack", stack.join(" over ")) : [],
        /* A pointer lies on what it pressed: how that looks at rest is a press away. */
        /-hover-/.test(front) ? row("At rest", link((front + "," + behind).replaceAll("-hover-", "-"), front.replace("-hover-", "-"))) : [],
        names(facts.source(front) + " decides also", facts.sharers(front)), pairs(front))),
      places(list, front, behind),
      made("p", "Press a part of the stage, or step with the arrow keys. Enter goes into this panel, Escape closes it.", "inspect-hint"));
    status.textContent = [front, behind ? "on " + behind : "", panel.querySelector(".inspect-verdict").textContent].join(" ");
    return list;
  }
  /* What lies on one another, without what has the colour of what it lies on. */
  function layers(shown) {
    var names = shown && shown.front ? [shown.front].concat(shown.below).map(function (one) { return one.name || "another colour"; }) : [];
    return names.filter(function (name, index) { return index === 0 || name !== names[index - 1]; });
  }
  function changeSide() { panel.classList.toggle("is-left"); }
  function address(front, behind) {
    history.replaceState(history.state, "", front ? "#inspect=" + front + (behind && behind !== "background" ? "," + behind : "") : location.pathname + location.search);
  }

  // What the address asks for; one that nobody could have made is taken as it is.
  function asked() {
    var text = location.hash.slice("#inspect=".length);
    if (location.hash.indexOf("#inspect=") !== 0) return "";
    try { return decodeURIComponent(text); } catch (error) { return text; }
  }

  // An element that takes no focus by itself is lent one.
  function focus(element) {
    if (lent) lent.removeAttribute("tabindex");
    lent = element.tabIndex < 0 && !element.hasAttribute("tabindex") ? element : null;
    if (lent) lent.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
  function place() {
    if (!chosen) { mark.hidden = true; return; }
    var box = chosen.getBoundingClientRect();
    mark.hidden = false;
    mark.style.cssText = "left:" + (box.left + scrollX) + "px;top:" + (box.top + scrollY) + "px;width:" + box.width + "px;height:" + box.height + "px";
  }
  // In view: not behind the panel, and if it was not pressed, not below the bar.
  function reveal(element, isMoved) {
    var box = element.getBoundingClientRect(), top = panel.getBoundingClientRect();
    var isCovered = box.bottom > top.top && box.right > top.left && box.left < top.right;
    var isWide = top.width < innerWidth / 2;
    if (isCovered && isWide && box.width < innerWidth / 2) changeSide();
    if (isCovered && !isWide || isMoved && (box.top < bars || box.bottom > innerHeight)) {
      scrollBy({ top: box.top - Math.min(160, Math.max(bars + 10, top.top / 3)), behavior: "instant" });
    }
  }

  function choose(element, isMoved) {
    chosen = element;
    answer(function () {
      var shown = look([element])[0];
      var front = shown.front ? shown.front.name : "";
      focus(element);
      fill(front, ground(shown), shown);
      address(front, ground(shown));
      reveal(element, isMoved);
      place();
    });
  }
  // A colour by name: the first place that shows it is marked.
  function chooseNamed(text, isMoved) {
    chosen = null;
    answer(function () {
      var both = text.split(",");
      var list = placesOf(both[0], both[1]);
      var one = list[Number(both[2]) || 0] || list[0];
      chosen = one ? one.element : null;
      // A ground is named alone: what lies on it has a ratio of its own.
      var isFront = one && one.front && one.front.name === both[0];
      fill(both[0], both[1] || (isFront ? ground(one) : ""), isFront ? one : null);
      if (chosen && isMoved) reveal(chosen, true);
      place();
    });
  }

  function open() {
    isOpen = true;
    document.documentElement.dataset.inspecting = "";
    buttons.forEach(function (button) { button.setAttribute("aria-pressed", "true"); });
    ready = ready || prepare();
    ready.then(function () { if (isOpen) document.body.append(mark, panel, status); });
    if (asked()) return chooseNamed(asked(), true);
    answer(function () {
      // The first one in view, or the last one of a stage that lies above.
      var all = shared.probe.targets();
      if (all.length) choose(all.find(function (element) { return element.getBoundingClientRect().top > bars; }) || all.at(-1), true);
    });
  }
  function leave() {
    isOpen = false;
    panel.remove();
    mark.remove();
    status.remove();
    if (lent) lent.removeAttribute("tabindex");
    chosen = lent = null;
    delete document.documentElement.dataset.inspecting;
    buttons.forEach(function (button) { button.setAttribute("aria-pressed", "false"); });
    address("");
    (opener || buttons.find(function (button) { return button.getClientRects().length; }) || buttons[0]).focus({ preventScroll: true });
  }

  // A cell of the tables on a theme's page stands for its pair, a row of roles for its role, a swatch for its colour.
  function nameIn(target) {
    var swatch = target.closest(".ramp-steps li");
    if (swatch) return "palette." + swatch.querySelector("b").textContent;
    var cell = target.closest(".matrices td:not(:empty), .role-table tbody tr:has(td)");
    if (!cell) return "";
    var name = (cell.cells || cell.parentNode.cells)[0].firstChild.textContent.trim();
    if (cell.cells) return name;
    var head = cell.closest("table").tHead.rows[0].cells[cell.cellIndex].textContent;
    if (head === "on its fill") return name.indexOf(" on ") > 0 ? name.replace(" on ", ",") : name + "," + name.replace(/^on-/, "");
    if (!/^(normal|hover|selected|disabled)$/.test(head)) return name + "," + head;
    var part = name + (head === "normal" ? "" : "-" + head);
    return part + "-text," + part + "-background";
  }

  function move(by) {
    answer(function () {
      var list = shared.probe.targets();
      var at = list.indexOf(chosen);
      var next = list[at < 0 ? 0 : at + by];
      if (next) choose(next, true);
    });
  }
  function onKey(event) {
    if (!isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    var focused = document.activeElement;
    var isOnStage = focused.closest("[data-theme]") || focused.matches(".inspect-open, body");
    var by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    var isTyping = focused.matches("input, textarea") && /Left|Right/.test(event.key);
    if (event.key === "Escape") leave();
    else if (by && isOnStage && !isTyping) move(by);
    else if (event.key === "Enter" && focused.closest("[data-theme]")) panel.querySelector("a, button")?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  buttons.forEach(function (button) {
    button.addEventListener("click", function () { opener = button; if (isOpen) leave(); else open(); });
  });
  document.addEventListener("keydown", onKey, true);
  document.addEventListener("click", function (event) {
    if (!isOpen || !shared.isPlain(event) || panel.contains(event.target)) return;
    var name = nameIn(event.target);
    if (name) { history.replaceState(history.state, "", "#inspect=" + name); chooseNamed(name); }
    if (!event.target.closest("[data-theme]")) return;
    event.preventDefault();
    event.stopPropagation();
    choose(event.target);
  }, true);
  document.addEventListener("focusin", function (event) {
    if (isOpen && event.target !== chosen && event.target.closest("[data-theme]") && event.target.matches(":focus-visible")) choose(event.target, true);
  });
  window.addEventListener("resize", place);
  window.addEventListener("hashchange", function () {
    if (!asked()) return;
    if (isOpen) chooseNamed(asked(), true);
    else open();
  });
  function renew() { if (isOpen && chosen) choose(chosen); }
  new MutationObserver(renew).observe(document.documentElement, { attributeFilter: ["data-mode", "data-tried"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", renew);
  /* The press that loaded this script asked for it. */
  opener = buttons.indexOf(document.activeElement) >= 0 ? document.activeElement : null;
  open();
})();
