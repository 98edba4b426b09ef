import ColorScience

extension ThemeColor {
    /// The colour with its alpha multiplied by a factor from 0 to 1.
    ///
    /// It keeps the source, so that a plan of changes reaches the token.
    func faded(by factor: Double) -> ThemeColor {
        if factor >= 1 { return self }
        var alphaSource = alpha
        alphaSource?.factor *= factor
        return ThemeColor(
            color.withAlpha(color.alpha * factor),
            origin: origin,
            alias: alias.map { Alias(path: $0.path, alpha: color.alpha * factor) },
            location: location,
            source: source,
            alpha: alphaSource,
            references: references,
            wideTwin: wideTwin.map { $0.withAlpha($0.alpha * factor) }
        )
    }
}
