import ColorScience
import SourceText
import ThemeModel

extension CopiedToken {
    /// The stops of a mode's gradients, each as a colour of its own: `hero.1`, `hero.2`.
    ///
    /// Angles and positions are not compared: many formats have no place for them.
    static func stops(in mode: Mode) -> [CopiedToken] {
        mode.gradients.flatMap { path, gradient in
            let name = path.suffix(after: "palette.") ?? path.suffix(after: "colors.") ?? path
            if gradient.stops.isEmpty {
                let unknown = ThemeColor(
                    Color(.black),
                    origin: .substituted,
                    location: gradient.location
                )
                return [CopiedToken(name: "\(name).1", isRole: false, color: unknown)]
            }
            return gradient.stops.enumerated().map { index, stop in
                CopiedToken(name: "\(name).\(index + 1)", isRole: false, color: stop.color)
            }
        }
    }
}
