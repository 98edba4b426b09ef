import ThemeModel

/// The system that a page is shown on, as media queries ask for it.
struct StyleEnvironment: Hashable {
    var scheme: Scheme = .light
    var contrast: ContrastPreference?
    /// Displays beyond sRGB.
    var isWide = false
    /// The conditions that hold besides these, such as `(max-width: 600px)`, as they are written.
    var features: Set<String> = []
}
