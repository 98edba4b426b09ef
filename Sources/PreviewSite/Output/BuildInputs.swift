import Findings
import ForeignFormats
import MarkdownPages
import ProjectChecks
import Projects
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel
import ThemeRendering

/// The hash of each input that files of a site depend on.
struct BuildInputs {
    /// The hashes by the input names that the manifest uses.
    private(set) var byName: [String: UInt64] = [:]

    /// `assets` are the hashes of the files that pages link to or include.
    init(
        _ project: ResolvedProject,
        version: String,
        assets: [(path: String, hash: UInt64)],
        hasChanges: Bool
    ) {
        let workspace = project.workspace
        self[.settings] = Self.settings(project, version: version, hasChanges: hasChanges)
        self[.templates] = Self.templates(workspace)
        self[.pageList] = Self.pageList(project)
        for (page, hash) in zip(project.pages.pages, project.pages.hashes) {
            self[.page(page.path)] = hash
        }
        for (path, hash) in assets { self[.file(path)] = hash }
        addThemes(project)
    }

    private subscript(input: ArtifactInput) -> UInt64? {
        get { byName[input.name] }
        set { byName[input.name] = newValue }
    }

    private static func settings(
        _ project: ResolvedProject,
        version: String,
        hasChanges: Bool
    ) -> UInt64 {
        let configuration = project.workspace.configuration
        let request = project.request
        var hash = ContentHash()
        for text in [version, EmbeddedSources.hash, MarkdownLibrary.version, YAMLParser.version] {
            hash.add(text)
        }
        hash.add(configuration.source)
        for text in project.workspace.project.formatTexts { hash.add(text) }
        if hasChanges { hash.add(1) }
        hash.add(request.baseline?.text)
        hash.add(configuration.defaultTheme?.value)
        for id in request.themeIDs { hash.add(id) }
        hash.add(UInt64(project.expired(configuration.requirements.waivers.compactMap(\.expires))))
        return hash.value
    }

    private static func templates(
        _ workspace: Workspace,
        where isMeant: (String) -> Bool = { _ in true }
    ) -> UInt64 {
        var hash = ContentHash()
        for (name, file) in workspace.templates.sorted(by: { $0.key < $1.key }) where isMeant(name)
        {
            hash.add(name)
            hash.add(file.text)
        }
        return hash.value
    }

    /// Pages link to other pages, even to those left out of the site, and to the files beside them.
    private static func pageList(_ project: ResolvedProject) -> UInt64 {
        var hash = ContentHash()
        for source in project.workspace.listing.pages + project.workspace.listing.assets {
            hash.add(source.path)
        }
        for page in project.pages.pages {
            hash.add(page.source)
            hash.add(page.path.description)
            hash.add(page.title)
        }
        hash.add(project.pages.summaryHash ?? 0)
        return hash.value
    }

    /// The app's own files put pairs together, and are shown with tokens.
    private static func appFiles(_ files: AppFiles) -> UInt64 {
        var hash = ContentHash()
        for file in files.all {
            hash.add(file.label)
            hash.add(file.hash)
        }
        return hash.value
    }

    /// Hashes what a theme's files depend on: its file, its bases, their findings, the pairs in style sheets, and the app.
    private mutating func addThemes(_ project: ResolvedProject) {
        let styles = Self.templates(project.workspace) { $0.hasSuffix(".css") }
        let files = project.workspace.themeFiles.map(\.hash)
        let findings = Dictionary(grouping: project.catalog.findings, by: \.theme)
        let appFiles = Self.appFiles(project.workspace.appFiles)
        let labels = project.themes.map(\.label)
        let first = project.workspace.configuration.baseURL == nil ? nil : labels.first?.id
        var all = ContentHash()
        var list = ContentHash()
        for (index, entry) in project.themes.enumerated() {
            var hash = ContentHash()
            hash.add(styles)
            hash.add(appFiles)
            for file in entry.files { hash.add(files[file]) }
            for finding in findings[entry.label.id] ?? [] { hash.add(finding) }
            hash.add(UInt64(project.expired(entry.expiries)))
            self[.theme(entry.label.id)] = hash.value
            let neighbours = [index - 1, index + 1].map {
                labels.indices.contains($0) ? labels[$0] : nil
            }
            self[.frame(theme: entry.label.id)] = Self.frame(entry.label, neighbours, first: first)
            all.add(entry.label.id)
            all.add(hash.value)
            list.add(entry.label.id)
            list.add(entry.label.name)
            for mode in entry.label.modes { list.add(mode) }
            list.add(UInt64(entry.label.modes.count))
        }
        for group in project.catalog.groups where group.count > 1 {
            var hash = ContentHash()
            for entry in group { hash.add(byName[ArtifactInput.theme(entry.label.id).name] ?? 0) }
            self[.group(group[0].label.id)] = hash.value
        }
        all.add(styles)
        for finding in project.catalogFindings { all.add(finding) }
        self[.allThemes] = all.value
        self[.themeList] = list.value
    }

    /// `first` is the theme that canonical links point to; nil if the site has no `baseURL`.
    private static func frame(_ theme: ThemeLabel, _ neighbours: [ThemeLabel?], first: String?)
        -> UInt64
    {
        var hash = ContentHash()
        hash.add(first)
        hash.add(theme.name)
        for mode in theme.modes { hash.add(mode) }
        for neighbour in neighbours {
            hash.add(neighbour?.id)
            hash.add(neighbour?.name)
        }
        return hash.value
    }
}

extension ResolvedProject {
    /// Counts the expired days: the count changes when a waiver expires.
    fileprivate func expired(_ days: [CalendarDate]) -> Int {
        guard let today = request.today else { return 0 }
        return days.count { $0 <= today }
    }
}

extension ContentHash {
    /// Adds everything that the site shows of a finding.
    fileprivate mutating func add(_ finding: Finding) {
        for text in [
            finding.rule.rawValue, finding.severity.rawValue, finding.mode, finding.message,
            finding.help,
            finding.waiver, finding.location?.description,
        ] { add(text) }
        add(finding.isBaselined ? 1 : 0)
    }
}
