// Menus of themes: they take the focus, are walked with the arrow keys, and can be searched.
Object.assign(themepreview, (function () {
  "use strict";
  // A menu begins at what is shown, unless the reader's own themes stand first.
  function start(menu) { return menu.querySelector(".menu-list:not([data-from-top]) [aria-current]"); }

  function enter(menu) {
    var list = menu.querySelector(".menu-list");
    var field = list.querySelector("input, a");
    if (field && !list.contains(document.activeElement)) field.focus();
    list.scrollTop = 0;
    start(menu)?.scrollIntoView({ block: "nearest" });
  }

  // A menu takes the focus when it opens, is walked with the arrow keys, and closes by Escape or a click beside it.
  function setUpMenu(menu) {
    menu.addEventListener("toggle", () => { if (menu.open) enter(menu); });
    menu.addEventListener("keydown", event => {
      if (event.key === "Escape" && menu.open) {
        menu.open = false;
        menu.querySelector("summary").focus();
      }
      if (!menu.open) return;
      var links = Array.from(menu.querySelectorAll("a:not([hidden])"));
      var at = links.indexOf(document.activeElement);
      if (at < 0 && !menu.querySelector("input")?.value) at = links.indexOf(start(menu));
      var next = { ArrowDown: links[at + 1], ArrowUp: links[at - 1] || (at === 0 && menu.querySelector("input")) }[event.key];
      if (event.key === "ArrowDown" || event.key === "ArrowUp") event.preventDefault();
      if (next) next.focus();
    });
    document.addEventListener("click", event => {
      if (!menu.contains(event.target)) menu.open = false;
    });
  }

  function addSearch(list) {
    var words = "Search themes";
    var search = Object.assign(document.createElement("input"), { type: "search", placeholder: words, ariaLabel: words });
    search.addEventListener("input", () => {
      list.querySelectorAll("a").forEach(link => {
        link.hidden = !themepreview.finds(search.value, themepreview.fold(link.textContent));
      });
    });
    // Enter takes the first one that is found.
    search.addEventListener("keydown", event => {
      if (event.key === "Enter") list.querySelector("a:not([hidden])")?.click();
    });
    list.prepend(search);
  }

  return { addSearch, enter, setUpMenu };
})());
