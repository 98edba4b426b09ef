import Projects
import ThemeModel

// The themes and pages that a check is asked for.

extension ThemeCatalog {
    func refuseUnknown(_ wanted: [String]) throws(UnknownTheme) {
        for id in wanted where !fileIDs.contains(id) {
            throw UnknownTheme(id: id, known: fileIDs)
        }
    }

    /// The wanted ids, or all, of documents that give no theme.
    func unusableIDs(among wanted: [String]) -> [String] {
        var unusable = fileIDs
        if !wanted.isEmpty { unusable.removeAll { !wanted.contains($0) } }
        for theme in themes {
            // Of two documents with one id, one may give no theme.
            if let index = unusable.firstIndex(of: theme.id) { unusable.remove(at: index) }
        }
        return unusable
    }
}

extension CheckRequest {
    func includes(_ theme: ResolvedTheme) -> Bool {
        themeIDs.isEmpty || themeIDs.contains(theme.id)
    }

    func pages(
        of workspace: Workspace,
        after previous: PageCatalog?
    ) async throws -> PageCatalog {
        if !includesPages { return PageCatalog() }
        if isRepeated { return try await PageCatalog(workspace, jobs: jobs, after: previous) }
        return try await PageCatalog(workspace, jobs: jobs)
    }

    func following(_ catalog: ThemeCatalog) -> CheckRequest {
        var request = self
        request.baseline = baseline?.following(catalog)
        return request
    }
}

extension Configuration {
    /// Sorted by id, in which numbers count as such, the default theme first.
    func inOrder(_ themes: [ResolvedTheme]) -> [ResolvedTheme] {
        var themes = themes.sorted { $0.id.naturallyPrecedes($1.id) }
        if let first = themes.firstIndex(where: { $0.id == defaultTheme?.value }) {
            themes.insert(themes.remove(at: first), at: 0)
        }
        return themes
    }
}
