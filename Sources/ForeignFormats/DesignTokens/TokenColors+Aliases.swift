import Findings
import SourceText
import SourceTrees
import ThemeModel

// Aliases, which stay what they are where they lead to a colour of the theme.
extension TokenColors {
    /// An alias stays one where its target is a colour of the theme.
    mutating func expression(
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
                // A fix replaces the pointer, not the object around it.
                let name = node["$ref"] ?? node
                return Located(ColorExpression(.reference(place)), at: name.location)
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
}
