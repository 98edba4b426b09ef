import SourceText

/// Reads the styles of the elements of a file as rules, each for elements with its word.
enum InlineStyles {
    private static let unread = SheetPaint.other(.code(.style))

    private static let unknownGrounds = [
        (MarkupTree.hiddenClasses, SheetPaint.hiddenClasses),
        (MarkupTree.ownMode, .otherMode),
    ]

    /// The rules of the styles that decide a pair, by their words.
    static func rules(of tree: MarkupTree, file: String) -> [String: SheetRule] {
        let styles = tree.styles.sorted { $0.value.place < $1.value.place }
        var rules = written(styles.map(\.value), file)
        for (index, entry) in styles.enumerated() where entry.value.style.mayChangeAnything {
            let declaration = SheetRule.Declaration(
                paint: unread,
                isImportant: true,
                location: entry.value.place
            )
            rules[index, default: SheetRule([], in: [Int.max])].set(.effect, to: declaration)
        }
        var named: [String: SheetRule] = [:]
        for (index, rule) in rules { named[styles[index].key] = rule }
        for (word, ground) in unknownGrounds where tree.knownWords[word] != nil {
            named[word] = rule(for: ground, in: file)
        }
        return named
    }

    /// The rule of elements of whose ground nothing is known.
    private static func rule(for ground: SheetPaint, in file: String) -> SheetRule {
        // Any rule gives them another ground, those of layers as well.
        var rule = SheetRule([], in: [Int.min])
        let place = SourceLocation(file: file, line: 1)
        rule.set(.ground, to: .init(paint: ground, isImportant: false, location: place))
        return rule
    }

    /// The rules of what the styles say, by their numbers.
    private static func written(
        _ styles: [(style: StyleAttribute, place: SourceLocation)],
        _ file: String
    ) -> [Int: SheetRule] {
        var sheet = ""
        var line = 1
        for (index, (style, place)) in styles.enumerated() {
            // Each rule is in the line of its element.
            sheet += String(repeating: "\n", count: place.line - line)
            line = place.line
            sheet += "[style='\(index)']{\(style.css)}"
        }
        let read = SheetReader.read(sheet, file: file, isSCSS: false).rules
        var rules: [Int: SheetRule] = [:]
        for rule in read.rules where rule.decidesPairs || !rule.properties.isEmpty {
            guard let index = number(of: rule, read.words) else { continue }
            rules[index] = rule
        }
        return rules
    }

    private static func number(of rule: SheetRule, _ words: SelectorWords) -> Int? {
        let title = rule.selectors.first.map { words.text(of: $0) } ?? ""
        return Int(title.drop { !$0.isNumber }.dropLast())
    }
}

extension StyleAttribute {
    fileprivate var mayChangeAnything: Bool {
        isUnread || variables.contains { $0.contains("$") }
    }

    fileprivate var css: String {
        let known = declarations.filter { !$0.property.contains("$") }
        return known.map { $0.property + ":" + $0.value }.joined(separator: ";")
    }
}
