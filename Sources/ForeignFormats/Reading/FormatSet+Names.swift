import SourceTrees

extension FormatSet {
    /// The endings of files that may be themes: those of all formats.
    private static let endings = Set(builtIn.all.flatMap(\.endings))

    /// Files without an ending that are no themes, in lower case.
    private static let otherNames: Set<String> = [
        "readme", "license", "licence", "copying", "notice", "authors", "changelog", "codeowners",
        "makefile", "dockerfile",
    ]

    private static let refusals = builtIn.all.compactMap(\.refuses)

    /// A file may be a theme by its name: with the ending of a theme format, or with none, as Ghostty has it.
    package func mayBeTheme(_ path: String) -> Bool {
        guard let ending = Container.ending(of: path) else {
            return Self.mayBeTheme(withoutEnding: path)
        }
        if tables.own(ending: ending) != nil { return true }
        return Self.endings.contains(ending) && !Self.refusals.contains { $0(path) }
    }

    private static func mayBeTheme(withoutEnding path: String) -> Bool {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        let name = Substring(parts.last ?? path.utf8[...])
        return !name.hasPrefix(".") && !otherNames.contains(name.lowercased())
    }
}
