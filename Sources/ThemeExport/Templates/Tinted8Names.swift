import ColorScience
import ForeignFormats
import SourceText
import ThemeModel

/// The dotted names of a tinted8 scheme: `palette.red.bright.hex`, `ui.border.hex`, `syntax.comment.default.hex`.
///
/// Source: the builder guidelines 0.2 of tinted8. Our themes have the colours of code and of terminals in their places;
/// a dim colour is the normal one, since a darker one may not be readable.
enum Tinted8Names {
    static func values(of file: ModeFile, in theme: Theme) -> [String: MustacheValue] {
        let slots = BaseScheme.base24.colors(of: file, in: theme)
        let terminal = MappingWriter.terminalColors(in: file.code, at: file.level)
        var values: [String: MustacheValue] = [:]
        for (slot, color) in slots {
            for key in keys[slot] ?? [] { values.set(key, to: color) }
        }
        for (number, name) in ANSINames.all.enumerated() {
            guard let normal = terminal("ansi.\(number)") else { continue }
            let bright = terminal("ansi.\(number + 8)") ?? normal
            values.set("palette.\(name).normal", to: normal)
            values.set("palette.\(name).dim", to: normal)
            values.set("palette.\(name).bright", to: bright)
        }
        return values
    }

    /// The names of each slot of base24.
    private static let keys: [String: [String]] = [
        "base00": [
            "ui.global.background.normal", "ui.gutter.background", "ui.global.background.dark",
            "ui.tooltip.background", "ui.chrome.background.normal",
        ],
        "base01": [
            "ui.global.background.light", "ui.highlight.line.background",
            "ui.highlight.button.background", "ui.indent-guide.background",
            "ui.highlight.search.background",
        ],
        "base02": [
            "ui.selection.background", "ui.selection.inactive-background",
            "ui.highlight.text.background", "ui.highlight.text.active-background", "ui.border",
            "ui.indent-guide.active-background",
        ],
        "base03": [
            "palette.gray.normal", "palette.gray.dim", "palette.gray.bright",
            "ui.whitespace.foreground", "ui.cursor.muted", "syntax.comment",
            "syntax.comment.line", "syntax.comment.block", "syntax.comment.documentation",
            "syntax.punctuation.definition.comment",
        ],
        "base04": ["ui.gutter.foreground", "ui.global.foreground.dark"],
        "base05": [
            "ui.global.foreground.normal", "ui.global.foreground.light", "ui.cursor.normal",
            "ui.highlight.line.foreground", "ui.highlight.text.foreground",
            "ui.highlight.text.active-foreground", "ui.highlight.button.foreground",
            "ui.selection.foreground", "ui.tooltip.foreground", "ui.chrome.foreground.normal",
            "syntax.source", "syntax.text", "syntax.meta", "syntax.entity", "syntax.entity.name",
            "syntax.entity.name.label", "syntax.punctuation", "syntax.punctuation.separator",
            "syntax.punctuation.definition", "syntax.punctuation.section",
        ],
        "base08": [
            "ui.status.error", "syntax.variable", "syntax.variable.parameter",
            "syntax.variable.language", "syntax.variable.other", "syntax.entity.name.tag",
            "syntax.markup.deleted", "syntax.invalid", "syntax.invalid.illegal",
        ],
        "base09": [
            "palette.orange.normal", "palette.orange.dim", "palette.orange.bright",
            "syntax.constant", "syntax.constant.numeric", "syntax.constant.numeric.integer",
            "syntax.constant.numeric.float", "syntax.constant.language",
            "syntax.constant.character", "syntax.constant.other", "syntax.support.constant",
        ],
        "base0A": [
            "ui.status.warning", "ui.highlight.search.foreground", "syntax.entity.name.class",
            "syntax.entity.name.type", "syntax.entity.name.namespace", "syntax.support.class",
            "syntax.support.type", "syntax.storage.type", "syntax.markup.changed",
        ],
        "base0B": [
            "ui.status.success", "syntax.string", "syntax.string.quoted",
            "syntax.string.quoted.single", "syntax.string.quoted.double", "syntax.string.template",
            "syntax.string.unquoted", "syntax.string.other", "syntax.markup.inserted",
            "syntax.punctuation.definition.string",
        ],
        "base0C": [
            "ui.status.info", "syntax.string.regexp", "syntax.constant.character.escape",
            "syntax.entity.other.attribute-name", "syntax.keyword.operator", "syntax.support.other",
        ],
        "base0D": [
            "ui.accent", "ui.link", "syntax.entity.name.function",
            "syntax.entity.name.function.constructor", "syntax.support",
            "syntax.support.function", "syntax.support.function.builtin",
            "syntax.entity.name.section", "syntax.markup", "syntax.markup.heading",
            "syntax.markup.link",
        ],
        "base0E": [
            "syntax.keyword", "syntax.keyword.control", "syntax.keyword.control.import",
            "syntax.keyword.control.flow", "syntax.keyword.declaration", "syntax.keyword.other",
            "syntax.storage", "syntax.storage.modifier",
        ],
        "base0F": [
            "palette.brown.normal", "palette.brown.dim", "palette.brown.bright", "ui.deprecated",
            "syntax.invalid.deprecated",
        ],
    ]
}

extension [String: MustacheValue] {
    /// Puts a colour at the end of a dotted name; a name in the middle of others has its own as `default`.
    fileprivate mutating func set(_ name: String, to color: SRGB8) {
        set(name.split(separator: ".").map(String.init)[...], to: color)
    }

    private mutating func set(_ path: ArraySlice<String>, to color: SRGB8) {
        guard let first = path.first else {
            let value = ColorNames.group(of: color)
            guard case .group(let members) = value else { return }
            merge(members) { $1 }
            self["default"] = value
            return
        }
        var inner: [String: MustacheValue] = [:]
        if case .group(let members)? = self[first] { inner = members }
        inner.set(path.dropFirst(), to: color)
        self[first] = .group(inner)
    }
}
