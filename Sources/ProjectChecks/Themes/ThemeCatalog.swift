package import Findings
package import Projects
import ThemeFormats
package import ThemeModel
import ThemeRendering

/// All themes of a project, resolved, and the findings about them.
package struct ThemeCatalog: Sendable {
    /// The most values in all themes of a project, inherited and built-in ones counted.
    ///
    /// One takes about 520 bytes, so that all take less than 1 GiB.
    package static let valueLimit = 1_500_000

    let documents: ThemeDocuments
    /// Of every document whose chain of bases is whole, in the order of the files.
    let resolutions: [Resolution]
    /// In the order of their files.
    let themes: [ResolvedTheme]
    /// Findings from reading, merging and resolving.
    package let findings: [Finding]
    /// A hash of everything that all themes depend on besides their files.
    let frame: UInt64

    /// Takes over from `previous` the themes whose files did not change.
    package init(_ workspace: Workspace, jobs: Int, after previous: ThemeCatalog? = nil)
        async throws
    {
        let memory = previous.flatMap { ThemeMemory($0, for: workspace) }
        documents = try await ThemeDocuments(workspace.themeFiles, jobs: jobs, after: memory)
        let links = documents.documents.map { $0.map { ThemeLink($0) } }
        let (chains, problems) = ThemeInheritance.chains(of: links)
        resolutions = try await Self.resolutions(
            of: chains,
            in: documents,
            workspace.configuration,
            memory,
            jobs: jobs
        )
        themes = resolutions.compactMap { [documents] in ResolvedTheme($0, in: documents) }
        frame = workspace.themeFrame
        var found = FindingSet()
        found.add(documents.findings + problems + workspace.project.formatFindings)
        found.add(workspace.configuration.unknownThemes(among: documents.documents))
        found.add(resolutions.flatMap(\.findings))
        found.add(workspace.configuration.unusedRoles(in: themes))
        found.add(workspace.unknownModifiers)
        found.add(workspace.configuration.unusedCoverage(in: themes))
        findings = workspace.configuration.rules.applied(to: found.all)
    }

    private static func resolutions(
        of chains: [[Int]],
        in documents: ThemeDocuments,
        _ configuration: Configuration,
        _ memory: ThemeMemory?,
        jobs: Int
    ) async throws -> [Resolution] {
        let files = memory == nil ? [] : documents.files.map(\.memoryKey)
        var resolutions: [Resolution] = []
        var count = 0
        try await forEachInOrder(chains, jobs: jobs) { chain -> Resolution? in
            if let known = memory?.resolution(of: documents.keys(of: chain, files)) {
                return known.at(chain)
            }
            guard let document = documents.merged(chain) else { return nil }
            return Resolution(configuration.completing(document), chain: chain)
        } collect: { _, resolution in
            guard let resolution else { return }
            count += resolution.valueCount
            if count > valueLimit { throw LoadingError.tooManyValues }
            resolutions.append(resolution)
        }
        return resolutions
    }
}

extension ThemeCatalog {
    /// The ids of all documents, those without a theme included.
    package var fileIDs: [String] { documents.ids }

    package var allThemes: [Theme] { themes.map(\.theme) }

    /// The themes in groups that have no file in common: themes that share a document share the base at the end.
    package var groups: [[ResolvedTheme]] {
        let groups = Dictionary(grouping: themes) { $0.files.last }
        return groups.values.sorted { $0[0].id < $1[0].id }
    }

    /// `ids` and the ids of the themes that these extend: a fault in a base is a fault in its themes.
    func withBases(_ ids: [String]) -> Set<String> {
        let chains = themes.filter { ids.contains($0.id) }.flatMap(\.chain)
        return Set(ids + chains.map { fileIDs[$0] })
    }

    /// The ids of the themes that can be read only in part, for errors in them or in one that they extend.
    func mistakenIDs(by errors: [Finding]) -> Set<String> {
        let wrong = Set(errors.compactMap(\.theme))
        let mistaken = themes.filter { theme in
            theme.chain.contains { wrong.contains(fileIDs[$0]) }
        }
        return Set(mistaken.map(\.id))
    }
}

extension Configuration {
    /// The document with the level and the roles that the project gives it.
    fileprivate func completing(_ document: ThemeDocument) -> ThemeDocument {
        var document = document
        if document.contrast.level == nil {
            let familyLevel = families.level(of: document.id, format: document.format)
            document.contrast.level = familyLevel ?? requirements.level
        }
        return document.adding(roles)
    }
}

extension LoadingError {
    fileprivate static let tooManyValues = missing(
        "the themes have more than \(ThemeCatalog.valueLimit) values together, inherited ones counted",
        help: "put some of the themes, with what they extend, into a project of their own"
    )
}
