/// The generic font families of CSS Fonts 4 §2.1.2, which every system has.
package enum GenericFamily {
    private static let names: Set<String> = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "math", "emoji", "fangsong", "ui-serif",
        "ui-sans-serif", "ui-monospace", "ui-rounded",
    ]

    /// Whether a family's name is one of them; case does not matter.
    package static func contains(_ name: String) -> Bool { names.contains(name.lowercased()) }
}
