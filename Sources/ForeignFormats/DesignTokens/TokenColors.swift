import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The colour tokens of a file: roles where their names are ours, and the palette.
struct TokenColors {
    let tokens: TokenFile
    /// In a file that themepreview wrote, all of the group `colors` are roles.
    private let isOwn: Bool
    /// The place of each colour token, as an alias names it: `palette.ink` or `colors.text`.
    private(set) var places: Table<String> = [:]
    /// The place of each gradient, `palette.gradient.brand`.
    private(set) var gradients: Table<String> = [:]
    var colors = ForeignColors("design tokens")
    /// The places of tokens with the name of a role and a colour without a type that says so.
    private var untyped: Table<SourceLocation> = [:]
    private var broken: [Finding] = []
    private let shared: SharedStart
    /// The tokens of the circles that were reported.
    private var circled: Set<String> = []

    var findings: [Finding] { broken + colors.findings }

    init(_ tokens: TokenFile, isOwn: Bool) {
        self.tokens = tokens
        self.isOwn = isOwn
        let colored = tokens.tokens.filter { path, token in
            !token.isDerived && tokens.type(of: path) == "color"
        }
        shared = SharedStart(of: colored.map(\.name), roleName: TokenName.role(ofPath:))
        var taken: Set<String> = []
        for (path, token) in tokens.tokens
        where !token.isDerived {
            let type = tokens.type(of: path)
            let role = role(of: path)
            if TokenGradient.isGradient(token.value, type: type) {
                gradients[path] = role.map { "colors.\($0)" } ?? "palette.\(Self.name(of: path))"
                continue
            }
            guard type == "color" else {
                if let role, Self.isColor(token.value, type) {
                    untyped[role] = token.value.location
                }
                continue
            }
            let place = role.map { "colors.\($0)" } ?? "palette.\(Self.name(of: path))"
            guard taken.insert(place).inserted else {
                colors.add("name", Self.secondName(path, place, at: token.value.location))
                continue
            }
            places[path] = place
        }
    }

    /// The value looks like a colour, and its type is none of the format's.
    private static func isColor(_ value: SourceNode, _ type: String?) -> Bool {
        if let type, TokenOddities.types.contains(type) { return false }
        guard let text = value.text else { return value["colorSpace"] != nil }
        return text.hasPrefix("#") || (try? Color(parsing: text)) != nil
    }

    private static func secondName(
        _ path: String,
        _ place: String,
        at location: SourceLocation
    ) -> Finding {
        Finding(
            .invalidName,
            .warning,
            "'\(path.excerpt)' is left out: another token is '\(place.excerpt)' as well",
            help: "give one of them another name",
            at: location
        )
    }

    mutating func addColors(to appearance: inout Appearance) {
        for (path, place) in places {
            guard let token = tokens.tokens[path], let value = expression(token, path) else {
                continue
            }
            let name = String(place.drop { $0 != "." }.dropFirst())
            if place.hasPrefix("colors.") {
                appearance.colors[name] = value
            } else {
                appearance.palette[name] = value
            }
        }
        addSharedRoles(to: &appearance)
        addGradients(to: &appearance)
        for (role, location) in untyped where appearance.colors[role] == nil {
            let unknown = ColorExpression(.unreadable)
            appearance.colors[role] = Located(unknown, at: location)
        }
    }

    /// The roles that paths are without the words that all paths begin with.
    private func addSharedRoles(to appearance: inout Appearance) {
        for (path, place) in places {
            guard let role = shared.role(of: path), appearance.colors[role] == nil,
                appearance.color(at: place) != nil
            else { continue }
            appearance.addRole(role, as: place)
        }
    }

    /// An alias stays one where its target is a colour of the theme.
    private mutating func expression(
        _ token: TokenFile.Token,
        _ path: String
    ) -> Located<ColorExpression>? {
        let node = token.value
        if let target = tokens.figmaTarget(of: token), target != path, let place = places[target] {
            return Located(ColorExpression(.reference(place)), at: node.location)
        }
        return expression(of: node, path)
    }

