// The lens: colours as people with a deficiency see them, or none; kept from page to page.
(function () {
  "use strict";
  var key = "themepreview-lens";
  // Machado, Oliveira, Fernandes 2009, at full severity, and sRGB's luminance, in linear light.
  var lenses = {
    protanopia: "0.152286 1.052583 -0.204868 0.114503 0.786281 0.099216 -0.003882 -0.048116 1.051998",
    deuteranopia: "0.367322 0.860646 -0.227968 0.280085 0.672501 0.047413 -0.01182 0.04294 0.968881",
    tritanopia: "1.255528 -0.076749 -0.178779 -0.078411 0.930809 0.147602 0.004733 0.691367 0.3039",
    grey: "0.2126 0.7152 0.0722 0.2126 0.7152 0.0722 0.2126 0.7152 0.0722"
  };

  function filter(name) {
    var rows = lenses[name].split(" ");
    var values = [0, 3, 6].map(at => rows.slice(at, at + 3).join(" ") + " 0 0").join(" ") + " 0 0 0 1 0";
    return "<filter id='lens-" + name + "' x='0' y='0' width='1' height='1' color-interpolation-filters='linearRGB'>" +
      "<feColorMatrix values='" + values + "'/></filter>";
  }
  function apply(name) {
    var root = document.documentElement;
    if (lenses[name]) root.dataset.lens = name;
    else delete root.dataset.lens;
    root.style = "--frame-lens:url(#lens-" + name + ")";
    themepreview.each("[data-lens-choice]", select => { select.value = lenses[name] ? name : ""; });
  }

  themepreview.whenRead(() => {
    var filters = Object.keys(lenses).map(filter).join("");
    document.body.insertAdjacentHTML("beforeend", "<svg class='sr' aria-hidden='true'>" + filters + "</svg>");
    themepreview.each("[data-lens-choice]", select => {
      Object.keys(lenses).forEach(name => select.add(new Option(name)));
      select.addEventListener("change", () => {
        themepreview.keep("localStorage", key, select.value);
        apply(select.value);
      });
    });
    addEventListener("storage", event => { if (event.key === key) apply(event.newValue); });
    apply(themepreview.read("localStorage", key));
  });
})();
