// Take it: a button beside each line copies it.
(function () {
  "use strict";
  var status = document.querySelector("[role=status]") || document.createElement("p");
  status.className = "sr";
  status.setAttribute("role", "status");

  Array.prototype.forEach.call(document.querySelectorAll(".downloads code"), function (code) {
    var button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.setAttribute("aria-label", "Copy " + code.textContent);
    /* Without a clipboard, select the line. */
    function select() {
      getSelection().selectAllChildren(code);
      status.textContent = "Selected " + code.textContent + ": copy it with the keyboard.";
    }
    button.addEventListener("click", function () {
      if (!navigator.clipboard) { select(); return; }
      navigator.clipboard.writeText(code.textContent).then(function () {
        status.textContent = "Copied " + code.textContent;
      }, select);
    });
    code.before(button);
  });
  document.body.append(status);
})();
