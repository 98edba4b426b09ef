// The pinned themes on one page, which scrolls from heading to heading in all of them; the address names them.
(function () {
  "use strict";
  function decoded(text) {
    try { return decodeURIComponent(text); } catch (error) { return ""; }
  }

  function setUpDecision(form) {
    var grid = document.querySelector("[data-decide-grid]");
    var themes = Object.create(null);
    (window.themepreviewThemes || []).forEach(function (theme) { themes[theme[0]] = theme; });
    var shown = [];
    var place = null;

    function frame(id) {
      var section = document.createElement("section");
      var header = document.createElement("header");
      var title = document.createElement("h2");
      var link = document.createElement("a");
      var out = document.createElement("button");
      var frame = document.createElement("iframe");
      link.href = "themes/" + encodeURIComponent(id) + "/index.html";
      link.textContent = themes[id][1];
      title.append(link);
      out.type = "button";
      out.textContent = "Drop";
      out.setAttribute("aria-label", "Drop " + themes[id][1]);
      out.addEventListener("click", function () {
        shown = shown.filter(function (other) { return other.id !== id; });
        section.remove();
        tellEmpty();
        writeAddress();
        (grid.querySelector("button") || form.page).focus();
      });
      header.append(title, out);
      frame.title = themes[id][1];
      section.append(header, frame);
      grid.append(section);
      shown.push({ id: id, frame: frame });
    }
    function show() {
      place = null;
      shown.forEach(function (one) { one.frame.src = "themes/" + encodeURIComponent(one.id) + "/" + form.page.value; });
    }
    function tell(one) {
      one.frame.contentWindow.postMessage({ themepreviewMode: form.mode.value }, "*");
      if (place) one.frame.contentWindow.postMessage({ themepreviewPlace: place }, "*");
    }
    function tellEmpty() { document.querySelector("[data-decide-empty]").hidden = shown.length > 0; }
    function writeAddress() {
      var parts = shown.map(function (one) { return encodeURIComponent(one.id); });
      if (form.page.value !== "index.html") parts.push(form.page.value);
      try { history.replaceState(null, "", "#" + parts.join("&")); } catch (error) { /* The address stays. */ }
    }
    function knows(path) {
      return Array.from(form.page.options).some(function (option) { return option.value === path; });
    }
    function readAddress() {
      var parts = location.hash.slice(1).split("&");
      var ids = parts.map(decoded).filter(function (id, index, all) { return themes[id] && all.indexOf(id) === index; });
      // The first page that is no overview says more of a theme than its overview, which the gallery leads to.
      var page = parts.find(knows) || (form.page.options[1] || form.page.options[0]).value;
      form.page.value = page;
      grid.replaceChildren();
      shown = [];
      ids.slice(0, 4).forEach(frame);
      tellEmpty();
      show();
      var modes = shown.flatMap(function (one) { return themes[one.id][2]; });
      form.mode.length = 1;
      Array.from(new Set(modes)).forEach(function (mode) { form.mode.add(new Option(mode, mode)); });
    }
    window.addEventListener("message", function (event) {
      var from = shown.find(function (one) { return one.frame.contentWindow === event.source; });
      if (!from || !event.data) return;
      if (event.data.themepreviewPlace) {
        place = event.data.themepreviewPlace;
        shown.forEach(function (one) { if (one !== from) tell(one); });
      } else if (Array.isArray(event.data.themepreview)) {
        tell(from);
        var path = event.data.themepreview[1];
        if (!knows(path) || path === form.page.value) return;
        // A page that was turned in one theme turns in all.
        form.page.value = path;
        place = null;
        shown.forEach(function (one) {
          if (one !== from) one.frame.src = "themes/" + encodeURIComponent(one.id) + "/" + path;
        });
        writeAddress();
      }
    });
    form.page.addEventListener("change", function () {
      show();
      writeAddress();
    });
    form.mode.addEventListener("change", function () { shown.forEach(tell); });
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    window.addEventListener("hashchange", readAddress);
    readAddress();
  }

  themepreview.whenRead(function () { themepreview.each("[data-decide]", setUpDecision); });
})();
