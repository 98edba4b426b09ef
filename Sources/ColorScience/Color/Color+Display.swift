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

    /// What browsers of today show for the colour: ``mapped`` first, then ``clipped``, then for `rec2020` the clipped value under
    /// the camera curve of BT.2020, which Chromium 156 applies.
    ///
    /// Two colours are shown together by the value at the same place in each; the last one stands for those that follow, so that
    /// a colour of which all see the same has one.
    public var renditions: [DisplayColor] {
        var result = [mapped, clipped]
        if space == .rec2020 {
            result.append(display(SRGB(Rec2020(components: components).asCameraEncoded)))
        }
        while result.count > 1, result[result.count - 1] == result[result.count - 2] { result.removeLast() }
        return result
    }

    private func display(_ encoded: SRGB) -> DisplayColor {
        DisplayColor(rgb: SRGB8(clipping: encoded), alpha: alpha)
    }
}
