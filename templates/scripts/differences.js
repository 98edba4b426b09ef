// What differs between two themes, each in a mode, as `themepreview diff` says it: from themes/<id>/facts.js of both.
var themepreviewDifferences = (function () {
  "use strict";
  var colors = themepreview.colors;

  // A script, because pages of file:// cannot fetch JSON.
  function load(id) {
    return themepreview.load("themes/" + encodeURIComponent(id) + "/facts.js").then(function () {
      return (window.themepreviewFacts || {})[id] || [];
    });
  }

  // The mode that is shown: the chosen one, or that which the system's preferences select.
  function modeOf(modes, name) {
    var chosen = modes.find(function (mode) { return mode[0] === name; });
    if (chosen) return chosen;
    function prefers(what) { return window.matchMedia("(prefers-" + what + ")").matches; }
    var scheme = prefers("color-scheme: dark") ? "dark" : "light";
    var contrast = prefers("contrast: more") ? "more" : "standard";
    return modes.find(function (mode) {
      function has(token, value) { return mode[1].some(function (row) { return row[0] === token && row[1] === value; }); }
      return has("scheme", scheme) && has("contrast", contrast);
    }) || modes[0];
  }

  function table(rows, names) {
    return new Map(rows.map(function (row) { return [row.slice(0, names).join(" "), row]; }));
  }
  // Calls `use` with the rows of equal names of both lists; undefined where one has none.
  function forEachBoth(old, now, names, use) {
    var before = table(old, names);
    var after = table(now, names);
    after.forEach(function (row, name) { use(name, before.get(name), row); });
    before.forEach(function (row, name) { if (!after.has(name)) use(name, row, undefined); });
  }

  function deltaE(old, now) {
    var seen = [old, now].map(function (row) { return row && colors.bytes(row[2] || row[1]); });
    if (!seen[0] || !seen[1]) return null;
    return colors.difference(colors.oklab(seen[0]), colors.oklab(seen[1]));
  }
  function tokens(old, now) {
    var changes = [];
    forEachBoth(old[1], now[1], 1, function (name, before, after) {
      if (before && after && before[1] === after[1] && before[3] === after[3]) return;
      changes.push({ name: name, old: before, now: after, deltaE: deltaE(before, after) });
    });
    return changes.sort(function (a, b) { return (b.deltaE || 0) - (a.deltaE || 0); });
  }

  // The gravest first; `kind` is the class that colours it.
  var kinds = {
    newlyFailing: ["newly failing", "fail"], newlyUnknown: ["newly unknown", "unknown"],
    newlyAllowed: ["newly allowed", "waived"], worse: ["worse", "warning"], newlyPassing: ["newly passing", "pass"],
    better: ["better", "pass"], appeared: ["new", "note"], disappeared: ["gone", "note"]
  };
  function share(row) { return row[3] === null ? -1 : row[3] / row[4]; }
  function kindOf(old, now) {
    if (!now) return "disappeared";
    if (old && old[5] === now[5]) {
      if (share(old) === share(now)) return null;
      return share(now) < share(old) ? "worse" : "better";
    }
    return { fails: "newlyFailing", unknown: "newlyUnknown", allowed: "newlyAllowed", passes: old ? "newlyPassing" : "appeared" }[now[5]];
  }
  function pairs(old, now) {
    var changes = [];
    forEachBoth(old[2], now[2], 3, function (name, before, after) {
      var kind = kindOf(before, after);
      if (kind) changes.push({ kind: kind, old: before, now: after });
    });
    var order = Object.keys(kinds);
    return changes.sort(function (a, b) {
      return order.indexOf(a.kind) - order.indexOf(b.kind) || share(a.now || a.old) - share(b.now || b.old);
    });
  }

  function element(name, content, className) {
    var made = document.createElement(name);
    if (className) made.className = className;
    made.append.apply(made, [].concat(content));
    return made;
  }
  function swatch(color, background) {
    var made = document.createElement("i");
    made.style.color = color;
    made.style.background = background || color;
    return made;
  }
  // Cut off, never rounded up, as everywhere.
  function ratio(row) { return !row ? "none" : row[3] === null ? "unknown" : (Math.floor(row[3] * 100 + 1e-9) / 100).toFixed(2); }
  function side(row, words) {
    return row && row[6] ? [swatch(row[6], row[7]), words] : [words];
  }
  function pairItem(change) {
    var row = change.now || change.old;
    return element("li", [
      element("b", row[0] + " on " + row[1]),
      element("b", kinds[change.kind][0], "kind is-" + kinds[change.kind][1]),
      element("span", ({ nonText: "non-text, ", largeText: "large text, " }[row[2]] || "") + "needs " + row[4]),
      element("span", side(change.old, ratio(change.old)).concat(" → ", side(change.now, ratio(change.now))))
    ], "is-pair");
  }
  function value(row) {
    if (!row) return "none";
    return colors.bytes(row[2] || row[1]) ? [swatch(row[1]), row[1]] : row[1];
  }
  function tokenItem(change) {
    return element("li", [
      element("b", change.name), element("span", change.deltaE === null ? "" : "ΔE " + change.deltaE.toFixed(2)),
      element("span", [].concat(value(change.old), " → ", value(change.now)))
    ]);
  }
  function group(title, items, isOpen) {
    var details = element("details", [
      element("summary", [title, element("small", String(items.length))]), element("ul", items)
    ]);
    details.open = isOpen;
    return details;
  }
  function count(number, word) { return number + " " + word + (number === 1 ? "" : "s"); }

  var families = [["Roles", "colors."], ["Palette", "palette."], ["Type", "fonts."], ["Layout", "layout."], ["Components", "components."], ["Mode", ""]];
  function tokenGroups(changes) {
    var left = changes.slice();
    return families.map(function (family, index) {
      var own = left.filter(function (change) { return change.name.indexOf(family[1]) === 0; });
      left = left.filter(function (change) { return own.indexOf(change) < 0; });
      return own.length ? group(family[0], own.map(tokenItem), index === 0) : "";
    });
  }

  function show(place, sides) {
    return Promise.all(sides.map(function (side) { return load(side.theme); })).then(function (facts) {
      if (!facts[0].length || !facts[1].length) return place.replaceChildren(element("p", "No differences can be read."));
      var modes = facts.map(function (all, index) { return modeOf(all, sides[index].mode); });
      var changed = pairs(modes[0], modes[1]);
      var values = tokens(modes[0], modes[1]);
      var names = sides.map(function (side, index) { return side.name.textContent + ", " + modes[index][0]; });
      var failing = changed.filter(function (change) { return change.kind === "newlyFailing"; }).length;
      place.replaceChildren.apply(place, [
        element("h2", names.join(" → ")),
        element("p", !changed.length && !values.length ? "No differences." :
          count(failing, "pair") + " newly failing, " + count(changed.length, "ratio") + " and " + count(values.length, "token") + " differ."),
        changed.length ? group("Contrast", changed.map(pairItem), true) : ""
      ].concat(tokenGroups(values)));
    });
  }

  return { load: load, modeOf: modeOf, pairs: pairs, show: show, tokens: tokens };
})();
