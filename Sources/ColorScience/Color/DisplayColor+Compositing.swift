extension DisplayColor {
    /// The opaque colour seen when this one lies on `backdrops`, the nearest first; `nil` when none of the stack is opaque.
    ///
    /// Source-over on gamma-encoded sRGB as browsers do it (Compositing and Blending 1, §5.1), in `Double` throughout and rounded
    /// to 8 bit once, at the end. Whatever lies behind the first opaque layer is not looked at.
    public func composited(over backdrops: [DisplayColor]) -> SRGB8? { composited(over: backdrops[...]) }

    /// The same with backdrops that are a part of a stack.
    package func composited(over backdrops: ArraySlice<DisplayColor>) -> SRGB8? {
        if isOpaque { return rgb }
        guard let ground = backdrops.firstIndex(where: \.isOpaque) else { return nil }
        var result = backdrops[ground].rgb.srgb.components
        for layer in backdrops[..<ground].reversed() {
            result = layer.blended(over: result)
        }
        return SRGB8(clipping: SRGB(components: blended(over: result)))
    }

    private func blended(over ground: Components) -> Components {
        mix(ground, rgb.srgb.components, share: alpha)
    }
}
