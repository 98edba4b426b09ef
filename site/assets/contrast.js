// The index of verdicts: search, only what does not pass, and an order by any column.
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

  var levels = ["fail", "unknown", "below", "aa-large", "aa", "aaa"];
  // What a row is sorted by: a name, the rank of a level, or a number; NaN where there is none.
  function key(row, column) {
    var text = row.cells[column].textContent;
    if (column === 0) return text;
    if (column > 1) return parseFloat(text);
    var rank = levels.findIndex(function (kind) { return row.querySelector(".level.is-" + kind); });
    var level = row.querySelector(".level").textContent;
    return rank - (parseInt(level.replace(/\D+/g, ""), 10) || 0) / 1e6;
  }
  function compare(a, b) {
    if (typeof a === "string") return a.localeCompare(b, "en", { numeric: true });
    return a - b;
  }
  // A press on the head of a column sorts by it, another turns the order. Rows without a value stay last.
  function setUpOrder(table) {
    var heads = Array.from(table.tHead.rows[0].cells);
    heads.forEach(function (head, column) {
      var button = document.createElement("button");
      button.type = "button";
      button.textContent = head.textContent;
      head.replaceChildren(button);
      button.addEventListener("click", function () {
        var sign = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
        heads.forEach(function (other) { other.removeAttribute("aria-sort"); });
        head.setAttribute("aria-sort", sign > 0 ? "ascending" : "descending");
        var rows = Array.from(table.tBodies[0].rows, function (row) { return { row: row, key: key(row, column) }; });
        rows.sort(function (a, b) { return Number.isNaN(a.key) - Number.isNaN(b.key) || sign * compare(a.key, b.key); });
        table.tBodies[0].append.apply(table.tBodies[0], rows.map(function (one) { return one.row; }));
      });
    });
  }

  themepreview.whenRead(function () {
    themepreview.each("[data-contrast-filters]", setUpContrast);
    themepreview.each(".index", setUpOrder);
  });
})();
