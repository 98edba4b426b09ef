// The menu of themes in the bar: its list, and themes shown in place. Both are there once it is opened.
(function () {
  "use strict";
  var root = document.documentElement;
  var shared = themepreview;

  // Pinned and recent themes stand first, and again among those of their scheme. Where all are in sight, none is recent.
  function groupsOf(themes, current) {
    function kept(kind) {
      var ids = Array.from(new Set(shared.readThemes(kind)));
      return ids.map(id => themes.find(theme => theme[0] === id)).filter(Boolean);
    }
    // A theme's first mode has the name of its scheme.
    function ofScheme(scheme) { return themes.filter(theme => theme[2][0] === scheme); }
    var recent = kept("recent").filter(theme => theme[0] !== current);
    return [
      { name: "Pinned", isOwn: true, themes: kept("pinned") },
      { name: "Recent", isOwn: true, themes: themes.length > 6 ? recent.slice(0, 4) : [] },
      { name: "Light", themes: ofScheme("light") },
      { name: "Dark", themes: ofScheme("dark") }
    ].filter(group => group.themes.length > 0);
  }

  function fill(menu, list) {
    var themes = window.themepreviewThemes || [];
    var uses = {};
    themes.forEach(theme => { uses[theme[1]] = (uses[theme[1]] || 0) + 1; });
    function linkTo(theme) {
      var link = document.createElement("a");
      link.href = menu.dataset.root + "themes/" + encodeURIComponent(theme[0]) + "/" + menu.dataset.path;
      link.textContent = theme[1];
      Object.assign(link.dataset, { id: theme[0], modes: theme[2].join(" ") });
      if (uses[theme[1]] > 1) {
        link.append(" ", Object.assign(document.createElement("small"), { textContent: theme[0] }));
      }
      if (theme[0] === menu.dataset.current) link.setAttribute("aria-current", "true");
      return link;
    }
    function add(group) {
      var heading = Object.assign(document.createElement("p"), { id: "_themes-" + group.name.toLowerCase(), textContent: group.name });
      var part = document.createElement("div");
      part.setAttribute("role", "group");
      part.setAttribute("aria-labelledby", heading.id);
      part.append(heading, ...group.themes.map(linkTo));
      list.append(part);
    }
    var groups = groupsOf(themes, menu.dataset.current);
    list.replaceChildren();
    list.toggleAttribute("data-from-top", groups.some(group => group.isOwn));
    // One scheme alone needs no heading.
    if (groups.length > 1) groups.forEach(add);
    else list.append(...themes.map(linkTo));
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
      next.addEventListener("load", () => {
        if (shown !== theme.id) return next.remove();
        sheet.remove();
        sheet = next;
        shared.each("[data-theme]", stage => { stage.dataset.theme = theme.id; });
        root.dataset.modes = theme.modes;
        shared.applyMode(shared.chosenMode());
      });
      next.addEventListener("error", () => {
        next.remove();
        if (shown === theme.id) shown = before;
      });
      sheet.after(next);
    }
    menu.addEventListener("keydown", event => {
      var link = document.activeElement;
      if (/^Arrow(Down|Up)$/.test(event.key) && link.dataset.id) show(link.dataset);
    });
    menu.addEventListener("toggle", () => { if (!menu.open) show(own); });
  }

  shared.each("[data-theme-switcher]", menu => {
    var list = menu.querySelector(".menu-list");
    fill(menu, list);
    setUpPreview(menu);
    // Whoever comes back to this page has opened others since.
    window.addEventListener("pageshow", event => {
      if (!event.persisted) return;
      menu.open = false;
      fill(menu, list);
    });
  });
})();
