// Colours as the program sees them: bytes, OKLab, and how far two are apart.
themepreview.colors = (function () {
  "use strict";
  // A colour in OKLab, from its bytes; formulas of Björn Ottosson, 2020.
  function oklab(bytes) {
    var rgb = bytes.map(function (byte) {
      var value = byte / 255;
      return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    });
    function sum(a, b, c) { return a * rgb[0] + b * rgb[1] + c * rgb[2]; }
    var l = Math.cbrt(sum(0.4122214708, 0.5363325363, 0.0514459929));
    var m = Math.cbrt(sum(0.2119034982, 0.6806995451, 0.1073969566));
    var s = Math.cbrt(sum(0.0883024619, 0.2817188376, 0.6299787005));
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
    ];
  }
  function difference(a, b) { return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]); }

  // The bytes of "#rrggbb"; null for what is none.
  function bytes(hex) {
    return /^#[0-9a-f]{6}$/.test(hex) ? [1, 3, 5].map(function (at) { return parseInt(hex.slice(at, at + 2), 16); }) : null;
  }

  // As oklch(), with the digits of the program; what is no colour stays.
  function oklch(hex) {
    var rgb = bytes(hex);
    if (!rgb) return hex;
    var lab = oklab(rgb), chroma = Math.hypot(lab[1], lab[2]);
    var hue = chroma < 0.0002 ? 0 : (Math.atan2(lab[2], lab[1]) * 180 / Math.PI + 360) % 360;
    function short(value, scale) { return Math.round(value * scale) / scale; }
    return "oklch(" + short(lab[0], 10000) + " " + short(chroma, 10000) + " " + short(hue, 10) + ")";
  }

  // The colour that a search asks for, as any that CSS knows; null for words.
  function colorOf(text) {
    var written = text.trim();
    if (!/^#|\(/.test(written) && !/^[a-z]+$/i.test(written)) return null;
    if (!window.CSS || !CSS.supports("color", written) || /^(inherit|initial|unset|revert.*|currentcolor|transparent)$/i.test(written)) return null;
    var context = document.createElement("canvas").getContext("2d");
    context.fillStyle = written;
    context.fillRect(0, 0, 1, 1);
    return Array.from(context.getImageData(0, 0, 1, 1).data).slice(0, 3);
  }

  return { bytes: bytes, colorOf: colorOf, difference: difference, oklab: oklab, oklch: oklch };
})();
