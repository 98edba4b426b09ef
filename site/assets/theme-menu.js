// The menu of themes in the bar: its list, and themes shown in place. Both are there once it is opened.
(function () {
  "use strict";
  var root = document.documentElement;
  var shared = themepreview;

  function fill(menu, list) {
    var themes = window.themepreviewThemes || [];
    var uses = {};
    themes.forEach(function (theme) { uses[theme[1]] = (uses[theme[1]] || 0) + 1; });
    themes.forEach(function (theme) {
      var link = document.createElement("a");
      link.href = menu.dataset.root + "themes/" + encodeURIComponent(theme[0]) + "/" + menu.dataset.path;
      link.textContent = theme[1];
      Object.assign(link.dataset, { id: theme[0], modes: theme[2].join(" ") });
      if (uses[theme[1]] > 1) {
        link.append(" ", Object.assign(document.createElement("small"), { textContent: theme[0] }));
      }
      if (theme[0] === menu.dataset.current) link.setAttribute("aria-current", "true");
      list.appendChild(link);
    });
    if (themes.length > 12) shared.addSearch(list);
  }

  // The arrow keys show a theme in place, by its style sheet; Enter follows its link, and a menu that closes restores.
  function setUpPreview(menu) {
    var own = { id: menu.dataset.current, modes: root.dataset.modes };
    var shown = own.id;
    var sheet = document.querySelector("link[href$='theme.css']:not([href*='assets/'])");
    function show(theme) {
      if (theme.id === shown || !sheet) return;
      var next = sheet.cloneNode();
      var before = shown;
      shown = theme.id;
      next.href = menu.dataset.root + "themes/" + encodeURIComponent(theme.id) + "/theme.css";
      next.addEventListener("load", function () {
        if (shown !== theme.id) return next.remove();
        sheet.remove();
        sheet = next;
        shared.each("[data-theme]", function (stage) { stage.dataset.theme = theme.id; });
        root.dataset.modes = theme.modes;
        shared.applyMode(shared.chosenMode());
      });
      next.addEventListener("error", function () {
        next.remove();
        if (shown === theme.id) shown = before;
      });
      sheet.after(next);
    }
    menu.addEventListener("keydown", function (event) {
      var link = document.activeElement;
      if (/^Arrow(Down|Up)$/.test(event.key) && link.dataset.id) show(link.dataset);
    });
    menu.addEventListener("toggle", function () { if (!menu.open) show(own); });
    window.addEventListener("pageshow", function (event) { if (event.persisted) menu.open = false; });
  }

  shared.each("[data-theme-switcher]", function (menu) {
    fill(menu, menu.querySelector(".menu-list"));
    setUpPreview(menu);
  });
})();
