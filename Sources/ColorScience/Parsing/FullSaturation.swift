extension Color {
    /// The text is an hsl() whose saturation and lightness Chromium holds to 100 %.
    ///
    /// Chromium 156 reads plain texts faster than others, and only these as CSS Color 3 had it: saturation and lightness
    /// are percentages without sign, exponent and comment, and nothing is `none`. CSS Color 4, §7 has no upper limit.
    func isHeldToFullSaturation(in text: ArraySlice<UInt8>) -> Bool {
        let isBeyond = components.second > 1 || components.third > 1
        guard space == .hsl, isBeyond, missing.isEmpty else {
            return false
        }
        let components = text.split { $0.isBlank || "(,/)".utf8.contains($0) }
        guard components.count > 3, !text.contains(UInt8(ascii: "*")),
            components[1].first != UInt8(ascii: "+")
        else { return false }
        return components[2...3].allSatisfy { component in
            component.last == UInt8(ascii: "%")
                && component.dropLast().allSatisfy { $0.isDigit || ".-".utf8.contains($0) }
        }
    }

    var withFullSaturation: Color {
        Color(
            space: space,
            components: Components(
                components.first,
                min(components.second, 1),
                min(components.third, 1)
            ),
            missing: missing,
            alpha: alpha,
            isLegacy: isLegacy
        )
    }
}
