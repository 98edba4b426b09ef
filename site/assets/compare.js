// The comparison: two themes in frames, their pages and their mode.
(function () {
  "use strict";
  // The two sides show one page, in one mode. The themes and the page are in the address, so that it can be passed on.
  function setUpComparison(form) {
    var sides = Array.from(document.querySelectorAll("[data-compare-side]")).map(function (section) {
      return {
        frame: section.querySelector("iframe"), menu: section.querySelector(".menu"),
        name: section.querySelector("[data-compare-name]"), label: section.getAttribute("aria-label"),
        links: Array.from(section.querySelectorAll("[data-compare-id]")), theme: null, awaited: null
      };
    });
    var mode = null;
    // The place of the page that was last scrolled to on a side.
    var place = null;
    function link(side, id) {
      return side.links.find(function (link) { return link.dataset.compareId === id; });
    }
    // Until a side shows what it is to, what it says of the page before is not heard.
    function show(side, id) {
      var path = form.page.value;
      side.awaited = id + "|" + path;
      mark(side, id);
      side.frame.contentWindow.location.replace(link(side, id).href.replace(/index\.html$/, function () { return path; }));
    }
    function mark(side, id) {
      side.theme = id;
      side.name.textContent = link(side, id).textContent;
      side.frame.title = side.label + ": " + side.name.textContent;
      side.links.forEach(function (link) {
        if (link.dataset.compareId === id) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      });
    }
    function writeAddress() {
      var parts = sides.map(function (side) { return encodeURIComponent(side.theme || ""); });
      if (form.page.value !== "index.html") parts.push(form.page.value);
      try { history.replaceState(null, "", "#" + parts.join("&")); } catch (error) { /* The address stays. */ }
    }
    // Shows what the address names: two themes, and a page if it is not the overview.
    function readAddress() {
      var parts = location.hash.slice(1).split("&");
      if (parts.length < 2) return;
      var wanted = parts.map(function (id) {
        try { return decodeURIComponent(id); } catch (error) { return ""; }
      });
      // A path is written as it is in links, with what an address may not have escaped.
      var page = knows(parts[2]) ? parts[2] : "index.html";
      var isOther = form.page.value !== page;
      form.page.value = page;
      sides.forEach(function (side, index) {
        var id = link(side, wanted[index]) ? wanted[index] : side.theme;
        if (isOther || id !== side.theme) show(side, id);
      });
    }
    function knows(path) {
      return Array.from(form.page.options).some(function (option) { return option.value === path; });
    }
    window.addEventListener("message", function (event) {
      var side = sides.find(function (side) { return side.frame.contentWindow === event.source; });
      if (!side || !event.data) return;
      if (typeof event.data.themepreviewMode === "string") {
        mode = event.data.themepreviewMode;
        sides.forEach(function (other) { if (other !== side) tellMode(other); });
        return;
      }
      if (event.data.themepreviewPlace) {
        place = event.data.themepreviewPlace;
        sides.forEach(function (other) { if (other !== side) tellPlace(other); });
        return;
      }
      var said = event.data.themepreview;
      if (!Array.isArray(said) || !link(side, said[0]) || !knows(said[1])) return;
      tellMode(side);
      if (side.awaited && side.awaited !== said[0] + "|" + said[1]) return;
      side.awaited = null;
      mark(side, said[0]);
      if (form.page.value !== said[1]) {
        place = null;
        form.page.value = said[1];
        sides.forEach(function (other) { if (other !== side) show(other, other.theme); });
      }
      tellPlace(side);
      writeAddress();
    });
    function tellPlace(side) {
      if (place !== null) side.frame.contentWindow.postMessage({ themepreviewPlace: place }, "*");
    }
    function tellMode(side) {
      if (mode !== null) side.frame.contentWindow.postMessage({ themepreviewMode: mode }, "*");
    }
    form.page.addEventListener("change", function () {
      place = null;
      sides.forEach(function (side) { show(side, side.theme); });
    });
    window.addEventListener("hashchange", readAddress);
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    sides.forEach(function (side) {
      themepreview.setUpMenu(side.menu);
      if (side.links.length > 12) themepreview.addSearch(side.menu.querySelector(".menu-list"));
      side.menu.addEventListener("click", function (event) {
        var chosen = event.target.closest("a");
        if (!chosen) return;
        event.preventDefault();
        side.menu.open = false;
        side.menu.querySelector("summary").focus();
        show(side, chosen.dataset.compareId);
      });
      var first = side.links.find(function (link) { return link.getAttribute("href") === side.frame.getAttribute("src"); });
      mark(side, first.dataset.compareId);
      // A page that said nothing when it came, as that of an error does not, keeps no later one from being heard.
      side.frame.addEventListener("load", function () { setTimeout(function () { side.awaited = null; }); });
    });
    readAddress();
  }

  themepreview.whenRead(function () { themepreview.each("[data-compare]", setUpComparison); });
})();
