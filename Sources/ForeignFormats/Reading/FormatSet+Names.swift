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

    /// Whether a file may be a theme, judged by its name: an ending of a theme format, or none, as Ghostty has it.
    package func mayBeTheme(_ path: String) -> Bool {
        guard let ending = Container.ending(of: path) else {
            let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
            let text = Substring(name)
            return !text.hasPrefix(".") && !Self.otherNames.contains(text.lowercased())
        }
        if tables.own(ending: ending) != nil { return true }
        return Self.endings.contains(ending) && !Self.refusals.contains { $0(path) }
    }
}
