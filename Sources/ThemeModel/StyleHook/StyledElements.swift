/// What a selector of a theme's own CSS says of the elements that it selects.
///
/// What stands in brackets is not read: such an element may be any.
package struct StyledElements {
    /// The last compound of each selector in the list, in lower case, as far as its first bracket.
    private let subjects: [String]
    private let selector: String

    package init(_ selector: String) {
        self.selector = selector.lowercased()
        subjects = Self.subjects(of: self.selector)
    }

    private static func subjects(of selector: String) -> [String] {
        var subjects = [String]()
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
            case _ where depth == 0 && (letter.isWhitespace || ">+~".contains(letter)): current = ""
            default: current.append(letter)
            }
        }
        return (subjects + [current]).map { String($0.prefix { $0 != "(" }) }
    }

    /// Whether some are links for sure.
    package var haveLinks: Bool {
        subjects.contains { subject in
            subject == "a" || ["a:", "a.", "a["].contains(where: subject.hasPrefix)
                || subject.contains(":link")
        }
    }

    /// Whether all are texts that are crossed out or underlined, and no links.
    var areEdits: Bool { areElements(["del", "s", "strike", "ins", "u", "abbr"]) }

    /// Whether all are elements in which no words stand.
    var areWordless: Bool { areElements(["hr", "img", "svg", "br", "video"]) }

    /// Whether all stand in a line of text, or hold one.
    var areLines: Bool {
        subjects.allSatisfy { subject in
            Self.element(of: subject).map(Self.lines.contains) ?? false
                || Self.classes(of: subject).contains { ["badge", "label"].contains($0) }
        }
    }

    private static let lines: Set = [
        "a", "abbr", "b", "cite", "code", "del", "em", "i", "ins", "kbd", "li", "mark", "q", "s",
        "small", "span",
        "strong", "sub", "sup", "u", "var",
    ]

    /// Whether all are code, in which only code stands.
    package var areCode: Bool { areElements(["code", "pre", "samp"]) }

    /// The names of the headings, if all are headings.
    package var headings: [String] {
        let names = (1...6).map { "h\($0)" }
        return areElements(names)
            ? names.filter { name in subjects.contains { Self.element(of: $0) == name } } : []
    }

    /// Whether text in one of these styles may be in them: a heading has its own, and a line of text holds no heading.
    func mayHave(_ styles: Set<String>) -> Bool {
        if !headings.isEmpty { return headings.contains(where: styles.contains) }
        let isLine = areElements([
            "p", "a", "strong", "b", "em", "i", "small", "code", "td", "th", "dt", "summary",
        ])
        return styles.contains { !(isLine || areFills) || !$0.hasPrefix("h") }
    }

    /// Whether all that stands in them is written in their own colour, as the stage's style sheet has it.
    package var areFills: Bool {
        subjects.allSatisfy { subject in
            Self.classes(of: subject).contains(where: Self.fills.contains)
                || Self.element(of: subject) == "kbd"
                || ["::selection", "::placeholder", "::before", "::after", "::marker"].contains(
                    where: subject.contains
                )
        }
    }

    /// Whether all are controls, around which the stage draws the focus ring on the page's background.
    package var areControls: Bool {
        subjects.allSatisfy { subject in
            ["button", "input"].contains(Self.element(of: subject))
                || Self.classes(of: subject).contains(where: Self.controls.contains)
        }
    }

    /// Whether some are fields, which show a placeholder.
    package var haveFields: Bool {
        subjects.contains {
            Self.element(of: $0) == "input" || Self.classes(of: $0).contains("field")
        }
    }

    /// Whether all are inactive controls, whose text is exempt (WCAG 2.2, 1.4.3).
    package var areDisabled: Bool { areControls && subjects.allSatisfy { $0.contains("disabled") } }

    /// Whether controls whose edge is judged may be among them.
    var mayHaveEdges: Bool {
        ["field", "switch", "segmented-control", "input", "select", "textarea", "*"].contains(
            where: selector.contains
        )
    }

    var areFocused: Bool { selector.contains("focus") }

    private static let controls: Set = ["button", "field", "switch", "segmented-control", "pin"]
    private static let fills = controls.union(["card", "badge", "label", "cell", "tone"])

    private func areElements(_ names: [String]) -> Bool {
        subjects.allSatisfy { Self.element(of: $0).map(names.contains) ?? false }
    }

    private static func element(of subject: String) -> String? {
        let name = subject.prefix { $0.isLetter || $0.isNumber }
        return name.isEmpty ? nil : String(name)
    }

    private static func classes(of subject: String) -> [String] {
        subject.split(separator: ".", omittingEmptySubsequences: false).dropFirst().map { part in
            String(part.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) })
        }
    }
}
