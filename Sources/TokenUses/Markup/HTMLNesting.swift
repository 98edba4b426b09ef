/// The elements that browsers close although no tag says so, and those that an end tag cannot reach across.
///
/// HTML, section 13.2.6.4.7: the insertion mode "in body", and those of tables.
enum HTMLNesting {
    /// Elements without an end.
    static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source",
        "track", "wbr",
    ]

    /// Elements in which a slash at the end of a tag closes it.
    static let foreign: Set<String> = ["svg", "math"]

    /// Elements whose start ends a paragraph that is open.
    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "dir",
        "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3",
        "h4", "h5", "h6", "header", "hgroup", "hr", "li", "listing", "main", "menu", "nav", "ol",
        "p", "pre", "search", "section", "summary", "table", "ul", "xmp",
    ]
    private static let scopes: Set<String> = [
        "applet", "button", "caption", "html", "marquee", "object", "table", "td", "template",
        "th", "svg", "math", "foreignobject",
    ]
    private static let roots: Set<String> = [
        "body", "button", "caption", "html", "object", "select", "template",
    ]
    private static let cells: Set<String> = ["td", "th"]
    private static let rows: Set<String> = ["tr", "td", "th"]
    private static let sections: Set<String> = ["tbody", "tfoot", "thead", "tr", "td", "th"]
    private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]

    /// The number of elements, from the innermost on, that end where another one starts.
    static func closed(in open: some Sequence<String>, before next: String) -> Int {
        var names: [String] = []
        for name in open {
            if name == "table" || name == "template" || names.count >= 64 { break }
            names.append(name)
        }
        return max(
            outermost(of: targets(before: next), in: names, until: isEnd(of: next)),
            blocks.contains(next) ? outermost(of: ["p"], in: names, until: scopes.contains) : 0
        )
    }

    /// The elements that end where an element of the same kind starts.
    private static func targets(before next: String) -> Set<String> {
        switch next {
        case "li", "button", "a": [next]
        case "dt", "dd": ["dt", "dd"]
        case "option": ["option"]
        case "optgroup": ["option", "optgroup"]
        case "td", "th": cells
        case "tr": rows
        case "tbody", "tfoot", "thead": sections
        case _ where headings.contains(next): headings
        default: []
        }
    }

    /// True for an element that holds off the end of those around it.
    private static func isEnd(of next: String) -> (String) -> Bool {
        switch next {
        case "li", "dt", "dd": { isSpecial($0) && !["address", "div", "p"].contains($0) }
        case "td", "th", "tr", "tbody", "tfoot", "thead": { _ in false }
        case "button": scopes.contains
        case "a": isSpecial
        default: { _ in true }
        }
    }

    /// The number of elements up to one of `targets`: for cells the outermost, for others the first.
    private static func outermost(
        of targets: Set<String>,
        in names: [String],
        until isEnd: (String) -> Bool
    ) -> Int {
        var count = 0
        for (index, name) in names.enumerated() {
            if targets.contains(name) {
                count = index + 1
            } else if isEnd(name) {
                break
            }
        }
        return count
    }

    /// An end tag does not reach across the element to one around it.
    static func holds(_ element: String, against end: String) -> Bool {
        if element == "table" || element == "template" { return true }
        if scopes.contains(element) { return !sections.contains(end) && end != "table" }
        return isSpecial(element) && !isSpecial(end)
    }

    private static func isSpecial(_ name: String) -> Bool {
        blocks.contains(name) || sections.contains(name) || roots.contains(name)
    }

    private static let tableParts: Set<String> = [
        "caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr",
    ]
    private static let tableRows: Set<String> = ["table", "tbody", "tfoot", "thead", "tr"]
    private static let options: Set<String> = ["hr", "optgroup", "option"]
    private static let lists: Set<String> = ["optgroup", "option", "select"]
    /// Elements of HTML that end a drawing.
    private static let phrases: Set<String> = [
        "b", "big", "br", "code", "em", "i", "img", "s", "small", "span", "strong", "sub", "sup",
        "u", "var",
    ]
    private static let anywhere: Set<String> = ["form", "script", "style", "template"]

    /// Browsers leave an element out there, or put it elsewhere: a row without a table, or a text between cells.
    ///
    /// An empty name of the parent stands for the start of a file, which may be a part of a page.
    static func isMisplaced(_ name: String, in parent: String) -> Bool {
        if parent.isEmpty || parent == "<%" || anywhere.contains(name) { return false }
        if tableParts.contains(name) {
            return !tableRows.contains(parent) && !["colgroup", "template"].contains(parent)
        }
        if lists.contains(parent) { return !options.contains(name) }
        if foreign.contains(parent) { return isSpecial(name) || phrases.contains(name) }
        return tableRows.contains(parent)
            || options.contains(name) && name != "hr"
                && !["datalist", "template"].contains(parent)
    }
}
