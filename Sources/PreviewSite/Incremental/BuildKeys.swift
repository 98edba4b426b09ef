import Findings
import ThemeFormats
import ThemeModel
import ThemeRendering

/// The hashes of what a site is made from.
struct BuildKeys: Sendable {
    /// The hash of the program and the settings, on which every file depends.
    let settings: UInt64
    /// The hash of everything that was read.
    let everything: UInt64
    /// What files are made from, but for pages, of which there may be very many; each with a hash of its name and of what it is.
    private(set) var inputs: [(input: ArtifactInput, hash: UInt64)] = []
    /// A hash of whether there is more than one theme, which every part of a shared page may show.
    let severalThemes: UInt64
    private let pages: [RenderedPage]
    /// The hashes of the pages' files, in the order of the pages.
    private let pageHashes: [UInt64]

    /// The hash of everything that a build reads: if it is the same, so is the site.
    static func everything(_ workspace: Workspace, settings: UInt64, files: [String: UInt64]) -> UInt64 {
        var hash = ContentHash()
        hash.add(settings)
        for file in workspace.themeFiles {
            hash.add(file.label)
            hash.add(file.path)
            hash.add(file.hash)
        }
        for file in workspace.pageFiles {
            hash.add(file.label)
            hash.add(file.path)
            hash.add(file.hash)
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
        _ workspace: Workspace, _ build: SiteBuild, settings: UInt64, files: [String: UInt64]
    ) {
        (pages, pageHashes) = (build.pages, build.pageMemory.hashes)
        everything = Self.everything(workspace, settings: settings, files: files)
        self.settings = settings
        severalThemes = Self.hash(of: "whether there are several themes", build.entries.count > 1 ? 1 : 0)
        inputs.reserveCapacity(2 * build.entries.count + files.count + 4)
        add(.templates, Self.templates(workspace))
        add(.pageList, Self.pageList(pages, among: build.pageMemory.key))
        for (path, hash) in files { add(.file(path), hash) }
        addThemes(build, workspace)
    }

    /// The hashes by which the next build knows what is as it was.
    var hashes: [UInt64] { inputs.map(\.hash) + [severalThemes] }

    /// The pages of which the file is not among those that `memory` knows.
    func changedPages(since memory: PageMemory?) -> Set<ArtifactPath> {
        let known = Set(memory?.hashes ?? [])
        return Set(zip(pages, pageHashes).lazy.filter { !known.contains($1) }.map(\.0.path))
    }

    /// The program with its version, all that the configuration and the command line say, and what is known.
    static func settings(
        _ configuration: Configuration, themeIDs: [String], baseline: Baseline?, program: FileStamp, version: String
    ) -> UInt64 {
        var hash = ContentHash()
        hash.add(version)
        hash.add(program)
        hash.add(MarkdownLibrary.version)
        hash.add(YAMLParser.version)
        hash.add(configuration.source)
        hash.add(baseline?.text)
        hash.add(configuration.defaultTheme?.value)
        for paths in [configuration.themes, [configuration.docs, configuration.templates], themeIDs] {
            hash.add(UInt64(paths.count))
            for path in paths { hash.add(path) }
        }
        return hash.value
    }

    private static func templates(
        _ workspace: Workspace, where isMeant: (String) -> Bool = { _ in true }
    ) -> UInt64 {
        var hash = ContentHash()
        for (name, file) in workspace.templates.sorted(by: { $0.key < $1.key }) where isMeant(name) {
            hash.add(name)
            hash.add(file.text)
        }
        return hash.value
    }

    /// `key` is the hash of which pages and files there are: links also lead to pages that have no place in the site.
    private static func pageList(_ pages: [RenderedPage], among key: UInt64) -> UInt64 {
        var hash = ContentHash()
        hash.add(key)
        for page in pages {
            // Links name sources: a README.md and an index.md become the same page.
            hash.add(page.source)
            hash.add(page.path.description)
            hash.add(page.title)
        }
        return hash.value
    }

    private mutating func add(_ input: ArtifactInput, _ hash: UInt64) {
        inputs.append((input, Self.hash(of: input.name, hash)))
    }

    private static func hash(of name: String, _ content: UInt64) -> UInt64 {
        var hash = ContentHash()
        hash.add(name)
        hash.add(content)
        return hash.value
    }
}

extension BuildKeys {
    /// The hash of what a catalog is made from.
    static func catalog(_ workspace: Workspace, settings: UInt64) -> UInt64 {
        var hash = ContentHash()
        hash.add(settings)
        for file in workspace.themeFiles {
            hash.add(file.label)
            hash.add(file.hash)
        }
        return hash.value
    }

    /// A theme depends on its file, on those it extends, on what was found while they were read, and on the pairs that
    /// style sheets among the templates declare.
    private mutating func addThemes(_ build: SiteBuild, _ workspace: Workspace) {
        let styles = Self.templates(workspace) { $0.hasSuffix(".css") }
        let findings = Dictionary(grouping: build.catalog.findings, by: \.theme)
        let themes = build.entries.map(\.label)
        var all = ContentHash()
        var list = ContentHash()
        all.add(styles)
        for finding in build.generalFindings { all.add(finding) }
        for (index, entry) in build.entries.enumerated() {
            let theme = entry.label
            var hash = ContentHash()
            hash.add(styles)
            for place in entry.files { hash.add(ContentHash.of(workspace.themeFiles[place])) }
            for finding in findings[theme.id] ?? [] { hash.add(finding) }
            add(.theme(theme.id), hash.value)
            all.add(theme.id)
            all.add(hash.value)
            list.add(theme.id)
            list.add(theme.name)
            let neighbours = [index - 1, index + 1].map { themes.indices.contains($0) ? themes[$0] : nil }
            let first = workspace.configuration.baseURL == nil ? nil : themes.first?.id
            add(.frame(theme: theme.id), Self.frame(of: theme, neighbours, first: first))
        }
        add(.allThemes, all.value)
        add(.themeList, list.value)
    }

    /// `first` is the theme whose pages stand for those of all, where pages say where they are.
    private static func frame(of theme: ThemeLabel, _ neighbours: [ThemeLabel?], first: String?) -> UInt64 {
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
