import SourceText

/// Reads the `style` attributes of a file as rules, each for elements with its word.
enum InlineStyles {
    /// The rules of the styles that decide a pair, by their words.
    static func rules(of tree: MarkupTree, file: String) -> [String: SheetRule] {
        let styles = tree.styles.sorted { $0.value.place < $1.value.place }
        if styles.isEmpty { return [:] }
        var sheet = ""
        var line = 1
        for (index, style) in styles.enumerated() {
            // Each rule is in the line of its attribute.
            sheet += String(repeating: "\n", count: style.value.place.line - line)
            line = style.value.place.line
            sheet += "[style='\(index)']{\(declarations(in: style.value.text))}"
        }
        let read = SheetReader.read(sheet, file: file, isSCSS: false).rules
        var rules: [String: SheetRule] = [:]
        for rule in read.rules where rule.decidesPairs || !rule.properties.isEmpty {
            guard let index = number(of: rule, read.words) else { continue }
            rules[styles[index].key] = rule
        }
        return rules
    }

    private static func number(of rule: SheetRule, _ words: SelectorWords) -> Int? {
        let title = rule.selectors.first.map { words.text(of: $0) } ?? ""
        return Int(title.drop { !$0.isNumber }.dropLast())
    }

    /// The declarations, which cannot end their rule; a value of a template is a property that nobody sets.
    private static func declarations(in text: String) -> String {
        let parts = text.split(separator: ";").map { $0.split(separator: ":", maxSplits: 1) }
        let written = parts.compactMap { sides -> String? in
            guard sides.count == 2, !isTemplate(sides[0]) else { return nil }
            let value = isTemplate(sides[1]) ? "var(--style)" : sides[1].filter { !$0.isNewline }
            return sides[0] + ":" + value
        }
        return written.joined(separator: ";")
    }

    /// Something else than plain words and functions.
    private static func isTemplate(_ text: Substring) -> Bool {
        let signs = "{}<>\\$@\"'"
        if text.contains(where: signs.contains) || text.contains("/*") { return true }
        return text.count { $0 == "(" } != text.count { $0 == ")" }
    }
}
