/// The elements that a selector of a theme's own CSS selects, as far as it tells.
///
/// Brackets are not read: an element with some may be any.
package struct StyledElements {
    /// The last compound of each selector in the list, in lower case, as far as its first bracket.
    private let subjects: [String]
    private let selector: String

    package init(_ selector: String) {
        self.selector = selector.lowercased()
        subjects = Self.subjects(of: self.selector)
    }

    /// Some are links for sure.
    package var haveLinks: Bool {
        subjects.contains { subject in
            if subject == "a" || subject.contains(":link") { return true }
            return ["a:", "a.", "a["].contains(where: subject.hasPrefix)
        }
    }

    /// All are texts that are crossed out or underlined, and no links.
    var areEdits: Bool { areElements(["del", "s", "strike", "ins", "u", "abbr"]) }

    /// All are elements in which no words stand.
    var areWordless: Bool { areElements(["hr", "img", "svg", "br", "video"]) }

    /// All stand in a line of text, or hold one.
    var areLines: Bool {
        subjects.allSatisfy { subject in
            if let element = Self.element(of: subject), Self.lines.contains(element) { return true }
            return Self.classes(of: subject).contains { $0 == "badge" || $0 == "label" }
        }
    }

    /// All are code, in which only code stands.
    package var areCode: Bool { areElements(["code", "pre", "samp"]) }

    /// The names of the headings, if all are headings.
    package var headings: [String] {
        let names = (1...6).map { "h\($0)" }
        guard areElements(names) else { return [] }
        let elements = subjects.map(Self.element)
        return names.filter { elements.contains($0) }
    }

    /// Text in one of these styles may be in them: a heading has its own, and a line of text holds no heading.
    func mayHave(_ styles: Set<String>) -> Bool {
        if !headings.isEmpty { return headings.contains(where: styles.contains) }
        let holdNoHeading = areElements(Self.textElements) || areFills
        return styles.contains { style in
            !holdNoHeading || !style.hasPrefix("h")
        }
    }

    /// All that stands in them is written in their own colour, as the stage's style sheet has it.
    package var areFills: Bool {
        subjects.allSatisfy { subject in
            if Self.element(of: subject) == "kbd" { return true }
            if Self.pseudoFills.contains(where: subject.contains) { return true }
            return Self.classes(of: subject).contains(where: Self.fills.contains)
        }
    }

    /// All are controls, around which the stage draws the focus ring on the page's background.
    package var areControls: Bool {
        subjects.allSatisfy { subject in
            let element = Self.element(of: subject)
            if element == "button" || element == "input" { return true }
            return Self.classes(of: subject).contains(where: Self.controls.contains)
        }
    }

    /// Some are fields, which show a placeholder.
    package var haveFields: Bool {
        subjects.contains { subject in
            Self.element(of: subject) == "input" || Self.classes(of: subject).contains("field")
        }
    }

    /// All are inactive controls, whose text is exempt (WCAG 2.2, 1.4.3).
    package var areDisabled: Bool {
        areControls && subjects.allSatisfy { $0.contains("disabled") }
    }

    /// Controls whose edge is judged may be among them.
    var mayHaveEdges: Bool { Self.edged.contains(where: selector.contains) }

    var areFocused: Bool { selector.contains("focus") }
}

extension StyledElements {
    private static let lines: Set = [
        "a", "abbr", "b", "cite", "code", "del", "em", "i", "ins", "kbd", "li", "mark", "q",
        "s", "small", "span", "strong", "sub", "sup", "u", "var",
    ]
    private static let textElements = [
        "p", "a", "strong", "b", "em", "i", "small", "code", "td", "th", "dt", "summary",
    ]
    private static let controls: Set = [
        "button", "field", "switch", "segmented-control", "pin",
    ]
    private static let fills = controls.union(["card", "badge", "label", "cell", "tone"])
    private static let pseudoFills = [
        "::selection", "::placeholder", "::before", "::after", "::marker",
    ]
    private static let edged = [
        "field", "switch", "segmented-control", "input", "select", "textarea", "*",
    ]

    private static func subjects(of selector: String) -> [String] {
        var subjects: [String] = []
        var current = ""
        var depth = 0
        for letter in selector {
            switch letter {
            case "(", "[":
                depth += 1
                current.append(letter)
            case ")", "]":
                depth -= 1
                current.append(letter)
            case "," where depth == 0:
                subjects.append(current)
                current = ""
            case _ where depth == 0 && isCombinator(letter):
                current = ""
            default:
                current.append(letter)
            }
        }
        subjects.append(current)
        return subjects.map { subject in
            String(subject.prefix { $0 != "(" })
        }
    }

    private static func isCombinator(_ letter: Character) -> Bool {
        letter.isWhitespace || ">+~".contains(letter)
    }

    private func areElements(_ names: [String]) -> Bool {
        subjects.allSatisfy { subject in
            guard let element = Self.element(of: subject) else { return false }
            return names.contains(element)
        }
    }

    private static func element(of subject: String) -> String? {
        let name = subject.prefix { $0.isLetter || $0.isNumber }
        return name.isEmpty ? nil : String(name)
    }

    private static func classes(of subject: String) -> [String] {
        let parts = subject.split(separator: ".", omittingEmptySubsequences: false)
        return parts.dropFirst().map { part in
            String(part.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) })
        }
    }
}
