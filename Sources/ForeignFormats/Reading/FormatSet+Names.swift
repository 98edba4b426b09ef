import SourceTrees

extension FormatSet {
    /// The endings of files that may be themes: those of all formats.
    private static let endings = Set(builtIn.all.flatMap(\.endings))

    /// Files that are no themes, in lower case: those without an ending, and those of package managers and compilers.
    private static let otherNames: Set<String> = [
        "readme", "license", "licence", "copying", "notice", "authors", "changelog", "codeowners",
        "makefile", "dockerfile",
        "package.json", "package-lock.json", "pnpm-lock.yaml", "pnpm-workspace.yaml",
        "composer.json", "cargo.toml", "pyproject.toml", "deno.json", "tsconfig.json",
        "jsconfig.json",
    ]

    private static let refusals = builtIn.all.compactMap(\.refuses)

    /// A file may be a theme by its name: with the ending of a theme format, or with none, as Ghostty has it.
    package func mayBeTheme(_ path: String) -> Bool {
        let name = Self.name(of: path)
        if Self.otherNames.contains(name.lowercased()) { return false }
        guard let ending = Container.ending(of: path) else { return !name.hasPrefix(".") }
        if tables.own(ending: ending) != nil { return true }
        return Self.endings.contains(ending) && !Self.refusals.contains { $0(path) }
    }

    /// The name as bytes split it: to Swift `/` and a combining mark are one character.
    private static func name(of path: String) -> Substring {
        Substring(path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...])
    }
}
