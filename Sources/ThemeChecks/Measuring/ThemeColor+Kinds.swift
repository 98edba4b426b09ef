import ColorScience
import ThemeModel

extension ThemeColor {
    /// The colour if it is known, opaque, and the same on every display.
    var opaque: SRGB8? {
        guard isKnown, display.isOpaque, renditions.count == 1, wide == nil else { return nil }
        return display.rgb
    }

    /// The theme does not say this colour.
    var isDefault: Bool {
        switch origin {
        case .declared: false
        case .derived: true
        // A colour derived from one that cannot be read is a substitute, too, but is not written anywhere.
        case .substituted: location == nil && alias != nil
        }
    }

    /// The role that a derived role is equal to, whose pairs judge it.
    var equalRole: String? {
        guard isDefault, let alias, alias.alpha == nil, alias.path.hasPrefix("colors.") else {
            return nil
        }
        return String(alias.path.dropFirst("colors.".count))
    }
}