    mutating func expression(
        of node: SourceNode,
        _ path: String
    ) -> Located<ColorExpression>? {
        if let alias = TranslucentAlias(node) {
            guard let place = tokens.token(at: alias.path).flatMap({ places[$0] }) else {
                // An alias of the numbers alone, as in `rgba({ink.rgb}, 0.2)`.
                if let reading = computed("rgba({\(alias.path)}, \(alias.alpha))") {
                    return colors.color(reading, of: path, at: node)
                }
                reportBroken(path, leadingTo: alias.path, at: node.location)
                return Located(ColorExpression(.unreadable), at: node.location)
            }
            return Located(
                ColorExpression(.reference(place), alpha: alias.alpha),
                at: node.location
            )
        }
        if let target = TokenFile.path(of: node) {
            guard let value = tokens.value(of: node) else {
                reportBroken(path, leadingTo: target, at: node.location)
                return Located(ColorExpression(.unreadable), at: node.location)
            }
            if let place = tokens.token(at: target).flatMap({ places[$0] }) {
                return Located(ColorExpression(.reference(place)), at: node.location)
            }
            return literal(value, path)
        }
        return literal(node, path)
    }

    /// Reports a token without a value; of those in one circle only the first.
    private mutating func reportBroken(
        _ path: String,
        leadingTo target: String,
        at location: SourceLocation
    ) {
        guard let circle = tokens.circle(from: path) else {
            return broken.append(noToken(path, target, at: location))
        }
        guard circled.isDisjoint(with: circle) else { return }
        circled.formUnion(circle)
        let chain = (circle + circle.prefix(1)).prefix(8).map(\.excerpt).joined(separator: " → ")
        broken.append(
            Finding(
                .aliasCycle,
                .error,
                "aliases lead in a circle: \(chain)",
                help: "give one of them a colour of its own",
                at: tokens.tokens[circle[0]]?.value.location ?? location
            )
        )
    }

    private func noToken(
        _ path: String,
        _ target: String,
        at location: SourceLocation
    ) -> Finding {
        let root = "\(target).$root"
        let isGroup = tokens.tokens.contains(root)
        let what = isGroup ? "a group, which is no token" : "no token of this file"
        return Finding(
            .unknownReference,
            .error,
            "'\(path.excerpt)' refers to \(what)",
            help: isGroup
                ? didYouMean("{\(root)}") : "give the token '\(target.excerpt)' a value",
            at: location
        )
    }

    private mutating func literal(_ node: SourceNode, _ path: String) -> Located<ColorExpression>? {
        if node.isNull {
            let problem = ColorProblem("a colour is missing")
            return colors.color(.misunderstood(problem), of: path, at: node)
        }
        if let text = node[LegacyToken.missing]?.items.first?.text {
            return colors.color(.elsewhere(.mode, text), of: path, at: node)
        }
        if let text = node[LegacyToken.uncomputed]?.items.first?.text {
            let isName = text.allSatisfy { $0.isLetter || $0.isNumber || "._$".contains($0) }
            let owner: ColorReading.Owner = isName ? .code : .computation
            return colors.color(.elsewhere(owner, text), of: path, at: node)
        }
        if let text = node[LegacyToken.computed]?.items.first?.text {
            let reading = computed(text) ?? .elsewhere(.computation, text)
            return colors.color(reading, of: path, at: node)
        }
        return colors.color(reading(of: node), of: path, at: node)
    }

