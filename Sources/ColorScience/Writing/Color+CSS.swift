extension Color {
    /// The colour as CSS, re-serialised from the parsed value and never echoed.
    ///
    /// Hex, names, rgb(), hsl() and hwb() become `rgb(r, g, b)` or `rgba(r, g, b, a)` with 8-bit channels; every other
    /// function keeps its own form (CSSOM, §6.7.2; CSS Color 4, §15). A missing component is written as 0, since not
    /// every reader of CSS knows `none`.
    public var css: String {
        serialised(keepingMissing: false)
    }

    func serialised(keepingMissing: Bool) -> String {
        isLegacy ? legacyCSS : modernCSS(missing: keepingMissing ? missing : [])
    }

    private var legacyCSS: String {
        let value = clipped
        let channels = "\(value.rgb.red), \(value.rgb.green), \(value.rgb.blue)"
        return value.isOpaque
            ? "rgb(\(channels))" : "rgba(\(channels), \(CSSNumber.text(of: value.alpha)))"
    }

    private func modernCSS(missing: MissingComponents) -> String {
        if space == .hsl || space == .hwb {
            return Color(computed: srgb.components, alpha: alpha, in: .srgb).modernCSS(missing: [])
        }
        let numbers = components.array.enumerated().map { index, value in
            missing.contains(.component(index))
                ? "none" : number(value, isHue: index == space.coordinates.hueIndex)
        }
        var text = functionStart + numbers.joined(separator: " ")
        let opacity = missing.contains(.alpha) ? "none" : CSSNumber.text(of: alpha)
        if opacity != "1" { text += " / " + opacity }
        return text + ")"
    }

    private var functionStart: String {
        switch space {
        case .lab, .lch, .oklab, .oklch: space.rawValue + "("
        default: "color(" + space.rawValue + " "
        }
    }

    private func number(_ value: Double, isHue: Bool) -> String {
        let text = CSSNumber.text(of: value)
        return isHue && text == "360" ? "0" : text
    }
}
