import ColorScience
import ForeignFormats
import Testing

@Suite("The text of an alias")
struct AliasTextTests {
    private static let grey = SRGB8(red: 0x4b, green: 0x55, blue: 0x63)

    @Test(
        "An alias gets another name in the notation that stands there",
        arguments: [
            ("{palette.gray.500}", "palette.gray.500", "palette.gray.600", "{palette.gray.600}"),
            (
                "{palette.gray.500} / 72%", "palette.gray.500", "palette.gray.600",
                "{palette.gray.600} / 72%"
            ),
            (
                "{color.gray.500}", "color.gray.500.$value", "color.gray.600.$value",
                "{color.gray.600}"
            ),
            ("{gray.500.value}", "core.gray.500.value", "core.gray.600.value", "{gray.600.value}"),
            ("rgba({gray.500}, 0.5)", "gray.500.value", "gray.600.value", "rgba({gray.600}, 0.5)"),
            ("$gray.500", "gray.500.value", "gray.600.value", "$gray.600"),
            ("var(--gray-500)", ":root.--gray-500", ":root.--gray-600", "var(--gray-600)"),
            (
                "var(--gray-500, #6b7280)", ":root.--gray-500", "html.--gray-600",
                "var(--gray-600, #4b5563)"
            ),
            ("gray", "palette.gray", "palette.dark-gray", "dark-gray"),
        ]
    )
    func renamed(_ text: String, _ old: String, _ new: String, _ expected: String) {
        let alias = AliasText(text, naming: keys(old))
        #expect(alias?.naming(keys(new), Self.grey) == expected)
    }

    @Test(
        "An alias stays where another name cannot be written for it",
        arguments: [
            // Another name than the one that is followed.
            ("{palette.slate}", "palette.gray", "palette.ink"),
            ("light-gray", "palette.gray", "palette.ink"),
            // A group in which the name is not looked up.
            ("gray", "palette.gray", "ui.ink"),
            // A fallback that is no plain colour.
            ("var(--gray, var(--ink))", ":root.--gray", ":root.--slate"),
            ("{gray}", "gray.$value", "ink"),
            ("gray on gray", "palette.gray", "palette.ink"),
        ]
    )
    func left(_ text: String, _ old: String, _ new: String) {
        let alias = AliasText(text, naming: keys(old))
        #expect(alias?.naming(keys(new), Self.grey) == nil)
    }

    private func keys(_ path: String) -> [String] { path.split(separator: ".").map(String.init) }
}
