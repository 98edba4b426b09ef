// The theme's page: a press on a value of the palette or of a role copies it, as it is, as oklch() or as var().
(function () {
  "use strict";
  var forms = ["value", "oklch()", "var()"];
  var chosen = 0;
  var each = themepreview.each;
  var page = document.documentElement;
  var tables = Array.from(document.querySelectorAll(".matrix-mode"));
  var status = made("p", { className: "sr", role: "status" });

  function made(name, properties) { return Object.assign(document.createElement(name), properties); }

  /* Where no clipboard is to be had, as in a page that is embedded, the text is selected for the keyboard. */
  function copy(place, text, say) {
    function select() {
      getSelection().selectAllChildren(place);
      say("Selected " + place.textContent + ": copy it with the keyboard.");
    }
    if (!navigator.clipboard) return select();
    navigator.clipboard.writeText(text).then(() => say("Copied " + text), select);
  }

  /* The property of a step is in its list, that of a role in its row. */
  function propertyOf(place) {
    var list = place.closest("[data-property]");
    if (list) return list.dataset.property + place.querySelector("b").textContent.replace(/\./g, "-");
    return place.parentNode.lastElementChild.textContent;
  }

  /* The value is the first text of its place. */
  function makeButton(place) {
    var value = place.querySelector("code") || place.firstChild;
    var text = value.textContent;
    var named = "var(" + propertyOf(place) + ")";
    var button = made("button", { type: "button", className: "copies", textContent: text });
    button.addEventListener("click", () => {
      copy(button, button.textContent, words => { say(words); button.title = words; });
    });
    value.replaceWith(button);
    return () => {
      button.textContent = chosen === 0 ? text : chosen === 2 ? named : place.dataset.oklch || themepreview.colors.oklch(text);
    };
  }

  /* Tab stops once at the names of a list and once at its values, of which a theme has hundreds; arrow keys go on from there. */
  function joinStops(stops) {
    stops.forEach((stop, index) => {
      stop.tabIndex = index === 0 ? 0 : -1;
      stop.addEventListener("keydown", event => {
        var step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
        var next = stops[index + step];
        if (!next) { return; }
        event.preventDefault();
        stop.tabIndex = -1;
        next.tabIndex = 0;
        next.focus();
      });
    });
  }

  function makeChoice(place, number, refresh) {
    place.append("Show and copy as: ");
    forms.forEach((form, index) => {
      var label = made("label");
      var radio = made("input", { type: "radio", name: "copy-form-" + number, value: index, checked: index === chosen });
      radio.addEventListener("change", () => {
        chosen = index;
        themepreview.load(themepreview.assets + "colors.js").then(refresh);
      });
      label.append(radio, " " + form);
      place.append(label);
    });
    place.hidden = false;
  }

  /* The dots of a plot are the steps of all ramps, in their order. */
  var steps = Array.from(document.querySelectorAll(".ramp-steps b"), name => name.textContent);
  each(".plots svg", plot => {
    Array.from(plot.children).forEach((dot, index) => {
      var title = document.createElementNS(plot.namespaceURI, "title");
      title.textContent = steps[index];
      dot.append(title);
    });
  });

  var values = [];
  each(".ramp-steps li, .role-table td[style]", place => values.push(makeButton(place)));
  each("ul, table", list => {
    [".copies", "b > a, th > a"].forEach(kind => joinStops(list.querySelectorAll(kind)));
  });
  function refresh() {
    values.forEach(show => show());
    each("[data-copy-form] input", radio => { radio.checked = Number(radio.value) === chosen; });
  }
  var number = 0;
  each("[data-copy-form]", place => makeChoice(place, number++, refresh));
  function say(words) { status.textContent = words; }

  /* A pair that was found leads to where it is seen, in the mode in which it was found. */
  each(".findings p[style]", line => {
    var words = line.firstChild;
    var pair = /(\S+) on (\S+)/.exec(words.textContent);
    var mode = /, (.+)/.exec(line.querySelector("small").textContent) || [];
    if (!pair) return;
    var link = made("a", { href: "#inspect=" + pair[1] + "," + pair[2], textContent: pair[0] });
    link.addEventListener("click", () => themepreview.applyMode(mode[1]));
    words.textContent = words.textContent.replace(pair[0], "");
    words.before(link);
  });
  each(".downloads code", code => {
    var button = made("button", { type: "button", textContent: "Copy", ariaLabel: "Copy " + code.textContent });
    button.addEventListener("click", () => copy(code, code.textContent, say));
    code.before(button);
  });
  each("[data-copy-before]", button => {
    var source = button.previousElementSibling;
    button.addEventListener("click", () => copy(source, source.textContent, say));
  });
  document.body.append(status);

  /* The section in view is marked in the row of sections, which follows it. */
  each(".section-nav a", link => {
    var row = link.closest(".wide");
    new IntersectionObserver(entries => {
      var isSeen = entries.pop().isIntersecting;
      if (isSeen) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      if (isSeen) row.scrollLeft = link.offsetLeft - row.offsetLeft - 60;
    }, { rootMargin: "-25% 0px -75%" }).observe(document.getElementById(link.hash.slice(1)).closest("section"));
  });

  /* The table of the mode that is shown is open; it takes the place of the one before. */
  function openMode() {
    var mode = page.dataset.mode || getComputedStyle(page).colorScheme;
    var next = tables.find(one => one.querySelector("h3").firstChild.textContent.trim() === mode);
    var last = tables.find(one => one.open);
    if (!next || next.open) return;
    var top = last ? last.getBoundingClientRect().top : 0;
    tables.forEach(one => { one.open = one === next; });
    if (top < 0) scrollBy({ top: next.getBoundingClientRect().top - top, behavior: "instant" });
  }
  new MutationObserver(openMode).observe(page, { attributeFilter: ["data-mode"] });
  openMode();

  /* The fonts of this device are asked for just before the styles of text come into view. */
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(entry => entry.isIntersecting)) return;
    observer.disconnect();
    themepreview.load(themepreview.assets + "fonts.js");
  }, { rootMargin: "50%" }).observe(document.querySelector("[aria-labelledby=type]"));
})();
