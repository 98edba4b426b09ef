extension SRGB {
    /// The hexagonal hue in degrees, 0..<360; 0 for a grey.
    ///
    /// Source: CSS Color 4, sample code `rgbToHue`.
    var hue: Double {
        let highest = max(red, green, blue)
        let range = highest - min(red, green, blue)
        guard range != 0 else { return 0 }
        let sector =
            if highest == red {
                (green - blue) / range + (green < blue ? 6 : 0)
            } else if highest == green {
                (blue - red) / range + 2
            } else {
                (red - green) / range + 4
            }
        return sector >= 6 ? 0 : sector * 60
    }
}
