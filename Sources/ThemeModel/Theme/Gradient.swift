package import ColorScience
package import SourceText

/// A gradient of a theme, resolved: the ground of text that lies anywhere on it.
package struct Gradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package let color: ThemeColor
        /// The position as it is written, such as `50%`; empty where there is none.
        package let position: String
        /// The colour begins where the one before it ends, so there is none between them.
        package let isHard: Bool
    }

    /// In their order; empty where one of them is unknown.
    package let stops: [Stop]
    package let interpolation: ColorInterpolation
    /// The colour below translucent stops; nil for the page.
    package let beneath: ThemeColor?
    /// The reason why the gradient cannot be judged.
    package let problem: String?
    package let location: SourceLocation?

    package init(
        _ stops: [Stop],
        in interpolation: ColorInterpolation?,
        over beneath: ThemeColor?,
        at location: SourceLocation?
    ) {
        self.stops = stops
        self.interpolation = interpolation ?? ColorInterpolation(of: stops.map(\.color.color))
        self.beneath = beneath
        self.location = location
        problem = nil
    }

    package init(unknown problem: String, at location: SourceLocation?) {
        stops = []
        interpolation = .srgb
        beneath = nil
        self.problem = problem
        self.location = location
    }
}

extension Mode {
    /// The gradient with a pair's name; a colour of that name comes first.
    package func gradient(named name: String) -> Gradient? {
        if gradients.isEmpty || color(named: name) != nil { return nil }
        return gradients["colors.\(name)"] ?? gradients["palette.\(name)"]
            ?? (name.hasPrefix("palette.") ? gradients[name] : nil)
    }

    /// The names of gradients in pairs, with those of roles first.
    package var gradientNames: (roles: [String], palette: [String]) {
        let roles = gradients.names.compactMap { $0.suffix(after: "colors.") }
        let palette = gradients.names.compactMap { $0.suffix(after: "palette.") }
        return (roles, palette)
    }
}
