import SourceText
import ThemeModel

/// A theme as a module of Sass: the default mode's values as variables, and a map with all modes.
enum SCSSFormat: ExportFormat {
    static let name = "scss"
    static let summary = "a module of Sass: variables, and a map of all modes"
    static let comment: CommentStyle? = .css
    static let needsRoles = false

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.map { ExportedFile(name: "_\($0.fileName).scss", text: Self.text(of: $0.theme)) }
    }

    private static func text(of theme: Theme) -> String {
        let variables = variables(of: theme.defaultMode)
        let modes = theme.modes.map { mode in
            let entries = properties(of: mode).map { "    \"\($0.name)\": \(value(of: $0)),\n" }
            return "  \"\(mode.fileName)\": (\n\(entries.joined())  ),\n"
        }
        let head = "@use \"sass:map\";\n@use \"sass:meta\";\n\n"
        let map = "\n$modes: (\n\(modes.joined()));\n"
        return head + variables.joined() + map + mixin(default: theme.defaultMode.fileName)
    }

    /// To Sass `it_em` and `it-em` are one name, so the second `$it-em` would replace the first.
    private static func variables(of mode: Mode) -> [String] {
        var names = UniqueNames()
        return properties(of: mode).map { property in
            let plain = property.name.replacing("_", with: "-")
            let name = names.unique(plain) { "\(plain)-\($0)" }
            return "$\(name): \(value(of: property));\n"
        }
    }

    /// A document that was made in code may have names that would run as code.
    private static func properties(of mode: Mode) -> [CustomProperty] {
        mode.customProperties().filter { property in
            property.name.utf8.allSatisfy {
                $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
            }
        }
    }

    /// A stack of fonts is a list in brackets, and `#{` in the name of one would run as code.
    private static func value(of property: CustomProperty) -> String {
        if property.isColor { return property.value }
        var text = ""
        for scalar in property.value.unicodeScalars {
            if scalar == "#" { text += "\\23 " } else { text.unicodeScalars.append(scalar) }
        }
        return text.utf8.contains(UInt8(ascii: ",")) ? "(\(text))" : text
    }

    private static func mixin(default mode: String) -> String {
        """

        // Writes the values of a mode as custom properties.
        @mixin properties($mode: "\(mode)") {
          @each $name, $value in map.get($modes, $mode) {
            --#{$name}: #{meta.inspect($value)};
          }
        }

        """
    }
}
