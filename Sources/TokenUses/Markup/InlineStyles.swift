import SourceText

/// The declarations of `style` attributes, as rules of one sheet, each for an attribute with a number of its own.
struct InlineStyles {
    private let file: String
    /// The sheet, each rule in the line of its attribute.
    private var sheet = ""
    private var numbers: [String: Int] = [:]
    /// The end of what is counted, and its line.
    private var end = 0
    private var line = 1
    private var lastLine = 1

    init(file: String) { self.file = file }

    /// The word by which selectors tell an element with the style.
    mutating func word(of script: ScriptText, at place: Range<Int>) -> String {
        let text = Self.declarations(in: script.text(place))
        if numbers[text] == nil { add(text, script, at: place.lowerBound) }
        return word(numbers[text] ?? 0)
    }

    /// The declarations that cannot end the rule they are put into; a value of a template is a property that nobody sets.
    private static func declarations(in text: String) -> String {
        text.split(separator: ";").compactMap { part in
            let sides = part.split(separator: ":", maxSplits: 1)
            guard sides.count == 2, !isTemplate(sides[0]) else { return nil }
            let value = isTemplate(sides[1]) ? "var(--style)" : sides[1].filter { !$0.isNewline }
            return sides[0] + ":" + value
        }.joined(separator: ";")
    }

    /// Something else than plain words and functions.
    private static func isTemplate(_ text: Substring) -> Bool {
        if text.contains(where: { "{}<>\\$@\"'".contains($0) }) || text.contains("/*") {
            return true
        }
        return text.count { $0 == "(" } != text.count { $0 == ")" }
    }

    private mutating func add(_ text: String, _ script: ScriptText, at start: Int) {
        let number = numbers.count + 1
        numbers[text] = number
        for byte in script.bytes[end..<start] where byte == UInt8(ascii: "\n") { line += 1 }
        end = start
        sheet += String(repeating: "\n", count: line - lastLine) + "[style=\(number)]{\(text)}"
        lastLine = line
    }

    /// Files have styles with the same numbers.
    private func word(_ number: Int) -> String { "[style=\(number) \(file)]" }

    /// The rules of the styles that decide a pair, by their words.
    var rules: [String: SheetRule] {
        let read = SheetReader.read(sheet, file: file, isSCSS: false).rules
        var rules: [String: SheetRule] = [:]
        for rule in read.rules where rule.decidesPairs || !rule.properties.isEmpty {
            let selector = rule.selectors.first.map { read.words.text(of: $0) } ?? ""
            if let number = Int(selector.drop { !$0.isNumber }.dropLast()) {
                rules[word(number)] = rule
            }
        }
        return rules
    }
}
