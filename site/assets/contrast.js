// The index of verdicts: search, and only what does not pass.
(function () {
  "use strict";
  function setUpContrast(form) {
    var rows = Array.from(document.querySelectorAll("[data-verdict-row]"));
    var texts = rows.map(function (row) { return themepreview.fold(row.dataset.text); });
    function filter() {
      var shown = 0;
      rows.forEach(function (row, index) {
        row.hidden = (form.failures.checked && !("failure" in row.dataset)) || !themepreview.finds(form.text.value, texts[index]);
        if (!row.hidden) shown += 1;
      });
      form.querySelector("output").textContent = shown ? shown + " of " + rows.length : "No theme matches.";
    }
    // The theme that the address names is brought into view; filters that hide it are lifted.
    function showNamed() {
      var name = location.hash.slice(1);
      try { name = decodeURIComponent(name); } catch (error) { /* It is taken as it is. */ }
      var row = rows.find(function (row) { return row.id === name; });
      if (!row) return;
      if (row.hidden) {
        form.failures.checked = false;
        form.text.value = "";
        filter();
      }
      row.scrollIntoView();
    }
    form.addEventListener("input", filter);
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    window.addEventListener("hashchange", showNamed);
    filter();
    showNamed();
    window.addEventListener("pageshow", filter);
  }

  themepreview.whenRead(function () { themepreview.each("[data-contrast-filters]", setUpContrast); });
})();
