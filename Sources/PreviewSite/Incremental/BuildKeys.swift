import Findings
import ThemeModel
import ThemeRendering

/// The hashes of what a site is made from.
struct BuildKeys: Sendable {
    /// The name under which a record keeps the program and the settings: every file depends on them.
    static let settings = "the program or the settings"

    /// The hash of everything that was read.
    let everything: UInt64
    /// The hashes by the names of ``ArtifactInput``.
    private(set) var inputs: [String: UInt64]

    /// The hash of everything that a build reads: if it is the same, so is the site.
    static func everything(_ workspace: Workspace, settings: UInt64, files: [String: UInt64]) -> UInt64 {
        var hash = ContentHash()
        hash.add(settings)
        for file in workspace.themeFiles + workspace.pageFiles {
            hash.add(file.label)
            hash.add(file.path)
            hash.add(file.bytes)
        }
        hash.add(templates(workspace))
        for path in workspace.assetPaths.sorted() {
            hash.add(path)
            hash.add(files[path] ?? 0)
        }
        return hash.value
    }

    /// Takes the hashes of a site's parts; `files` are those beside the pages that go into it.
    init(
        _ workspace: Workspace, checked: CheckedSite, pages: [RenderedPage], settings: UInt64, files: [String: UInt64]
    ) {
        everything = Self.everything(workspace, settings: settings, files: files)
        inputs = [Self.settings: settings]
        inputs[ArtifactInput.templates.name] = Self.templates(workspace)
        inputs[ArtifactInput.pageList.name] = Self.pageList(pages, files: workspace.assetPaths)
        for (path, hash) in files { inputs[ArtifactInput.file(path).name] = hash }
        addPages(pages, workspace.pageFiles)
        addThemes(checked, workspace)
    }

    /// The program with its version, all that the configuration and the command line say, and what is known.
    static func settings(
        _ configuration: Configuration, themeIDs: [String], baseline: Baseline?, program: FileStamp, version: String
    ) -> UInt64 {
        var hash = ContentHash()
        hash.add(version)
        hash.add(UInt64(bitPattern: program.size))
        hash.add(UInt64(bitPattern: program.changed))
        hash.add(program.inode)
        hash.add(configuration.source)
        hash.add(baseline?.text)
        for paths in [configuration.themes, [configuration.docs, configuration.templates], themeIDs] {
            hash.add(UInt64(paths.count))
            for path in paths { hash.add(path) }
        }
        return hash.value
    }

    private static func templates(_ workspace: Workspace) -> UInt64 {
        var hash = ContentHash()
        for (name, file) in workspace.templates.sorted(by: { $0.key < $1.key }) {
            hash.add(name)
            hash.add(file.text)
        }
        return hash.value
    }

    private static func pageList(_ pages: [RenderedPage], files: Set<String>) -> UInt64 {
        var hash = ContentHash()
        for page in pages {
            hash.add(page.path.description)
            hash.add(page.title)
        }
        for path in files.sorted() { hash.add(path) }
        return hash.value
    }

    private mutating func addPages(_ pages: [RenderedPage], _ files: [SourceFile]) {
        let hashes = Dictionary(files.map { ($0.path, ContentHash.of($0.bytes)) }) { first, _ in first }
        for page in pages { inputs[ArtifactInput.page(page.path).name] = hashes[page.source.path] }
    }
}

extension BuildKeys {
    /// A theme depends on its file, on those it extends, on what was found about it, and on the pairs that style sheets
    /// among the templates declare.
    private mutating func addThemes(_ checked: CheckedSite, _ workspace: Workspace) {
        let templates = Self.templates(workspace)
        let hashes = Dictionary(workspace.themeFiles.map { ($0.label, ContentHash.of($0.bytes)) }) { first, _ in first }
        let findings = Dictionary(grouping: checked.report.findings, by: \.theme)
        var all = ContentHash()
        all.add(templates)
        for finding in findings[nil] ?? [] { all.add(finding) }
        for (index, theme) in checked.themes.enumerated() {
            var hash = ContentHash()
            hash.add(templates)
            for source in checked.sources[theme.id] ?? [] {
                hash.add(source)
                hash.add(hashes[source] ?? 0)
            }
            for finding in findings[theme.id] ?? [] { hash.add(finding) }
            inputs[ArtifactInput.theme(theme.id).name] = hash.value
            all.add(theme.id)
            all.add(hash.value)
            let neighbours = [index - 1, index + 1].map {
                checked.themes.indices.contains($0) ? checked.themes[$0] : nil
            }
            let first = workspace.configuration.baseURL == nil ? nil : checked.themes.first?.id
            inputs[ArtifactInput.frame(theme: theme.id).name] = Self.frame(of: theme, neighbours, first: first)
        }
        inputs[ArtifactInput.allThemes.name] = all.value
    }

    /// `first` is the theme whose pages stand for those of all, where pages say where they are.
    private static func frame(of theme: Theme, _ neighbours: [Theme?], first: String?) -> UInt64 {
        var hash = ContentHash()
        hash.add(first)
        hash.add(theme.name)
        for mode in theme.modes { hash.add(mode.name) }
        for neighbour in neighbours {
            hash.add(neighbour?.id)
            hash.add(neighbour?.name)
        }
        return hash.value
    }
}

extension ContentHash {
    /// Adds all of a finding that a site shows.
    fileprivate mutating func add(_ finding: Finding) {
        add(finding.rule.rawValue)
        add(finding.severity.rawValue)
        add(finding.standing)
        add(finding.mode)
        add(finding.message)
        add(finding.help)
        add(finding.waiver)
        add(finding.location?.description)
        for suggestion in finding.suggestions {
            add(suggestion.token)
            add(suggestion.value)
        }
    }
}