    /// A function of CSS with aliases of this file; nil where it has no value that is known.
    func computed(_ text: String) -> ColorReading? {
        let whole = text.replacing(/\{([^{}]+)\}/) { match in
            let name = match.1.hasSuffix(".value") ? match.1.dropLast(".value".count) : match.1
            guard let path = tokens.token(at: String(name)) else { return String(match.0) }
            if let place = places[path] { return "{\(place)}" }
            return tokens.tokens[path].flatMap { tokens.value(of: $0.value)?.text } ?? ""
        }
        // Tokens Studio writes an alpha as `rgba({ink}, {opacity.half})` or `rgba(#101820, 0.5)`.
        let translucent = /^rgba?\(\s*(\{[^{}]+\}|#[0-9A-Fa-f]+)\s*[,\/]\s*([^()]+)\)$/
        let css = whole.replacing(translucent) { match in
            "alpha(from \(match.1) / \(match.2))"
        }
        guard var expression = try? ColorExpression(parsing: css) else { return nil }
        expression.written = nil
        return .understood(expression)
    }

    private func reading(of node: SourceNode) -> ColorReading {
        if let text = node.text { return reading(ofCSS: text, node) }
        if let color = color(of: node) { return .understood(ColorExpression(.literal(color))) }
        let space = node["colorSpace"]?.text ?? ""
        let names = ColorSpace.allCases.map(\.rawValue)
        guard ColorSpace(rawValue: space) == nil, !space.isEmpty else {
            let form = "a colour has 'colorSpace', three 'components', and an 'alpha' from 0 to 1"
            return .misunderstood(ColorProblem(form))
        }
        var problem = ColorProblem("'\(space.excerpt)' is no colour space")
        problem.suggestion = closestMatch(to: space, among: names)
        return .misunderstood(problem)
    }

    /// A text of CSS, which Style Dictionary also passes on where it is a function with aliases.
    private func reading(ofCSS text: String, _ node: SourceNode) -> ColorReading {
        let reading = ColorReading(css: node)
        guard case .misunderstood = reading, !reading.isOfPlace, text.contains("(") else {
            return reading
        }
        return computed(text) ?? reading
    }

    /// A colour in one of the spaces of the module, which are those of CSS.
    private func color(of node: SourceNode) -> Color? {
        func part(_ key: String) -> SourceNode? { node[key].flatMap { tokens.value(of: $0) } }
        guard let alpha = alpha(of: node) else { return nil }
        guard let space = part("colorSpace")?.text,
            case .sequence(let items)? = part("components")?.content,
            items.count == 3, ColorSpace(rawValue: space) != nil
        else { return hexColor(of: node, alpha) }
        let components = items.compactMap { item -> String? in
            guard let text = tokens.value(of: item)?.text else { return nil }
            if text == "none" { return text }
            return Double(text).flatMap { $0.isFinite ? "\($0)" : nil }
        }
        guard components.count == 3 else { return nil }
        let css = ColorObject.css(in: space, components, alpha: "\(alpha)")
        return try? Color(parsing: css)
    }

    /// Nil where it is no number from 0 to 1; a missing one is 1.
    private func alpha(of node: SourceNode) -> Double? {
        guard let written = node["alpha"] else { return 1 }
        let alpha = tokens.value(of: written)?.text.flatMap(Double.init)
        return alpha.flatMap { (0...1).contains($0) ? $0 : nil }
    }

    /// The colour that a token has for tools that do not know its space.
    private func hexColor(of node: SourceNode, _ alpha: Double) -> Color? {
        guard let hex = node["hex"]?.text, let color = try? Color(parsing: hex) else { return nil }
        return color.withAlpha(min(color.alpha, alpha))
    }

    /// The role that a path names; in a file of ours, any word in the group `colors`.
    private func role(of path: String) -> String? {
        let name = TokenName.role(ofPath: path)
        let isGrouped = path.hasPrefix("color.") || path.hasPrefix("colors.")
        return isOwn && isGrouped && TokenName.isWord(name) || Role.derivations.contains(name)
            ? name : nil
    }

    /// A path as the name of a palette colour: `color.sky.$root` is `sky`.
    private static func name(of path: String) -> String {
        var parts = path.split(separator: ".").filter { $0 != "$root" }.map { part in
            String(part.unicodeScalars.map { isWord($0) ? Character($0) : "-" })
        }
        if parts.count > 1, ["palette", "color", "colors"].contains(parts[0]) {
            parts.removeFirst()
        }
        let name = parts.joined(separator: ".")
        return name.utf8.count <= 128 && !name.isEmpty ? name : String(name.prefix(100)) + "-"
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "_" || scalar.isASCII && UInt8(ascii: scalar).isASCIIAlphanumeric
    }
}
