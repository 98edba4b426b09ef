/// A name of a Swift type that generated source does not use itself.
package struct SwiftTypeName: Hashable, Sendable, CustomStringConvertible {
    package static let usual = SwiftTypeName(unchecked: "AppTheme")

    package let description: String

    /// Checks a name: one that the generated source uses would mean something else in it.
    package init(_ name: String) throws(UnusableTypeName) {
        guard SwiftNames.isIdentifier(name), !Self.used.contains(name) else {
            throw UnusableTypeName()
        }
        self.init(unchecked: name)
    }

    private init(unchecked name: String) { description = name }

    private static let used: Set<String> = [
        "Themer", "Theming", "Theme", "Swift", "String", "Int", "Double", "UInt32", "Bool", "Color",
        "Colors",
        "Contrast", "Fonts", "Layout", "Length", "Mode", "Radius", "Scheme", "Slant", "Spacing",
        "TextStyle", "ThemeID",
        "Unit",
        "Hashable", "Sendable", "CaseIterable", "Codable",
    ]
}

package struct UnusableTypeName: Error, CustomStringConvertible {
    package let description =
        "a type needs an identifier that neither Swift nor the generated source uses"
}
