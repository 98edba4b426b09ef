import SourceText

/// The colours that a `style` attribute sets: declarations of CSS, or an object of a script.
struct StyleAttribute {
    /// The properties in the notation of CSS; a value that only the running app tells is `UtilityPaint.unreadValue`.
    private(set) var declarations: [(property: String, value: String)] = []
    /// The custom properties that it sets.
    private(set) var variables: [String] = []
    /// Some of it is set elsewhere, or by an expression.
    private(set) var isUnread = false

    private static let properties: Set<String> = [
        "color", "background", "background-color", "background-image", "border-color", "opacity",
        "fill", "stroke", "filter", "mix-blend-mode", "animation", "font-size",
        "-webkit-text-fill-color", "-webkit-text-stroke", "-webkit-text-stroke-color",
    ]
    /// The properties that paint nothing with the value `none` or `normal`.
    private static let offProperties: Set<String> = [
        "background-image", "filter", "mix-blend-mode", "animation",
    ]
    /// Longer ones are not read to their end.
    private static let limit = 4_000

    /// The value of a single property, as in `style:color={x}` or `[style.color]="x"`; nil for an expression.
    init(_ property: String, _ value: String?) {
        let name = property == "backgroundcolor" ? "background-color" : property
        add(name, value ?? UtilityPaint.unreadValue)
    }

    init(_ range: Range<Int>, in script: ScriptText, isQuoted: Bool) {
        let isCut = range.count > Self.limit
        let range = script.trimmed(range.prefix(Self.limit))
        if isQuoted {
            readDeclarations(script.text(range))
        } else if !range.isEmpty, script[range.lowerBound] == UInt8(ascii: "{") {
            readObject(range, script)
        } else {
            readExpression(script.text(range))
        }
        if isCut { addUnread() }
    }

    private mutating func add(_ property: String, _ value: String) {
        let name = property.filter { !$0.isWhitespace }
        if name.hasPrefix("--") {
            variables.append(name)
            return
        }
        let property = name.lowercased()
        guard Self.properties.contains(property) else { return }
        let words = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let isOff = ["none", "normal"].contains(words)
        if isOff, Self.offProperties.contains(property) { return }
        let isPlain = !value.contains { "{}<>".contains($0) }
        declarations.append((property, isPlain ? words : UtilityPaint.unreadValue))
    }

    private mutating func addUnread() {
        isUnread = true
        add("background", UtilityPaint.unreadValue)
        add("color", UtilityPaint.unreadValue)
    }
}

// MARK: - Declarations

extension StyleAttribute {
    private mutating func readDeclarations(_ text: String) {
        for part in BracketNesting.parts(of: text, at: ";") {
            let sides = part.split(separator: ":", maxSplits: 1)
            let isTemplate = sides.first?.contains { "{<".contains($0) } ?? false
            if isTemplate {
                addUnread()
            } else if sides.count == 2 {
                add(String(sides[0]), String(sides[1]))
            }
        }
    }
}

// MARK: - Objects

extension StyleAttribute {
    private mutating func readObject(_ range: Range<Int>, _ script: ScriptText) {
        let end = script.bracketEnd(of: range.lowerBound, before: range.upperBound)
        let inner = range.lowerBound + 1..<max(range.lowerBound + 1, end)
        for part in script.parts(of: inner) {
            let text = script.text(script.trimmed(part))
            if text.hasPrefix("...") {
                readExpression(String(text.dropFirst(3)))
            } else {
                readEntry(text)
            }
        }
    }

    private mutating func readEntry(_ text: String) {
        if let variable = Self.variable(in: text) {
            variables.append(variable)
            return
        }
        let sides = text.split(separator: ":", maxSplits: 1)
        guard let key = sides.first else { return }
        let value = sides.count == 2 ? sides[1].filter { !$0.isNewline } : ""
        add(Self.property(ofKey: key), Self.string(value) ?? UtilityPaint.unreadValue)
    }

    /// The custom property of a key such as `"--x"` or `["--x" as string]`.
    private static func variable(in entry: String) -> String? {
        let key = entry.drop { "[\"'` ".contains($0) }
        guard key.hasPrefix("--") else { return nil }
        return String(key.prefix { !"\"'`:], {".contains($0) })
    }

    /// `background-color` for `backgroundColor`.
    private static func property(ofKey key: Substring) -> String {
        let name = key.filter { $0.isLetter || $0 == "-" }
        let property = NameWords.words(of: String(name)).joined(separator: "-")
        return property.hasPrefix("webkit-") ? "-" + property : property
    }

    /// The text in quotes; nil for any other expression.
    private static func string(_ value: String) -> String? {
        var text = value.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        guard text.count > 1, let quote = text.first, quote == text.last,
            quote == "'" || quote == "\""
        else { return nil }
        let inner = text.dropFirst().dropLast()
        return inner.contains(quote) ? nil : String(inner)
    }
}

// MARK: - Expressions

extension StyleAttribute {
    /// A style that the caller passes in is the caller's, as classes are.
    private static let passedIn: Set<String> = ["", "style", "undefined", "null"]

    /// The name of a style may stand for anything; any other expression may set whatever it names.
    private mutating func readExpression(_ text: String) {
        let isName = text.allSatisfy { character in
            character.isLetter || character.isNumber || "._$?!()[]".contains(character)
        }
        if isName {
            let name = text.split(separator: ".").last.map(String.init) ?? ""
            if !Self.passedIn.contains(name) { addUnread() }
            return
        }
        if !text.contains(where: { "{\"'`".contains($0) }) { return addUnread() }
        isUnread = true
        let words = NameWords.words(of: text)
        for property in ["background", "color"] where words.contains(property[...]) {
            add(property, UtilityPaint.unreadValue)
        }
    }
}
