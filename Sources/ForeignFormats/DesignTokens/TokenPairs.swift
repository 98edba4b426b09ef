import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The pairs that annotations of tokens and groups ask for: `$extensions` with `com.facet.a11y`.
///
/// No published form of the annotation was found, so it is read by the names of its members, at any depth: a reference
/// under one of ``backgroundKeys`` is what the annotated token, or the one under ``foregroundKeys``, is read on. An
/// annotation that gives no pair is a warning.
struct TokenPairs {
    static let key = "com.facet.a11y"
    static let foregroundKeys = ["foreground", "foregrounds", "fg", "text"]
    static let backgroundKeys = [
        "background", "backgrounds", "bg", "on", "against", "with", "pairedWith", "surface",
    ]
    static let ratioKeys = [
        "ratio", "minRatio", "minimumRatio", "minContrast", "contrastRatio", "contrast",
    ]
    static let useKeys = ["use", "usage", "size", "textSize", "kind"]
    static let levelKeys = ["level", "wcag", "conformance"]
    /// How many pairs a file may ask for: each is checked in every mode.
    static let limit = 1_000
    private static let depthLimit = 8

    private(set) var pairs: [Located<RequiredPair>] = []
    private var known: Set<RequiredPair> = []
    private var odd = CountedFindings()
    private let tokens: TokenFile
    private let places: Table<String>

    var findings: [Finding] { odd.findings }

    /// Reads all annotations; `places` says where each colour token went.
    init(_ tokens: TokenFile, places: Table<String>) {
        self.tokens = tokens
        self.places = places
        for (path, token) in tokens.tokens where !token.isCopy { read(token.extensions, of: path) }
        for (path, group) in tokens.groups { read(group["$extensions"], of: path) }
    }

    private mutating func read(_ extensions: SourceNode?, of path: String) {
        guard let annotation = extensions?[Self.key] else { return }
        let own = places[path].map { Colors(names: [Self.name(of: $0)]) }
        guard !read(annotation, own: own, depth: 0) else { return }
        let message = "'\(Self.key)' of '\(path.excerpt)' names no pair of colours that are read"
        odd.add("unread", Self.unread(message, annotation))
    }

    /// Whether the node asks for a pair, or anything in it does.
    private mutating func read(_ node: SourceNode, own: Colors?, depth: Int) -> Bool {
        guard depth < Self.depthLimit else { return false }
        switch node.content {
        case .scalar: return false
        case .sequence(let items):
            return items.reduce(false) { read($1, own: own, depth: depth + 1) || $0 }
        case .mapping(let members):
            let front = colors(node, Self.foregroundKeys)
            let back = colors(node, Self.backgroundKeys)
            if let back, let front = front ?? own { return add(front, back, node) }
            if let front, let own { return add(front, own, node) }
            return members.reduce(false) { read($1.value, own: own, depth: depth + 1) || $0 }
        }
    }

    private mutating func add(_ front: Colors, _ back: Colors, _ node: SourceNode) -> Bool {
        let use = use(of: node)
        let ratio = ratio(of: node, use)
        for foreground in front.names {
            for background in back.names where foreground != background {
                let pair = RequiredPair(
                    PairName(foreground, on: background, use: use),
                    ratio: ratio
                )
                guard known.count < Self.limit else {
                    odd.add(
                        "limit",
                        Self.unread("'\(Self.key)' asks for more than \(Self.limit) pairs", node)
                    )
                    return true
                }
                if known.insert(pair).inserted { pairs.append(Located(pair, at: node.location)) }
            }
        }
        for missing in front.missing + back.missing {
            let message =
                "'\(Self.key)' names '\(missing.excerpt)', which is no colour of this file"
            odd.add("missing", Self.unread(message, node))
        }
        return true
    }

    private static func unread(_ message: String, _ node: SourceNode) -> Finding {
        Finding(
            .unknownKey,
            .warning,
            message,
            help: """
                refer to a colour under 'background', such as { "background": "{color.page}", "ratio": 4.5 }, or write \
                the pair under 'contrast.pairs' in themepreview.yml
                """,
            at: node.location
        )
    }
}

extension TokenPairs {
    /// What references lead to: names of colours, and references to none.
    private struct Colors {
        var names: [String] = []
        var missing: [String] = []
    }

    /// What the first of some members refers to; nil where none refers to anything.
    private func colors(_ node: SourceNode, _ keys: [String]) -> Colors? {
        guard let value = keys.lazy.compactMap({ node[$0] }).first else { return nil }
        var colors = Colors()
        let items: [SourceNode]
        if case .sequence(let list) = value.content { items = list } else { items = [value] }
        for item in items.prefix(Self.limit) {
            let reference = TokenFile.path(of: item)
            if let place = (reference ?? item.text).flatMap(tokens.token).flatMap({ places[$0] }) {
                colors.names.append(Self.name(of: place))
            } else if let reference {
                colors.missing.append(reference)
            }
        }
        return colors.names.isEmpty && colors.missing.isEmpty ? nil : colors
    }

    private static func name(of place: String) -> String {
        String(place.drop { $0 != "." }.dropFirst())
    }

    private func use(of node: SourceNode) -> ContrastUse {
        let text = Self.text(node, Self.useKeys).lowercased().filter(\.isLetter)
        if text.hasPrefix("large") { return .largeText }
        return ["nontext", "ui", "graphic", "graphics", "graphical", "icon", "border"].contains(
            text
        ) ? .nonText : .text
    }

    /// The ratio that is asked for: a number, or that of the level.
    private func ratio(of node: SourceNode, _ use: ContrastUse) -> Double? {
        if let ratio = Double(Self.text(node, Self.ratioKeys)), (1...21).contains(ratio) {
            return ratio
        }
        switch Self.text(node, Self.levelKeys).uppercased().filter(\.isLetter) {
        case "AA": return use.requiredRatio(at: .aa)
        case "AAA": return use.requiredRatio(at: .aaa)
        default: return nil
        }
    }

    private static func text(_ node: SourceNode, _ keys: [String]) -> String {
        keys.lazy.compactMap { node[$0]?.text }.first ?? ""
    }
}
