import CodeConstants
import SourceText

/// The colour that an argument of a modifier is.
indirect enum ViewColor: Equatable {
    case token(String, alpha: Double)
    /// White or black.
    case literal(String, alpha: Double)
    /// A colour of the system, or another that is no token.
    case other(String)
    /// A paint that nothing tells, with the reason; there need not be one.
    case hidden(reason: UnjudgedReason)
    /// A token in a way that cannot be read, with the reason.
    case unknown(String, reason: UnjudgedReason)
    /// `condition ? first : second`.
    case choice(condition: String, ViewColor, ViewColor)

    /// Colours and styles that every app has.
    private static let system: Set<String> = [
        "primary", "secondary", "tertiary", "quaternary", "quinary", "accentColor", "tint", "red",
        "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
        "brown", "gray", "clear", "background", "foreground", "separator", "selection",
        "placeholder", "link", "windowBackground", "white", "black",
    ]

    /// Reads the first argument of a call; nil where it has none.
    init?(_ tokens: ArraySlice<CodeScanner.Token>, _ names: ColorNames) {
        guard let first = tokens.first else { return nil }
        if let choice = ViewChoice(tokens),
            let one = ViewColor(choice.first, names),
            let other = ViewColor(choice.second, names)
        {
            self = .choice(condition: choice.condition, one, other)
            return
        }
        var reader = ViewColorReader(tokens)
        let path = reader.readPath()
        let alpha = reader.readOpacity()
        let text = tokens.prefix(12).map(\.text).joined()
        guard let path, let alpha, reader.isAtEnd else {
            self = Self.mixed(tokens, names, text)
            return
        }
        let isPlain = path.count == 1 || path.count == 2 && path[0] == "Color"
        if isPlain, let token = Self.member(path[path.count - 1], names) {
            self = .token(token, alpha: alpha)
            return
        }
        if isPlain, let name = path.last, Self.system.contains(name), first.kind != .sign("\"") {
            if case .one(let token)? = names.exactMeaning(of: ["Color", name]) {
                self = .token(token, alpha: alpha)
            } else if name == "white" || name == "black" {
                self = .literal(name, alpha: alpha)
            } else {
                self = .other(text)
            }
            return
        }
        switch names.meaning(of: path) {
        case .one(let token):
            self = .token(token, alpha: alpha)
        case .several:
            self = .unknown(text, reason: .code(.severalTokens(path.last ?? "")))
        case nil:
            self = Self.mixed(tokens, names, text)
        }
    }

    /// The token that an extension of `Color` defines, whatever other types have a constant of its name.
    private static func member(_ name: String, _ names: ColorNames) -> String? {
        let whole = "Color.\(name)"
        return names.exactMeaning(of: ["Color", name]) == .one(whole) ? whole : nil
    }

    private static func mixed(
        _ tokens: ArraySlice<CodeScanner.Token>,
        _ names: ColorNames,
        _ text: String
    ) -> ViewColor {
        let mentions = tokens.prefix(100).contains { token in
            guard case .name(let name) = token.kind else { return false }
            return names.meaning(of: [name]) != nil
        }
        return mentions
            ? .unknown(text, reason: .code(.runningApp)) : .other(text)
    }
}

extension ViewColor {
    /// The conditions that it depends on.
    var conditions: Set<String> {
        guard case .choice(let condition, let one, let other) = self else { return [] }
        return one.conditions.union(other.conditions).union([condition])
    }

    /// The colour where some conditions hold, and the others do not.
    func chosen(where holding: Set<String>) -> ViewColor {
        guard case .choice(let condition, let one, let other) = self else { return self }
        return (holding.contains(condition) ? one : other).chosen(where: holding)
    }

    /// The colour as a ground; nil where nothing tells it.
    var layer: PairUse.Layer? {
        switch self {
        case .token(let name, let alpha), .literal(let name, let alpha):
            PairUse.Layer(name, alpha: alpha)
        case .other, .hidden, .unknown, .choice:
            nil
        }
    }

    /// The reason that it is in no pair.
    var doubt: UnjudgedReason {
        switch self {
        case .hidden(let reason), .unknown(_, let reason): reason
        case .choice: .code(.runningApp)
        case .token(let name, _), .literal(let name, _), .other(let name): .otherColor(.name(name))
        }
    }

    /// A token is in it, however it is used.
    var isOfToken: Bool {
        switch self {
        case .token, .unknown: true
        case .literal, .other, .hidden: false
        case .choice(_, let one, let other): one.isOfToken || other.isOfToken
        }
    }
}

/// Steps through the tokens of a colour.
private struct ViewColorReader {
    private let tokens: ArraySlice<CodeScanner.Token>
    private var index: Int

    init(_ tokens: ArraySlice<CodeScanner.Token>) {
        self.tokens = tokens
        index = tokens.startIndex
    }

    private func kind(_ offset: Int = 0) -> CodeScanner.Kind? {
        let place = index + offset
        return place < tokens.endIndex ? tokens[place].kind : nil
    }

    /// The end of the argument, or modifiers that change no colour.
    var isAtEnd: Bool {
        switch kind() {
        case nil, .sign(","): true
        case .sign("."):
            kind(1) == .name("ignoresSafeArea") || kind(1) == .name("edgesIgnoringSafeArea")
        default: false
        }
    }

    /// The names of `.a`, `Theme.a`, `Color(.a)` or `Color("a")`; nil for anything else.
    mutating func readPath() -> [String]? {
        if kind() == .sign(".") { index += 1 }
        var path: [String] = []
        while case .name(let name)? = kind(), path.count < 16 {
            if name == "opacity", kind(1) == .sign("("), !path.isEmpty {
                index -= 1
                return path
            }
            if name == "ignoresSafeArea" || name == "edgesIgnoringSafeArea" {
                index -= 1
                return path
            }
            path.append(name)
            index += 1
            guard kind() == .sign("."), case .name? = kind(1) else { break }
            index += 1
        }
        guard kind() == .sign("(") else { return path.isEmpty ? nil : path }
        return path == ["Color"] ? readWrapped() : nil
    }

    private mutating func readWrapped() -> [String]? {
        index += 1
        if case .name(let label)? = kind(), kind(1) == .sign(":") {
            guard ["uiColor", "nsColor"].contains(label) else { return nil }
            index += 2
        }
        var path: [String]?
        if case .string(let text)? = kind() {
            path = text.map { [$0] }
            index += 1
        } else {
            path = readPath()
        }
        // A bundle may follow.
        let end = tokens[index...].prefix(20).firstIndex { $0.kind == .sign(")") }
        guard index < tokens.endIndex, let end else { return nil }
        index = end + 1
        return path
    }

    /// The factor of `.opacity(0.5)`, 1 without one; nil where it cannot be read.
    mutating func readOpacity() -> Double? {
        guard kind() == .sign("."), kind(1) == .name("opacity"), kind(2) == .sign("(") else {
            return 1
        }
        guard case .number(let number)? = kind(3), let value = number.value,
            kind(4) == .sign(")")
        else { return nil }
        index += 5
        return min(1, max(0, value))
    }
}
