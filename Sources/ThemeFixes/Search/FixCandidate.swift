import ColorScience

/// A value that a token could get, with its price.
struct FixCandidate {
    /// Nil for the value in the file.
    let value: FixValue?
    let lab: OKLab
    let luminance: Double
    let price: Double
}

/// The price of new values for one token.
///
/// A class, since a search asks it for each candidate.
final class FixPricing {
    let token: FixToken
    /// The colour that changes are measured from.
    let origin: OKLab
    /// The price of an edit.
    let edit: Double
    let maxDelta: Double

    init(token: FixToken, origin: OKLab, edit: Double, maxDelta: Double) {
        self.token = token
        self.origin = origin
        self.edit = edit
        self.maxDelta = maxDelta
    }

    /// A colour; its price is infinite beyond the largest ΔE OK, and where it cannot be written.
    func candidate(_ color: SRGB8) -> FixCandidate {
        let lab = color.oklab
        let isWritable = token.isWritable?(color) ?? true
        var price = Double.infinity
        if isWritable, Difference.deltaEOK(lab, origin) <= maxDelta {
            let added = token.kind == .role ? FixPrice.addedRole : 0
            price =
                FixPrice.change(to: lab, from: origin, weight: token.weight, edit: edit) + added
        }
        return FixCandidate(
            value: .color(color),
            lab: lab,
            luminance: color.relativeLuminance,
            price: price
        )
    }

    /// Another colour for an alias to name; its price is infinite beyond the largest ΔE OK.
    func candidate(_ choice: AliasChoice) -> FixCandidate {
        var price = Double.infinity
        if Difference.deltaEOK(choice.lab, origin) <= maxDelta {
            price =
                choice.isStep
                ? FixPrice.step(to: choice.lab, from: origin, weight: token.weight, edit: edit)
                : FixPrice.change(to: choice.lab, from: origin, weight: token.weight, edit: edit)
        }
        return FixCandidate(
            value: .alias(choice.target, choice.color),
            lab: choice.lab,
            luminance: choice.color.relativeLuminance,
            price: price
        )
    }

    /// An alpha; its price is infinite beyond the largest ΔE OK, and outside 1...100 %.
    func candidate(percent: Double) -> FixCandidate {
        let alpha = percent / 100
        var price = Double.infinity
        if percent >= 1, percent <= 100 {
            let distance = token.distance(from: token.present.alpha, to: alpha)
            if distance <= maxDelta { price = distance * token.weight + edit }
        }
        return FixCandidate(value: .alpha(alpha), lab: origin, luminance: -1, price: price)
    }
}
