import ThemeModel

/// The schemes that `color-scheme` gives to a page, by which `light-dark()` chooses.
///
/// Source: CSS Color Adjustment 1, §2.2. Without the property a page is light, whatever its reader prefers.
struct UsedScheme {
    /// In the order of the value.
    let stated: [Scheme]

    /// daisyUI writes the value in quotes, too, and CSS has `only light`.
    init(_ value: String?) {
        let words = value?.split { " \"'".contains($0) } ?? []
        stated = words.compactMap { Scheme(rawValue: $0.lowercased()) }
    }

    /// A page that allows both.
    static let open = UsedScheme("light dark")

    /// The page follows what its reader prefers.
    var isOpen: Bool { Set(stated).count > 1 }

    func isDark(preferred scheme: Scheme) -> Bool {
        isOpen ? scheme == .dark : stated.first == .dark
    }
}
