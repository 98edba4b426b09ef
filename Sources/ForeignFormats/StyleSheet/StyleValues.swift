import ColorScience
import SourceText
import SourceTrees
import ThemeModel

/// The values of custom properties in one appearance, with names followed and colours computed, as a browser has them.
struct StyleValues {
    enum Value {
        case color(ColorExpression)
        /// A `var()` leads to this name, which the style sheet does not set.
        case outside(String)
        /// The names lead from the first back to it.
        case circle([String])
        /// The channels of a colour without a function around them, where the sheet takes them for a colour.
        case bareChannels
        /// No colour, for a reason that is nil where the value is a word for none.
        case other(String, ColorParsingError?)
    }

    private let properties: Table<SourceNode>
    private let registered: RegisteredProperties
    private let isDark: Bool
    /// The properties whose numbers are written into `rgb()`.
    private let triples: Set<String>
    /// The properties that the sheet takes for colours as they are.
    private let bare: Set<String>
    private var values: [String: Value] = [:]
    private let uses = Uses()

    /// A sheet may have thousands of properties that lead to one long text.
    private static let longest = 8_000

    /// The properties that others are made of.
    var used: Set<String> { uses.names }

    private final class Uses {
        var names: Set<String> = []
    }

    init(
        _ properties: Table<SourceNode>,
        isDark: Bool,
        registered: RegisteredProperties,
        bare: Set<String> = []
    ) {
        self.properties = properties
        self.bare = bare
        self.registered = registered
        self.isDark = isDark
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
        let value = ownValue(of: name)
        // A registered property, or one in a circle, may have another value than the one that it names.
        guard let target = Self.target(of: text), target != name, !registered.staysAtRoot(target),
            let path = place(target), case .color(let own) = value,
            case .color(let named) = ownValue(of: target), own == named
        else { return value }
        uses.names.insert(target)
        return .color(ColorExpression(.reference(path)))
    }

    /// The property in `var(--name)`; nil for any other value.
    static func target(of text: String) -> String? {
        guard text.hasPrefix("var("), text.hasSuffix(")") else { return nil }
        let inside = text.dropFirst(4).dropLast().drop(while: \.isWhitespace)
        let name = inside.prefix { !$0.isWhitespace && !"(),/".contains($0) }
        let fallback = inside.dropFirst(name.count).drop(while: \.isWhitespace)
        guard name.hasPrefix("--"), name.count > 2, fallback.isEmpty || fallback.first == ",",
            isClosed(fallback)
        else { return nil }
        return String(name)
    }

    /// Each bracket closes one before it.
    private static func isClosed(_ text: Substring) -> Bool {
        var nesting = BracketNesting()
        let closesOnlyOpen = text.unicodeScalars.allSatisfy { scalar in
            nesting.read(scalar)
            return nesting.depth >= 0
        }
        return closesOnlyOpen && nesting.isOutside
    }
}

// MARK: - Computing

extension StyleValues {
    private mutating func ownValue(of name: String) -> Value {
        if let value = values[name] { return value }
        let value = computedValue(of: name)
        values[name] = value
        return value
    }

    private func computedValue(of name: String) -> Value {
        guard let text = properties[name]?.text else {
            return registered.meaning(of: name, set: nil) == nil
                ? .outside(name) : value(ofNamed: name, in: "var(\(name))")
        }
        if registered.isTyped(name) { return value(ofNamed: name, in: "var(\(name))") }
        if ColorDecoder.stands(forNoColor: text) { return .other(text, nil) }
        return value(ofNamed: name, in: text)
    }

    /// The value of a text in which names are followed.
    private func value(ofNamed property: String, in text: String) -> Value {
        let isOfItself = text == "var(\(property))"
        let name: ColorName? = isOfItself ? nil : .property(property)
        let scope = scope
        do throws(ColorParsingError) {
            let whole = Self.plain(try scope.replacingNames(in: text, of: name))
            if ColorDecoder.stands(forNoColor: whole) { return .other(whole, nil) }
            if bare.contains(property), ColorDecoder.areChannels(whole) { return .bareChannels }
            return color(of: property, text, whole, name)
        } catch {
            switch error.kind {
            case .unknownName(let name):
                return .outside(name.description)
            case .cyclicName(let names):
                return .circle(names.map(\.description))
            default:
                return .other(text, error)
            }
        }
    }

    /// `whole` is the text with its names replaced.
    private func color(
        of property: String,
        _ text: String,
        _ whole: String,
        _ name: ColorName?
    ) -> Value {
        do throws(ColorParsingError) {
            if whole == text, let color = try Self.writtenColor(in: text) {
                return .color(Self.literal(color, written: text))
            }
            let color = try Color(computing: text, of: name, in: scope)
            return .color(Self.literal(color, written: nil))
        } catch {
            var color = ColorDecoder.channels(whole)?.color
            if triples.contains(property) {
                color = color ?? (try? Color(parsing: "rgb(\(whole))"))
            }
            guard let color else { return .other(whole, error) }
            return .color(Self.literal(color, written: whole == text ? text : nil))
        }
    }

    /// An absolute colour; nil for a function that may have to be computed.
    private static func writtenColor(in text: String) throws(ColorParsingError) -> Color? {
        text.includes("(") ? try? Color(parsing: text) : try Color(parsing: text)
    }

    private static func literal(_ color: Color, written text: String?) -> ColorExpression {
        var expression = ColorExpression(.literal(color))
        expression.written = text
        return expression
    }

    /// A text without the comments between its tokens.
    private static func plain(_ text: String) -> String {
        guard text.includes("/**/") else { return text }
        return text.replacing("/**/", with: " ").trimmed.description
    }

    private var scope: ColorScope {
        var scope = ColorScope(isDark: isDark, dialect: GTKColor.dialect) {
            [properties, registered, uses] name in
            guard case .property(let property) = name else { return nil }
            uses.names.insert(property)
            return registered.meaning(of: property, set: properties[property]?.text)
        }
        scope.longest = Self.longest
        scope.hasAliases = false
        return scope
    }
}
