import ColorScience
import Findings
import SourceText

/// Follows aliases and derives absent roles, for the colours of one appearance.
///
/// Each token is resolved once. Aliases are followed in a loop, since a long chain would overflow the stack.
struct ColorResolver {
    let appearance: Appearance
    let theme: SourceLocation?
    /// A missing required role is an error; else a substitute stands in for it.
    let needsRoles: Bool
    /// A theme that cannot be seen has what this one does not set.
    let hasUnseenBase: Bool
    var findings = FindingSet()
    var guesses: GuessBudget
    private var resolved: [String: ThemeColor] = [:]
    /// The tokens that computed colours are made of.
    let ingredients: Set<String>
    /// The tokens being resolved, outermost first, as a list and as a set: a repeated one closes a cycle.
    private(set) var trail: [String] = []
    private var underway: Set<String> = []
    /// The computed colours around the one that is being resolved.
    var computedDepth = 0
    /// The tokens with a reported error: a cycle through one of them is not reported again.
    var broken: Set<String> = []

    /// The names that the file has for its tokens.
    private let names: TokenNames

    init(
        _ appearance: Appearance,
        of document: ThemeDocument,
        _ painted: PaintedPairs?,
        _ guesses: GuessBudget
    ) {
        self.appearance = appearance
        names = TokenNames(in: document.format, keys: appearance.keys, painted)
        theme = document.location
        needsRoles = document.needsRoles
        hasUnseenBase = document.unseenBase != nil
        self.guesses = guesses
        ingredients = Self.ingredients(of: appearance)
        resolved.reserveCapacity(appearance.palette.count + Role.derivations.count)
    }

    mutating func palette() -> Table<ThemeColor> {
        appearance.palette.compactMapValues { name, _ in
            color(at: "palette." + name)
        }
    }

    /// Every role of the vocabulary, then the theme's own; a missing required role is left out, with a finding.
    mutating func roles() -> Table<ThemeColor> {
        var roles = Role.derivations.compactMapValues { name, _ in
            color(at: "colors." + name)
        }
        for name in appearance.colors.names where !Role.derivations.contains(name) {
            roles[name] = color(at: "colors." + name)
        }
        return roles
    }

    /// The colour of an expression that no alias can name; nil, with a finding, where it is unknown.
    mutating func color(
        of expression: Located<ColorExpression>,
        named path: String
    ) -> ThemeColor? {
        switch expression.value.source {
        case .reference(let target):
            let color = color(at: target, askedFrom: expression.location)
            if color == nil { return nil }
        case .computed(let text):
            return computedColor(text, at: place(of: expression, at: path))
        case .literal, .unreadable:
            break
        }
        return directColor(of: expression, at: path)
    }

    /// A token whose colour follows from another one's.
    private struct Link {
        let path: String
        let expression: Located<ColorExpression>
    }

    /// The colour of a token: as resolved before, as declared, or as derived, in this order.
    mutating func color(at path: String, askedFrom location: SourceLocation? = nil) -> ThemeColor? {
        var chain: [Link] = []
        var color: ThemeColor?
        var next: String? = path
        while let path = next {
            next = nil
            if let known = resolved[path] {
                color = known
                continue
            }
            let expression = declaration(of: path)
            if let expression, let direct = directColor(of: expression, at: path) {
                color = direct
                resolved[path] = direct
            } else if !enter(path) {
                reportCycle(closedBy: path)
            } else if let expression {
                chain.append(Link(path: path, expression: expression))
                switch expression.value.source {
                case .reference(let target):
                    next = target
                case .computed(let text):
                    color = computedColor(text, at: place(of: expression, at: path))
                case .literal, .unreadable:
                    break
                }
            } else {
                let place = chain.last?.expression.location ?? location
                color = derivedColor(at: path, askedFrom: place)
                leave(path, with: color)
            }
        }
        return resolve(chain, to: color)
    }

    /// Carries the colour at the end of a chain back to its beginning.
    private mutating func resolve(_ chain: [Link], to end: ThemeColor?) -> ThemeColor? {
        var color = end
        for link in chain.reversed() {
            let place = place(of: link.expression, at: link.path)
            if let target = color {
                color = applying(link.expression, to: target, at: place)
            } else {
                color = substitute(for: place)
            }
            leave(link.path, with: color)
        }
        return color
    }

    /// The colour of a literal, or of an alias whose target is resolved; nil where a chain must be followed.
    private func directColor(
        of expression: Located<ColorExpression>,
        at path: String
    ) -> ThemeColor? {
        let place = place(of: expression, at: path)
        switch expression.value.source {
        case .literal(let color):
            return applying(
                expression,
                to: written(color, expression.value.wide, at: place),
                at: place
            )
        case .reference(let target):
            guard let known = resolved[target] else { return nil }
            return applying(expression, to: known, at: place)
        case .computed, .unreadable:
            return nil
        }
    }

    private func place(of expression: Located<ColorExpression>, at path: String) -> TokenPlace {
        var place = TokenPlace(path, of: expression)
        let name = names.name(of: path)
        if name != path { place.key = name }
        return place
    }

    func declaration(of path: String) -> Located<ColorExpression>? {
        appearance.declaration(of: path)
    }

    static func roleName(at path: String) -> String? {
        path.suffix(after: "colors.")
    }

    private mutating func enter(_ path: String) -> Bool {
        guard underway.insert(path).inserted else { return false }
        trail.append(path)
        return true
    }

    private mutating func leave(_ path: String, with color: ThemeColor?) {
        resolved[path] = color
        underway.remove(path)
        trail.removeLast()
    }
}
