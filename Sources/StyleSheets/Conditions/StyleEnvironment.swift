package import ThemeModel

/// The system that a page is shown on, as media queries ask for it.
package struct StyleEnvironment: Hashable, Sendable {
    package var scheme: Scheme = .light
    package var contrast: ContrastPreference?
    /// Displays beyond sRGB.
    package var isWide = false
    /// The conditions that hold besides these, such as `(max-width: 600px)`, as they are written.
    package var features: Set<String> = []

    package init(
        scheme: Scheme = .light,
        contrast: ContrastPreference? = nil,
        isWide: Bool = false,
        features: Set<String> = []
    ) {
        self.scheme = scheme
        self.contrast = contrast
        self.isWide = isWide
        self.features = features
    }
}
