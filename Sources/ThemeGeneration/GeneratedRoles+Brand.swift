import ColorScience
import Findings

// The brand's own colours, as fills with their texts and as text.

extension GeneratedRoles {
    var fills: [(role: String, token: String)] {
        primary + secondary + (brandFill("accent", of: "accent") ?? stepFill("accent"))
    }

    /// The brand's first colour where it stands out from the page as a line does, else the step for text.
    var primary: [(role: String, token: String)] {
        guard isBrandReadable("primary", atLeast: 3) else { return stepFill("primary") }
        return brandFill("primary", of: "primary") ?? stepFill("primary")
    }

    /// The brand's second colour; of a single one that is too near to the page for `primary`, that one.
    private var secondary: [(role: String, token: String)] {
        if palette.brand.count > 1 {
            return brandFill("secondary", of: "secondary") ?? stepFill("secondary")
        }
        if !isBrandPrimary, let fill = brandFill("secondary", of: "primary") {
            return fill
        }
        return [("secondary", neutral(tint)), ("on-secondary", neutral(ink))]
    }

    /// The brand's first colour where no fill has it, else a tint of it.
    var selection: [(role: String, token: String)] {
        let isFree = palette.brand.count > 1 && !isBrandPrimary
        if isFree, let fill = brandFill("selection", of: "primary") {
            return fill
        }
        return [("selection", "primary.\(tint)"), ("on-selection", neutral(ink))]
    }

    private var isBrandPrimary: Bool { primary[0].token == "primary.brand" }

    /// The brand's colour where it can be read on every surface, else the step for text.
    func brandText(_ ramp: String) -> String {
        isBrandReadable(ramp, atLeast: required) ? "\(ramp).brand" : "\(ramp).\(text)"
    }

    // MARK: Fills

    /// A fill of the brand's colour with the end of the neutral ramp on it; nil where either is not seen.
    private func brandFill(_ role: String, of ramp: String) -> [(role: String, token: String)]? {
        guard let brand = brand(of: ramp), isSeen(brand), let end = readableEnd(on: brand) else {
            return nil
        }
        return [(role, "\(ramp).brand"), ("on-\(role)", neutral(end))]
    }

    private func stepFill(_ ramp: String) -> [(role: String, token: String)] {
        [(ramp, "\(ramp).\(text)"), ("on-\(ramp)", neutral(paper))]
    }

    private func brand(of ramp: String) -> SRGB8? {
        palette.brand.first { $0.ramp == ramp }?.color
    }

    private var required: Double {
        ContrastUse.text.requiredRatio(at: mode.hasMoreContrast ? .aaa : level) ?? 1
    }

    /// The end of the neutral ramp that can be read on a colour.
    private func readableEnd(on color: SRGB8) -> Int? {
        [paper, ink].first { step in
            Contrast.ratio(of: palette.color("neutral", step), on: color) >= required
        }
    }

    private func isBrandReadable(_ ramp: String, atLeast ratio: Double) -> Bool {
        guard let brand = brand(of: ramp) else { return false }
        return grounds.allSatisfy { Contrast.ratio(of: brand, on: $0) >= ratio }
    }

    /// A label carries the contrast of a fill, so that hue alone may set the fill off: 0.05 tells two colours apart at a
    /// glance.
    private func isSeen(_ color: SRGB8) -> Bool {
        grounds.allSatisfy { Difference.deltaEOK(color, $0) >= 0.05 }
    }

    private var grounds: [SRGB8] {
        surfaces.map { color($0.token) }
    }

    private func color(_ token: String) -> SRGB8 {
        let parts = token.split(separator: ".")
        return palette.color(String(parts[0]), Int(parts[1]) ?? 0)
    }
}
