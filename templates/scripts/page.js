// A Markdown page: lists that fold on narrow windows, tables that scroll, and code that can be copied.
(function () {
  "use strict";
  // What is beside the text on wide windows folds on narrower ones.
  function setUpCollapse(details) {
    var narrow = window.matchMedia("(max-width: " + details.dataset.collapse + ")");
    function fit() { details.open = !narrow.matches; }
    narrow.addEventListener("change", fit);
    fit();
  }

  // A long list of pages scrolls by itself, to the page that is shown.
  function showInList(link) {
    var list = link.closest("details");
    list.scrollTop = link.offsetTop - list.clientHeight / 2;
  }

  // What scrolls can be reached by keyboard.
  function setUpTable(table) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  }

  // Blocks of code get a button that copies them, and the page one place that says so to those who do not see it.
  function setUpCode(article) {
    var status = document.createElement("span");
    status.className = "copy-status";
    status.setAttribute("role", "status");
    article.parentNode.appendChild(status);
    article.querySelectorAll("pre").forEach(function (pre) { addCopyButton(pre, status); });
  }

  function addCopyButton(pre, status) {
    var block = pre.closest(".code-block");
    if (!block) {
      block = document.createElement("div");
      block.className = "code-block";
      pre.replaceWith(block);
      block.appendChild(pre);
    }
    var title = block.querySelector("figcaption");
    var button = document.createElement("button");
    button.type = "button";
    button.className = "copy-button";
    button.textContent = "Copy";
    button.setAttribute("aria-label", "Copy " + (title ? title.textContent : "code"));
    function say(text, message) {
      button.textContent = text;
      status.textContent = message;
    }
    button.addEventListener("click", function () {
      copy(pre.textContent.replace(/\n$/, "")).then(function () { say("Copied", "Copied."); }, function () {
        window.getSelection().selectAllChildren(pre);
        say("Selected", "Selected: copy it with the keyboard.");
      }).then(function () { setTimeout(say, 2500, "Copy", ""); });
    });
    block.appendChild(button);
  }

  // Where the clipboard is not open to scripts, as in some browsers on file://, the old command may do.
  function copy(text) {
    var isOpen = navigator.clipboard && navigator.clipboard.writeText;
    return (isOpen ? navigator.clipboard.writeText(text) : Promise.reject()).catch(function () {
      var focused = document.activeElement;
      var field = document.createElement("textarea");
      field.value = text;
      field.style.position = "fixed";
      field.style.opacity = "0";
      document.body.appendChild(field);
      field.select();
      var isDone = document.execCommand("copy");
      field.remove();
      if (focused) focused.focus();
      if (!isDone) throw new Error("The browser does not copy.");
    });
  }

  themepreview.whenRead(function () {
    themepreview.each("[data-collapse]", setUpCollapse);
    themepreview.each(".site-nav [aria-current]", showInList);
    themepreview.each(".prose table", setUpTable);
    themepreview.each(".prose", setUpCode);
  });
})();
