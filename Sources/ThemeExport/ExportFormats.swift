package import ForeignFormats
import SourceText
import ThemeModel

/// The formats in which themes are written for other programs.
public enum ExportFormats {
    /// A format that can be chosen by its name.
    public struct Choice: Sendable {
        /// The name that `themepreview export --to` takes.
        public let name: String
        /// The content in a phrase, without a full stop.
        public let summary: String
        /// True where all themes are in one file, which is whole only with each of them.
        public let joinsThemes: Bool
        /// True where each mode has a file.
        package let hasModeFiles: Bool
        /// True where a theme of one scheme has its colours for light and for dark pages.
        package let fillsBothSchemes: Bool
        /// The reason why a theme cannot be written; nil where it can.
        private let refuse: @Sendable (ExportedTheme) -> (any Error)?
        private let write: @Sendable (ExportOptions, [ExportedTheme]) throws -> [ExportedFile]

        init(
            name: String,
            summary: String,
            joinsThemes: Bool = false,
            hasModeFiles: Bool = true,
            fillsBothSchemes: Bool = false,
            refuse: @escaping @Sendable (ExportedTheme) -> (any Error)?,
            write: @escaping @Sendable (ExportOptions, [ExportedTheme]) throws -> [ExportedFile]
        ) {
            self.name = name
            self.summary = summary
            self.joinsThemes = joinsThemes
            self.hasModeFiles = hasModeFiles
            self.fillsBothSchemes = fillsBothSchemes
            self.refuse = refuse
            self.write = write
        }

        /// The files for at least one theme; throws for a theme without the colours that the format needs.
        public func files(_ options: ExportOptions, _ themes: [ExportedTheme]) throws
            -> [ExportedFile]
        {
            if let refusal = themes.lazy.compactMap(refusal).first { throw refusal }
            return try write(options, themes).filter { file in
                options.mode == nil || file.mode == options.mode
            }
        }

        /// The reason why a theme cannot be written; nil where it can.
        package func refusal(of theme: ExportedTheme) -> (any Error)? { refuse(theme) }

        /// The theme has what the format is made of.
        package func takes(_ theme: ExportedTheme) -> Bool { refuse(theme) == nil }
    }

    /// In the order in which help lists them: those in Swift, then those that are templates and tables.
    public static let all = written.map(choice) + formats(of: .builtIn) + tables

    private static let written: [any ExportFormat.Type] = [
        SwiftFormat.self, JSONFormat.self, YAMLFormat.self, CSSFormat.self, SCSSFormat.self,
        TailwindFormat.self,
        ShadcnFormat.self, DesignTokensFormat.self, FigmaFormat.self, AssetCatalogFormat.self,
        AndroidFormat.self,
        VSCodeFormat.self, ZedFormat.self, HelixFormat.self, Base16Format.self, Base24Format.self,
        DocCFormat.self,
        MdBookFormat.self, MaterialFormat.self, ChromaFormat.self,
    ]

    private static func choice(_ format: any ExportFormat.Type) -> Choice {
        Choice(
            name: format.name,
            summary: format.summary,
            joinsThemes: format.joinsThemes,
            hasModeFiles: format.hasModeFiles,
            fillsBothSchemes: format.fillsBothSchemes,
            refuse: { format.needsRoles ? MissingRoles($0, for: format.name) : nil },
            write: { try KeptFiles(of: format).files(for: $1, $0) }
        )
    }

    /// The formats that are read by a table are written by it.
    private static let tables = MappingWriter.all.map(choice)

    /// The formats of a project's own tables.
    package static func own(of formats: FormatSet) -> [Choice] {
        formats.ownWriters.map(choice)
    }

    private static func choice(_ writer: MappingWriter) -> Choice {
        Choice(
            name: writer.name,
            summary: "a theme of \(writer.title)",
            refuse: { MissingRoles($0, for: writer.name) }
        ) { options, themes in
            themes.flatMap { theme in
                writer.files(of: theme.theme, mode: options.mode).map {
                    ExportedFile(name: $0.name, text: $0.text, mode: $0.mode)
                        .crediting(theme.theme, in: writer.hasComments ? .hash : nil)
                }
            }
        }
    }

    package static var names: [String] { all.map { $0.name } }

    /// The format of a name, first among those of a project's own tables.
    package static func format(
        named name: String,
        among own: [Choice] = []
    ) throws(UnknownExportFormat) -> Choice {
        let known = own + all
        guard let format = known.first(where: { $0.name == name }) else {
            throw UnknownExportFormat(name: name, names: known.map { $0.name })
        }
        return format
    }
}

package struct UnknownExportFormat: Error, CustomStringConvertible {
    let name: String
    var names = ExportFormats.names

    package var description: String {
        closestMatch(to: name, among: names).map(didYouMean)
            ?? "the formats are \(names.joined(separator: ", "))"
    }
}

/// The reason why a theme that has names of its own alone cannot be written.
struct MissingRoles: Error, CustomStringConvertible {
    private let id: String
    private let format: String

    /// Nil for a theme that has them.
    init?(_ theme: ExportedTheme, for format: String) {
        if theme.hasRoles { return nil }
        id = theme.theme.id
        self.format = format
    }

    var description: String {
        """
        '\(id)' has no 'background' and 'text' that are known, as \(format) needs
          help: write 'background: NAME' and 'text: NAME' under 'roles:' in themepreview.yml, with names of its colours
        """
    }
}
