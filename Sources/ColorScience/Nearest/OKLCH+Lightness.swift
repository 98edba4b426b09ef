extension OKLCH {
    /// The colour as it is written to CSS.
    var rounded: SRGB8 { SRGB8(clipping: LocalMINDE.map(self)) }

    /// The first colour along the lightness, hue and chroma kept, of which something is true; nil where none is up to white or black.
    ///
    /// Complexity: `steps` colours from black to white.
    func first(isUpward: Bool, steps: Int, where isMet: (SRGB8) -> Bool) -> SRGB8? {
        var color = self
        for _ in 0..<steps {
            color.lightness += (isUpward ? 1 : -1) / Double(steps)
            guard (-0.01...1.01).contains(color.lightness) else { return nil }
            let rounded = color.rounded
            if isMet(rounded) { return rounded }
        }
        return nil
    }
}
