import SourceText

/// The colours that a `style` attribute sets: declarations of CSS, or an object of a script.
struct StyleAttribute {
    /// The properties in the notation of CSS; a value that only the running app tells is `UtilityPaint.unreadValue`.
    private(set) var declarations: [(property: String, value: String)] = []

    private static let properties: Set<String> = [
        "color", "background", "background-color", "background-image", "border-color", "opacity",
        "fill", "stroke",
    ]

    /// Longer ones are not read to their end.
    private static let limit = 4_000

    /// The value of a single property, as in `style:color={x}` or `[style.color]="x"`; nil for an expression.
    init(_ property: String, _ value: String?) {
        let name = property == "backgroundcolor" ? "background-color" : property
        add(name, value ?? UtilityPaint.unreadValue)
    }

    init(_ range: Range<Int>, in script: ScriptText, isQuoted: Bool) {
        defer { if range.count > Self.limit { addUnread() } }
        let range = script.trimmed(
            range.lowerBound..<min(range.upperBound, range.lowerBound + Self.limit)
        )
        if isQuoted {
            readDeclarations(script.text(range))
        } else if script[range.lowerBound] == UInt8(ascii: "{"), !range.isEmpty {
            readObject(range, script)
        } else {
            readExpression(script.text(range))
        }
    }

    private mutating func readDeclarations(_ text: String) {
        for part in BracketNesting.parts(of: text, at: ";") {
            let sides = part.split(separator: ":", maxSplits: 1)
            guard sides.count == 2 else { continue }
            add(String(sides[0]), String(sides[1]))
        }
    }

    private mutating func readObject(_ range: Range<Int>, _ script: ScriptText) {
        let end = script.bracketEnd(of: range.lowerBound, before: range.upperBound)
        let inner = range.lowerBound + 1..<max(range.lowerBound + 1, end)
        for part in script.parts(of: inner) {
            let text = script.text(script.trimmed(part))
            if text.hasPrefix("...") { readExpression(String(text.dropFirst(3))) }
            let sides = text.split(separator: ":", maxSplits: 1)
            guard let key = sides.first else { continue }
            let value = sides.count == 2 ? sides[1].filter { !$0.isNewline } : ""
            add(Self.property(ofKey: key), Self.string(value) ?? UtilityPaint.unreadValue)
        }
    }

    private mutating func addUnread() {
        add("background", UtilityPaint.unreadValue)
        add("color", UtilityPaint.unreadValue)
    }

    /// A style that the caller passes in is the caller's, as classes are.
    private static let passedIn: Set<String> = ["", "style", "undefined", "null"]

    /// The name of a style may stand for anything; any other expression may set whatever it names.
    private mutating func readExpression(_ text: String) {
        if text.allSatisfy({ $0.isLetter || $0.isNumber || "._$?!()[]".contains($0) }) {
            let name = text.split(separator: ".").last.map(String.init) ?? ""
            if !Self.passedIn.contains(name) { addUnread() }
            return
        }
        let words = NameWords.words(of: text)
        for property in ["background", "color"] where words.contains(property[...]) {
            add(property, UtilityPaint.unreadValue)
        }
    }

    private mutating func add(_ property: String, _ value: String) {
        let property = property.filter { !$0.isWhitespace }.lowercased()
        guard Self.properties.contains(property) else { return }
        let words = value.split { $0.isWhitespace }
        let isPlain = !value.contains { "{}<>".contains($0) }
        let text = isPlain ? words.joined(separator: " ") : UtilityPaint.unreadValue
        declarations.append((property, text))
    }

    /// `background-color` for `backgroundColor`.
    private static func property(ofKey key: Substring) -> String {
        let name = key.filter { $0.isLetter || $0 == "-" }
        return NameWords.words(of: String(name)).joined(separator: "-")
    }

    /// The text in quotes; nil for any other expression.
    private static func string(_ value: String) -> String? {
        let text = value.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
        guard text.count > 1, let quote = text.first, quote == text.last, "'\"".contains(quote)
        else { return nil }
        let inner = text.dropFirst().dropLast()
        return inner.contains(quote) ? nil : String(inner)
    }
}
