import ColorScience
import SourceText
import SourceTrees
import ThemeModel

/// The values of custom properties in one appearance, with `var()` followed and colours computed.
struct StyleValues {
    enum Value {
        case color(ColorExpression)
        /// A `var()` leads to this name, which the style sheet does not set.
        case outside(String)
        /// The channels of a colour without a function around them, where the sheet takes them for a colour.
        case bareChannels
        /// No colour.
        case other(String)
    }

    private let properties: Table<SourceNode>
    private let scheme: Scheme
    /// The values of properties from elsewhere.
    private let known: [String: String]
    /// The properties whose numbers are written into `rgb()`.
    private let triples: Set<String>
    /// The properties that the sheet takes for colours as they are.
    private let bare: Set<String>
    /// The value of each property with all names in it followed; a failure where one leads out of the sheet.
    private var results: [String: Result<String, OutsideName>] = [:]
    private var colors: [String: Bool] = [:]
    /// The properties that others are made of.
    private(set) var used: Set<String> = []

    private static let longest = 1_000
    private static let depthLimit = 32

    private struct OutsideName: Error {
        let name: String
    }

    init(
        _ properties: Table<SourceNode>,
        scheme: Scheme,
        known: [String: String] = [:],
        bare: Set<String> = []
    ) {
        self.properties = properties
        self.bare = bare
        self.scheme = scheme
        self.known = known
        triples = properties.reduce(into: []) { triples, property in
            guard let text = property.value.text, text.hasPrefix("rgb") else { return }
            for match in text.matches(of: /rgba?\(\s*var\((--[A-Za-z0-9_-]+)/) {
                triples.insert(String(match.1))
            }
        }
    }

    /// The value of a property; an alias where all of it is `var()` of another colour.
    mutating func value(of name: String, alias place: (String) -> String?) -> Value {
        guard let text = properties[name]?.text else { return .outside(name) }
        if let target = Self.target(of: text), target != name, isColor(target),
            let path = place(target)
        {
            return .color(ColorExpression(.reference(path)))
        }
        switch followed(name, depth: 0) {
        case .failure(let outside): return .outside(outside.name)
        case .success(let whole):
            if hasBareChannels(name, whole) { return .bareChannels }
            guard let color = color(in: whole, of: name) else {
                return computed(whole)
            }
            var expression = ColorExpression(.literal(color))
            expression.written = whole == text ? text : nil
            return .color(expression)
        }
    }

    /// The value of a text that a browser computes; as it has no text of its own, an edit does not replace it.
    private func computed(_ text: String) -> Value {
        if ColorDecoder.stands(forNoColor: text) {
            return .other(text)
        }
        do throws(ColorParsingError) {
            return .color(ColorExpression(.literal(try Color(computing: text, in: scope))))
        } catch {
            if case .unknownName(.property(let name)) = error.kind {
                return .outside(name)
            }
            return .other(text)
        }
    }

    private var scope: ColorScope {
        ColorScope(isDark: scheme == .dark) { [properties, known] name in
            guard case .property(let property) = name,
                let text = properties[property]?.text ?? known[property]
            else { return nil }
            return .text(text)
        }
    }

    /// The property in `var(--name)`; nil for any other value.
    static func target(of text: String) -> String? {
        guard text.hasPrefix("var("), text.hasSuffix(")") else { return nil }
        let inside = text.dropFirst(4).dropLast().drop(while: \.isWhitespace)
        let name = inside.prefix { !$0.isWhitespace && !"(),".contains($0) }
        let fallback = inside.dropFirst(name.count).drop(while: \.isWhitespace)
        guard name.hasPrefix("--"), name.count > 2, fallback.isEmpty || fallback.first == ",",
            isClosed(fallback)
        else { return nil }
        return String(name)
    }

    /// Each parenthesis closes one before it.
    private static func isClosed(_ text: Substring) -> Bool {
        var depth = 0
        for character in text where depth >= 0 {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
        }
        return depth == 0
    }

    private mutating func isColor(_ name: String) -> Bool {
        if let known = colors[name] { return known }
        guard case .success(let text) = followed(name, depth: 0) else { return false }
        let isBare = hasBareChannels(name, text)
        var isColor = !isBare && color(in: text, of: name) != nil
        if !isBare, !isColor, case .color = computed(text) {
            isColor = true
        }
        colors[name] = isColor
        return isColor
    }

    private func hasBareChannels(_ name: String, _ text: String) -> Bool {
        bare.contains(name) && ColorDecoder.areChannels(text)
    }

    /// An absolute colour, or one in a notation that is not of CSS.
    private func color(in text: String, of name: String) -> Color? {
        let node = SourceNode(content: .scalar(text, .quoted), location: SourceLocation(file: ""))
        if !ColorDecoder.stands(forNoColor: text),
            let color = ColorDecoder.color(node, .css) ?? GTKColor.color(of: text)
        {
            return color
        }
        return triples.contains(name) ? try? Color(parsing: "rgb(\(text))") : nil
    }

    private mutating func followed(_ name: String, depth: Int) -> Result<String, OutsideName> {
        if let result = results[name] { return result }
        guard let text = properties[name]?.text ?? known[name], depth < Self.depthLimit else {
            return .failure(OutsideName(name: name))
        }
        // A name that leads back to itself leads nowhere.
        results[name] = .failure(OutsideName(name: name))
        let result = substituted(text, depth: depth)
        results[name] = result
        return result
    }

    /// The text with each `var()` replaced by what it stands for.
    private mutating func substituted(_ text: String, depth: Int) -> Result<String, OutsideName> {
        var result = ""
        var rest = text[...]
        while let range = rest.firstRange(of: "var(") {
            result += rest[..<range.lowerBound]
            guard let end = Self.end(of: rest[range.upperBound...]) else { return .success(text) }
            let inner = rest[range.upperBound..<end]
            let comma = inner.firstIndex(of: ",")
            let name = String(inner[..<(comma ?? inner.endIndex)].trimmed)
            used.insert(name)
            switch (followed(name, depth: depth + 1), comma) {
            case (.success(let value), _): result += value
            case (.failure, let comma?) where depth < Self.depthLimit:
                let fallback = substituted(
                    String(inner[inner.index(after: comma)...].trimmed),
                    depth: depth + 1
                )
                guard case .success(let value) = fallback else { return fallback }
                result += value
            case (.failure(let outside), _): return .failure(outside)
            }
            rest = rest[rest.index(after: end)...]
            if result.utf8.count > Self.longest { return .success(text) }
        }
        return .success(result + rest)
    }

    /// The closing bracket of what begins inside one.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 1
        return text.unicodeScalars.firstIndex { scalar in
            if scalar == "(" { depth += 1 }
            if scalar == ")" { depth -= 1 }
            return depth == 0
        }
    }
}
