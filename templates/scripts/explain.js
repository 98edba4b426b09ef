// What is known of a theme's colours, from its facts.js: how each came about, what it lies on, and what has it, too.
themepreview.explain = (function () {
  "use strict";
  var probe = themepreview.probe;

  // The mode that the stage shows: of which most roles have the value.
  function shownMode(modes, prefix) {
    var style = getComputedStyle(document.querySelector("[data-theme]"));
    function agreement(mode) {
      return mode[1].filter(function (row) {
        return /^colors\./.test(row[0]) && style.getPropertyValue(probe.property(row[0], prefix)).trim() === row[1];
      }).length;
    }
    return modes.reduce(function (best, mode) { return agreement(mode) > agreement(best) ? mode : best; });
  }

  function luminance(bytes) {
    return [0.2126, 0.7152, 0.0722].reduce(function (sum, weight, index) {
      var part = bytes[index] / 255;
      return sum + weight * (part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
    }, 0);
  }
  // The ratio that is seen: what lies below is painted from the ground up, and then the front.
  function seenRatio(front, below) {
    var canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    function paint(color) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return luminance(canvas.getImageData(0, 0, 1, 1).data);
    }
    var ground = below.slice().reverse().reduce(function (light, color) { return paint(color); }, paint("white"));
    var both = [ground, paint(front)].sort(function (a, b) { return b - a; });
    return (both[0] + 0.05) / (both[1] + 0.05);
  }

  function shown(ratio) { return (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2); }
  function level(ratio) { return ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : ratio >= 3 ? "AA large" : ""; }

  // A mode as its questions: `modes` are a theme's facts, of which later modes state only the origins that differ.
  function Facts(modes, prefix) {
    var mode = shownMode(modes, prefix);
    var values = new Map(mode[1].map(function (row) { return [row[0], row]; }));
    var origins = new Map([modes[0], mode].flatMap(function (one) { return one[3] || []; }).map(function (row) { return [row[0], row]; }));
    var paths = Array.from(origins.keys());
    var pathByName = new Map(paths.map(function (path) { return [probe.shortName(path), path]; }));

    // From a colour to the value that decides it: each with its path, value, what is written, and where.
    function chain(name) {
      var links = [];
      for (var path = pathByName.get(name) || name; origins.has(path) && links.length < 20;) {
        var origin = origins.get(path);
        links.push({ path: path, name: probe.shortName(path), value: (values.get(path) || [])[1], written: origin[1], place: origin[2], derived: origin[3] });
        var alias = /^\{([^}]*)\}/.exec(origin[1] || "");
        path = alias ? alias[1] : "";
      }
      return links;
    }
    function source(name) { return (chain(name).pop() || { path: name }).path; }
    // The other colours that the same value decides, roles first.
    function sharers(name) {
      var own = source(name);
      return paths.filter(function (path) { return !/^palette\./.test(path); }).map(probe.shortName)
        .filter(function (other) { return other !== name && source(other) === own; });
    }
    function pair(front, ground) {
      return mode[2].filter(function (row) { return row[0] === front && row[1] === ground; })
        .sort(function (a, b) { return b[4] - a[4]; })[0];
    }
    function pairsOf(name) { return mode[2].filter(function (row) { return row[0] === name || row[1] === name; }); }

    return { chain: chain, mode: mode[0], pair: pair, pairsOf: pairsOf, paths: paths, sharers: sharers, source: source };
  }

  return { Facts: Facts, level: level, seenRatio: seenRatio, shown: shown, shownMode: shownMode };
})();
