extension Color {
    /// Whether sRGB can show the colour, within 7.5e-5 of a channel.
    public var isInSRGBGamut: Bool { SRGBGamut.contains(srgb) }

    /// The colour as it is written to CSS: mapped into sRGB by local MINDE, then rounded to 8 bit.
    ///
    /// Source: CSS Color 4, §13.2.
    public var mapped: DisplayColor {
        let encoded = srgb
        if SRGBGamut.contains(encoded) { return display(encoded) }
        return display(LocalMINDE.map(oklch))
    }

    /// The colour as browsers paint it: each channel clipped, then rounded to 8 bit.
    public var clipped: DisplayColor { display(srgb) }

    /// Every value that a browser of today may show for the colour, without repetition: ``mapped`` first, then ``clipped``, then
    /// for `rec2020` the clipped value under the camera curve of BT.2020, which Chromium 156 applies.
    public var renditions: [DisplayColor] {
        var result = [mapped]
        var candidates = [clipped]
        if space == .rec2020 {
            candidates.append(display(SRGB(Rec2020(components: components).asCameraEncoded)))
        }
        for candidate in candidates where !result.contains(candidate) {
            result.append(candidate)
        }
        return result
    }

    private func display(_ encoded: SRGB) -> DisplayColor {
        DisplayColor(rgb: SRGB8(clipping: encoded), alpha: alpha)
    }
}
