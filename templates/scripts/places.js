// Where failing pairs occur: every page of the site is opened in a frame that is not seen, looks at itself, and answers.
(function () {
  "use strict";
  var shared = themepreview;
  var most = 60;

  // What a page shows of the pairs: each as its name, how often, and the words of the first places.
  function look(names) {
    var colors = names.flatMap(function (name) { return name.split(","); });
    var paths = colors.flatMap(function (color) { return ["colors." + color, "components." + color]; });
    var prefix = document.querySelector(".inspect-open").dataset.prefix;
    var found = new Map();
    shared.probe.run(paths, prefix, shared.probe.targets()).forEach(function (one) {
      var name = one.front && one.below[0] ? one.front.name + "," + one.below[0].name : "";
      if (names.indexOf(name) < 0 || one.element.closest("nav")) return;
      found.set(name, (found.get(name) || []).concat(words(one.element)));
    });
    return Array.from(found, function (entry) { return [entry[0], entry[1].length, entry[1].slice(0, 3)]; });
  }
  function words(element) {
    var block = element.closest("p, li, td, th, h1, h2, h3, h4, h5, h6, pre, figcaption, summary") || element;
    var own = element.textContent.trim();
    var text = (own.length > 2 ? own : block.textContent.trim()).replace(/\s+/g, " ");
    return text.length > 48 ? text.slice(0, 47) + "…" : text;
  }

  function answer(event) {
    shared.load(shared.assets + "probe.js").then(function () {
      event.source.postMessage({ themepreviewPlaces: look(event.data.themepreviewPairs) }, "*");
    });
  }

  function made(name, content, className) {
    var element = document.createElement(name);
    if (className) element.className = className;
    element.append.apply(element, [].concat(content));
    return element;
  }
  // The places of a pair on a page, each a link that opens it there with Inspect.
  function item(link, row) {
    var places = row[2].map(function (text, index) {
      var place = made("a", "“" + text + "”");
      place.href = link.getAttribute("href") + "#inspect=" + row[0] + "," + index;
      return place;
    });
    var more = row[1] - places.length;
    return made("li", [made("b", link.textContent), " "].concat(places.flatMap(function (place) { return [place, " "]; }),
      more > 0 ? made("small", "and " + more + " more") : ""));
  }

  function search(button) {
    var status = button.nextElementSibling;
    var links = Array.from(document.querySelectorAll(".page-list a"));
    var pages = links.slice(0, most);
    var lists = new Map();
    document.querySelectorAll(".findings p[style]:not([data-graphic])").forEach(function (line) {
      var pair = /^(\S+) on (\S+)/.exec(line.textContent.trim());
      if (!pair) return;
      var list = made("ul", [], "places");
      list.style.cssText = "margin: 0.125rem 0 0.5rem 1.85rem; padding-inline-start: 0.75rem; border-inline-start: 2px solid var(--frame-line); font-size: 0.875rem";
      line.after(list);
      lists.set(pair[1] + "," + pair[2], (lists.get(pair[1] + "," + pair[2]) || []).concat(list));
    });
    var names = Array.from(lists.keys());
    var frame = document.createElement("iframe");
    frame.className = "places-frame";
    frame.style.cssText = "position: fixed; top: 0; left: 0; width: 64rem; height: 48rem; border: 0; visibility: hidden";
    frame.title = "A page that is searched";
    frame.tabIndex = -1;
    button.disabled = true;
    document.body.append(frame);

    function visit(index) {
      if (index === pages.length) { finish(); return; }
      status.textContent = "Page " + (index + 1) + " of " + pages.length;
      /* A page that does not answer is passed over. */
      var late = setTimeout(next, 5000);
      function next() {
        clearTimeout(late);
        window.removeEventListener("message", take);
        visit(index + 1);
      }
      function take(event) {
        if (event.source !== frame.contentWindow || !event.data) return;
        if (event.data.themepreview) frame.contentWindow.postMessage({ themepreviewPairs: names }, "*");
        if (!Array.isArray(event.data.themepreviewPlaces)) return;
        event.data.themepreviewPlaces.forEach(function (row) {
          (lists.get(row[0]) || []).forEach(function (list) { list.append(item(pages[index], row)); });
        });
        next();
      }
      window.addEventListener("message", take);
      frame.src = pages[index].getAttribute("href");
    }
    function finish() {
      var shown = new Set();
      frame.remove();
      lists.forEach(function (places, name) {
        places.forEach(function (list) {
          if (list.firstChild) shown.add(name);
          else {
            list.previousElementSibling.append(made("small", " · on none of your pages"));
            list.remove();
          }
        });
      });
      status.textContent = shown.size + " of " + names.length + " pairs of text occur on " + pages.length + (links.length > most ? " of " + links.length : "") + " pages.";
    }
    visit(0);
  }

  shared.answer = answer;
  var asked = document.querySelector("[data-places]");
  if (asked && !shared.isEmbedded) search(asked);
})();
