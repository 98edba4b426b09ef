import ThemeRendering

extension Project {
    /// The theme files that a pattern stands for, sorted by path; nil for a path without `*` or braces.
    func themes(matching path: String) throws(LoadingError) -> [SourcePath]? {
        guard let pattern = PathPattern(wildcardsIn: path) else { return nil }
        var all: [SourcePath] = []
        for root in pattern.roots {
            all += try sources(belowProject: root)
        }
        let found = all.filter { source in
            pattern.stands(for: source.label)
                && (mayBeTheme(source) || source.problem == .folder)
        }
        // A linked folder may be why a pattern finds nothing.
        let shown = found.isEmpty ? all.filter { $0.problem == .folder } : found
        return shown.sorted { $0.path < $1.path }
    }
}

extension Configuration {
    /// The folders below which the patterns of themes are looked for.
    var patternRoots: [String] {
        themes.flatMap { path in PathPattern(wildcardsIn: path)?.roots ?? [] }
    }

    /// The files and folders with the themes; for a pattern the folders below which all lies that it stands for.
    var themeRoots: [String] {
        themes.flatMap { path in PathPattern(wildcardsIn: path)?.roots ?? [path] }
    }
}

extension PathPattern {
    /// Nil for a path that stands for itself alone, too.
    init?(wildcardsIn path: String) {
        guard path.contains(where: { $0 == "*" || $0 == "{" }) else { return nil }
        self.init(path)
    }
}
