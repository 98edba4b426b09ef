package import ColorScience
import SourceText

/// A gradient in a theme file: its stops, the space of the colours between them, and what is beneath.
package struct GradientExpression: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package let color: Located<ColorExpression>
        /// One or two positions as CSS writes them, such as `50%`; none where they follow from the other stops.
        package let positions: [String]

        package init(_ color: Located<ColorExpression>, at positions: [String] = []) {
            self.color = color
            self.positions = positions
        }
    }

    /// The layer below the gradient, which is seen through translucent stops.
    package enum Layer: Hashable, Sendable {
        /// The page.
        case none
        case color(Located<ColorExpression>)
        /// An image, or another gradient.
        case unknown(String)
    }

    /// Empty where the gradient is not understood.
    package let stops: [Stop]
    /// Nil for that of CSS, which depends on the colours.
    package let interpolation: ColorInterpolation?
    package let beneath: Layer
    /// The reason why the gradient is not understood.
    package let problem: String?

    /// A gradient has as many stops; each two of them have hundreds of colours between them.
    package static let stopLimit = 64

    package init(
        _ stops: [Stop],
        in interpolation: ColorInterpolation? = nil,
        over beneath: Layer = .none
    ) {
        self.stops = stops
        self.interpolation = interpolation
        self.beneath = beneath
        problem = Self.problem(of: stops)
    }

    package init(unreadable problem: String) {
        stops = []
        interpolation = nil
        beneath = .none
        self.problem = problem
    }

    private static func problem(of stops: [Stop]) -> String? {
        if stops.isEmpty { return "it has no stops" }
        return stops.count > stopLimit ? "it has more than \(stopLimit) stops" : nil
    }
}

extension GradientExpression {
    /// The stops as CSS, without shape and direction; nil for a gradient that is not understood.
    package func css(_ text: (ColorExpression) -> String?) -> String? {
        if problem != nil { return nil }
        var arguments = [interpolation?.css].compactMap(\.self)
        for stop in stops {
            guard let color = text(stop.color.value) else { return nil }
            arguments.append(([color] + stop.positions).joined(separator: " "))
        }
        let gradient = "linear-gradient(\(arguments.joined(separator: ", ")))"
        switch beneath {
        case .none: return gradient
        case .color(let color): return text(color.value).map { "\(gradient), \($0)" }
        case .unknown: return nil
        }
    }
}
