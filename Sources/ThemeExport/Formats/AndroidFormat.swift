import ColorScience
import SourceText
import ThemeModel

/// A theme's colours as resources of Android: `values` for light, `values-night` for dark.
enum AndroidFormat: ExportFormat {
    static let name = "android"
    static let summary = "colour resources for Android, light and night"
    static let needsRoles = false

    /// Not `colors.xml`, which an app has of its own.
    private static let fileName = "theme_colors.xml"

    /// Several themes get a folder each: a folder of resources has a colour once, and no folders of its own.
    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        let isOfSeveral = themes.count > 1 || options.isOfSeveral
        return themes.flatMap { theme in
            Self.folders(of: theme.theme).map { folder, colors in
                ExportedFile(
                    name: "\(isOfSeveral ? "\(theme.fileName)/" : "")\(folder)/\(Self.fileName)",
                    text: Self.text(of: colors)
                )
            }
        }
    }

    private static func folders(of theme: Theme) -> [(name: String, colors: Table<ThemeColor>)] {
        if theme.schemes.count < 2 {
            return [("values", theme.mode(for: theme.defaultMode.scheme).resources)]
        }
        let night = theme.mode(for: .dark).resources
        // An app that asks by day for a colour of the night alone would crash.
        var day = theme.mode(for: .light).resources
        day.merge(night) { own, _ in own }
        return [("values", day), ("values-night", night)]
    }

    private static func text(of colors: Table<ThemeColor>) -> String {
        var names = UniqueNames(ignoresCase: true)
        let lines = colors.map { name, color in
            let plain = constant(name)
            let unique = names.unique(plain) { "\(plain)_\($0)" }
            return "    <color name=\"\(unique)\">\(color.display.hexWithAlphaFirst)</color>\n"
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <resources>
            \(lines.joined())</resources>

            """
    }

    /// Resources become constants of Java, which do not begin with a digit and are none of its words.
    private static func constant(_ name: String) -> String {
        var text = ""
        var wasSmall = false
        for character in name {
            if character.isUppercase, wasSmall { text += "_" }
            text += character == "-" ? "_" : character.lowercased()
            wasSmall = character.isLowercase
        }
        return text.first?.isLetter != true || words.contains(text) ? "_\(text)" : text
    }

    /// Source: The Java Language Specification 17, section 3.9.
    private static let words: Set<String> = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
        "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float",
        "for", "goto",
        "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new",
        "null", "package",
        "private", "protected", "public", "return", "short", "static", "strictfp", "super",
        "switch", "synchronized",
        "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
    ]
}
