package import Findings
import SourceText
import ThemeModel

/// The colours that HTML of a page's own paints, and what it adds to the page: no pair judges them.
package struct PaintedMarkup {
    private var names: [String] = []
    private var additions: [String] = []
    private var place: SourceLocation?

    package init() {}

    /// Looks at a piece of HTML for properties that decide what is seen.
    package mutating func add(_ html: String, at origin: TextOrigin) {
        let scanner = MarkupScanner(html)
        for sheet in scanner.sheets {
            add(
                StyleHook.rules(in: sheet).flatMap { $0.painting(largeByWeight: []) },
                at: sheet,
                origin
            )
        }
        for (name, value) in scanner.paints { add([name], at: value, origin) }
        for (words, place) in scanner.additions {
            note(place.line, place.column, origin)
            if !additions.contains(words) { additions.append(words) }
        }
    }

    private mutating func add(_ found: [String], at cursor: TextCursor, _ origin: TextOrigin) {
        if found.isEmpty { return }
        note(cursor.line, cursor.column, origin)
        for name in found where !names.contains(name) { names.append(name) }
    }

    private mutating func note(_ line: Int, _ column: Int, _ origin: TextOrigin) {
        place = place ?? origin.location(line: line, column: column)
    }

    /// One finding for all of the page, at the first place.
    package var finding: Finding? {
        guard let place else { return nil }
        let listed =
            names.prefix(4).map { "'\($0.excerpt)'" }
            + (names.count > 4 ? ["\(names.count - 4) more"] : [])
        let sets = names.isEmpty ? [] : ["sets \(listed.joined(separator: ", "))"]
        let words = sets + additions
        return Finding(
            .uncheckedStyle,
            .warning,
            "HTML of the page \(words.joined(separator: ", ")), and what is seen then is not judged",
            help: "use elements and classes that the stage styles, whose pairs are judged",
            at: place
        )
    }
}
