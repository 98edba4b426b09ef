import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

extension TokenColors {
    mutating func addGradients(to appearance: inout Appearance) {
        for (path, place) in gradients {
            guard let token = tokens.tokens[path] else { continue }
            add(gradient(token, path), at: place, to: &appearance)
        }
    }

    /// A gradient takes no place of a colour; a role that it names is unknown, since its pairs need one colour.
    private mutating func add(
        _ gradient: Located<GradientExpression>,
        at place: String,
        to appearance: inout Appearance
    ) {
        guard let role = place.suffix(after: "colors."), Role.derivations.contains(role) else {
            if appearance.color(at: place) == nil { appearance.gradients[place] = gradient }
            return
        }
        if appearance.colors[role] != nil { return }
        appearance.colors[role] = Located(ColorExpression(.unreadable), at: gradient.location)
        colors.add("gradient", .gradientRole(role, at: gradient.location))
    }

    /// The gradient of a token in either form: a list of stops, or a function of CSS.
    private mutating func gradient(
        _ token: TokenFile.Token,
        _ path: String
    ) -> Located<GradientExpression> {
        let location = token.value.location
        guard let value = tokens.value(of: token.value) else {
            let problem = "it refers to no token of this file"
            return Located(GradientExpression(unreadable: problem), at: location)
        }
        if let text = TokenGradient.text(of: value) {
            let isWhole = text == value.text
            let colors = self
            let parser = GradientParser(text) { column in
                isWhole ? value.location(ofColumn: column) : value.location
            } color: { text throws(ExpressionError) in
                guard case .understood(let color)? = colors.computed(text) else {
                    throw ExpressionError("its stop '\(text.excerpt)' is not understood")
                }
                return color
            }
            return Located(parser.gradient(), at: location)
        }
        var stops: [GradientExpression.Stop] = []
        for item in value.items {
            guard let stop = stop(item, path) else {
                let problem = "one of its stops has no colour"
                return Located(GradientExpression(unreadable: problem), at: item.location)
            }
            stops.append(stop)
        }
        return Located(GradientExpression(stops, in: .srgb), at: location)
    }

    private mutating func stop(_ item: SourceNode, _ path: String) -> GradientExpression.Stop? {
        guard let stop = tokens.value(of: item), let node = stop["color"],
            let color = expression(of: node, path)
        else { return nil }
        let position = stop["position"].flatMap { tokens.value(of: $0)?.text }
        guard let share = position.flatMap(Double.init) else {
            return GradientExpression.Stop(color)
        }
        let percent = min(max(share, 0), 1) * 100
        return GradientExpression.Stop(color, at: ["\(percent.compact)%"])
    }
}
