import Findings
import SourceText
import SourceTrees
import ThemeFormats

/// Sentences about a file that is in none of the formats.
enum UnknownFormat {
    /// Nil for YAML, and for JSON with a key of the native format alone, whose keys are judged.
    static func finding(about root: SourceNode, _ formats: FormatSet) -> Finding? {
        let incompleteness = formats.all.lazy.compactMap { format in
            format.complaints.incompleteness(root)
        }
        if let finding = incompleteness.first { return finding }
        let file = root.location.file
        let ending = Container.ending(of: file)
        if ending == "yml" || ending == "yaml" { return nil }
        if ending == "json", hasNativeKey(root) || root.pairs.isEmpty { return nil }
        let container = formats.container(of: "", file: file)
        let leftover = formats.all.lazy.compactMap { format in
            format.complaints.leftover(root, container)
        }
        return leftover.first ?? finding(about: file, formats)
    }

    /// A key of our format alone: a name, an author and a kind are in the files of many tools.
    private static func hasNativeKey(_ root: SourceNode) -> Bool {
        let shared = ["name", "description", "author", "license", "homepage", "kind"]
        let own = Set(NativeReader.keys).subtracting(shared)
        return own.contains { root[$0] != nil }
    }

    private static let languages = [
        "lua": "Lua", "vim": "Vim script", "py": "Python", "nix": "Nix", "el": "Emacs Lisp",
    ]

    /// A finding about a file of which only the name is known.
    static func finding(about file: String, _ formats: FormatSet) -> Finding {
        let location = SourceLocation(file: file, line: 1, column: 1)
        if let language = Container.ending(of: file).flatMap({ languages[$0] }) {
            return Finding(
                .unreadableFile,
                .error,
                "the file is a program in \(language), which themepreview does not run",
                help:
                    "name what it generates, such as CSS or JSON, or write its colours as data, as in WezTerm's TOML",
                at: location
            )
        }
        let titles = formats.tables.titles.joined(separator: ", ")
        return Finding(
            .unreadableFile,
            .error,
            "the file is in no format that themepreview knows",
            help:
                "it was looked for the keys of \(titles), base16 and themepreview itself; "
                + "move it out of the folder if it is no theme",
            at: location
        )
    }
}
