import Findings
import ThemeFormats
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads a project: the only place that does.
package struct SiteLoader: Sendable {
    private let project: ProjectFolder
    private let currentFolder: String
    private let files: any ProjectFiles
    /// How many bytes of pages are kept in memory.
    private let room: Int
    /// Pages and templates larger than this many bytes are not read.
    static let pageLimit = 16 << 20

    /// Makes a loader; `currentFolder` is what paths on a terminal are relative to.
    package init(project: ProjectFolder, currentFolder: String) {
        self.init(project: project, currentFolder: currentFolder, files: DiskFiles())
    }

    /// Makes a loader of files that may lie elsewhere than on disk; `room` is how many bytes of pages are kept in memory.
    init(project: ProjectFolder, currentFolder: String, files: any ProjectFiles, room: Int = 4 << 20) {
        self.project = project
        self.currentFolder = currentFolder
        self.files = files
        self.room = room
    }

    /// Reads the configuration, or gives the default one where there is no file.
    package func configuration() throws(LoadingError) -> Configuration {
        let path = "\(project.path)/\(ProjectFolder.configurationName)"
        let shown = shownConfiguration
        guard try files.kind(at: path, label: shown) != nil else { return Configuration() }
        let text = try files.text(at: path, label: shown)
        var (configuration, findings) = ConfigurationReader.read(text, file: ProjectFolder.configurationName)
        if !findings.isEmpty {
            throw .invalid(
                findings.map { finding in
                    var finding = finding
                    finding.location?.file = shown
                    return finding
                })
        }
        configuration.source = Array(text.utf8)
        return configuration
    }

    /// The path of the configuration as one would type it.
    private var shownConfiguration: String {
        ProjectFolder.relative(project.absolute(ProjectFolder.configurationName), to: currentFolder)
    }

    /// Where the configuration names a path under a key; nil where it does not.
    private func place(of path: String, under key: String, _ configuration: Configuration) -> SourceLocation? {
        var place = configuration.place(of: path, under: key)
        place?.file = shownConfiguration
        return place
    }

    /// Reads themes, pages and templates, up to `jobs` files at once.
    package func load(_ configuration: Configuration, jobs: Int) async throws(LoadingError) -> Workspace {
        try await read(list(configuration), configuration, jobs: jobs)
    }

    /// Reads themes alone.
    func loadThemes(_ configuration: Configuration, jobs: Int) async throws(LoadingError) -> Workspace {
        try await read(listThemes(configuration), configuration, jobs: jobs)
    }

    /// Looks for themes, pages and templates.
    package func list(_ configuration: Configuration) throws(LoadingError) -> SourceList {
        var list = try listThemes(configuration)
        try addPages(configuration, to: &list)
        try addTemplates(configuration, to: &list)
        return list
    }

    /// Reads what was found, up to `jobs` files at once; of many pages, those that are `known` when their text is asked for.
    func read(
        _ list: SourceList, _ configuration: Configuration, jobs: Int,
        known: Lazy<KnownFiles> = Lazy { KnownFiles() }
    ) async throws(LoadingError) -> Workspace {
        var workspace = Workspace(configuration: configuration)
        workspace.lazyPathsByLabel = Lazy { list.pathsByLabel() }
        workspace.docsFolder = list.docsFolder
        workspace.assetPaths = Set(list.assets.map(\.path))
        workspace.readAgain = { path throws(LoadingError) in try read(path, limit: Self.pageLimit).bytes }
        workspace.themeFiles = try await files(at: list.themes, limit: ThemeReader.sizeLimit, jobs, for: &workspace)
        for file in try await files(at: list.templates, limit: Self.pageLimit, jobs, for: &workspace) {
            workspace.templates[file.path] = try Self.template(file)
        }
        workspace.pageFiles = try await pages(of: list, known, jobs, for: &workspace)
        return workspace
    }

    private static func template(_ file: SourceFile) throws(LoadingError) -> TemplateFile {
        if let problem = file.problem { throw .unreadable(file.label, reason: problem.message) }
        guard file.bytes.count <= pageLimit else {
            throw .unreadable(file.label, reason: "it is larger than \(pageLimit >> 20) MiB")
        }
        return TemplateFile(text: try String(file.bytes, of: file.label), location: file.label)
    }

    /// The bytes of a file beside the pages.
    package func asset(_ path: String, of workspace: Workspace) throws(LoadingError) -> [UInt8] {
        Array(try file(beside: path, of: workspace).bytes)
    }

    /// The hash of a file beside the pages, and what the system said of the file.
    func hash(ofAsset path: String, of workspace: Workspace) throws(LoadingError) -> (hash: UInt64, stamp: FileStamp?) {
        let (bytes, stamp) = try file(beside: path, of: workspace)
        return (ContentHash.of(bytes), stamp)
    }
}

extension SiteLoader {
    private func listThemes(_ configuration: Configuration) throws(LoadingError) -> SourceList {
        var list = SourceList(of: project, currentFolder: currentFolder)
        list.themes = try configuration.themes.map { path throws(LoadingError) in
            try themes(at: path, configuration)
        }.flatMap(\.self)
        if configuration.themes.count > 1 {
            // One that is named twice is read once; one that is only spelt with other bytes is another one.
            var known: Set<[UInt8]> = []
            list.themes.removeAll { !known.insert(Array($0.absolute.utf8)).inserted }
        }
        if list.themes.isEmpty {
            let place = configuration.themes.first.flatMap { self.place(of: $0, under: "themes", configuration) }
            throw .noThemes(at: configuration.themes.joined(separator: "', '"), named: place)
        }
        return list
    }

    /// The theme files of a folder, or the one at a path.
    private func themes(at path: String, _ configuration: Configuration) throws(LoadingError) -> [SourceList.Place] {
        let root = project.absolute(path)
        guard let kind = try kind(at: root) else {
            throw .noThemes(at: path, named: place(of: path, under: "themes", configuration))
        }
        if kind != .folder {
            let name = root.below(root.parentPath) ?? ""
            return places([ListedFile(path: name, stamp: files.stamp(of: root))], in: root.parentPath)
        }
        let found = try list(root, configuration).filter { Self.isTheme($0.path) || $0.problem == .folder }
        return places(found, in: root)
    }

    /// Whether a file in a folder of themes is read as one, by its name.
    static func isTheme(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.hasSuffix(".yml") || name.hasSuffix(".yaml") || name.hasSuffix(".json")
    }

    private func addPages(_ configuration: Configuration, to list: inout SourceList) throws(LoadingError) {
        let root = project.absolute(configuration.docs)
        guard try kind(at: root) == .folder else {
            if !configuration.requiresDocs { return }
            let place = place(of: configuration.docs, under: "docs", configuration)
            throw .missing(
                "there is no folder of pages '\(configuration.docs)'",
                help: place == nil ? "--docs names another one" : "make it, or name another one here", named: place)
        }
        list.docsFolder = root
        for place in places(try self.list(root, configuration), in: root) {
            if place.path.lowercased().hasSuffix(".md") || place.problem == .folder {
                list.pages.append(place)
            } else if place.problem == nil {
                list.assets.append(place)
            }
        }
    }

    private func addTemplates(_ configuration: Configuration, to list: inout SourceList) throws(LoadingError) {
        let root = project.absolute(configuration.templates)
        guard try kind(at: root) == .folder else {
            if !configuration.requiresTemplates { return }
            throw .missing(
                "there is no folder of templates '\(configuration.templates)'",
                help: "'themepreview init --templates' writes the built-in ones out",
                named: place(of: configuration.templates, under: "templates", configuration))
        }
        list.templates = places(try self.list(root).filter { Self.isTemplate($0.path) }, in: root)
    }

    /// The files of a folder, without those of the site and of its shards, wherever they go this time or usually do.
    private func list(_ folder: String, _ configuration: Configuration? = nil) throws(LoadingError) -> [ListedFile] {
        // Links may lead to the folder by one path, and to the output by another.
        func place(of output: String) -> String {
            let absolute = project.absolute(output)
            return ProjectFolder.path(of: absolute, in: folder).map { String(of: $0, in: folder) } ?? absolute
        }
        let outputs = configuration.map { [$0.wholeOutput, $0.usualOutput].compactMap(\.self) } ?? []
        let families = outputs.map { ShardFamily(of: place(of: $0)) }
        let output = configuration.map { place(of: $0.output) }
        do {
            return try files.files(in: folder) { path in
                path == output || families.contains { $0.contains(path) }
            }
        } catch {
            throw .unreadable(ProjectFolder.relative(error.path, to: currentFolder), reason: "\(error.reason)")
        }
    }

    private func kind(at path: String) throws(LoadingError) -> FileKind? {
        try files.kind(at: path, label: ProjectFolder.relative(path, to: currentFolder))
    }

    private static func isTemplate(_ path: String) -> Bool {
        !path.contains("/") && [".mustache", ".css", ".js", ".svg"].contains { path.hasSuffix($0) }
    }

    private func places(_ files: [ListedFile], in folder: String) -> [SourceList.Place] {
        let folder = SourceFolder(folder, of: project)
        return files.map { SourceList.Place(folder: folder, path: $0.path, stamp: $0.stamp, problem: $0.problem) }
    }

    /// Reads files as a whole.
    private func files(
        at places: [SourceList.Place], limit: Int, _ jobs: Int, for workspace: inout Workspace
    ) async throws(LoadingError) -> [SourceFile] {
        try await taken(from: places, jobs, for: &workspace) { place throws(LoadingError) in
            try read(place, limit: limit)
        }
    }

    /// The pages; few are kept in memory, and many are not read whose hashes are `known`.
    private func pages(
        of list: SourceList, _ known: Lazy<KnownFiles>, _ jobs: Int, for workspace: inout Workspace
    ) async throws(LoadingError) -> [PageFile] {
        let room = MemoryRoom(for: room)
        return try await taken(from: list.pages, jobs, for: &workspace) { place throws(LoadingError) in
            let identity = list.identity(of: place)
            let isKept = place.stamp.map { room.take(Int($0.size)) }
            if isKept == false, let identity, let hash = known.value.hash(of: identity) {
                return (PageFile(at: place, identity: identity, hash: hash), isAsListed: true)
            }
            let (file, isAsListed) = try read(place, limit: Self.pageLimit)
            let page = PageFile(
                file, at: place, identity: isAsListed ? identity : nil, isKept: isKept ?? room.take(file.bytes.count))
            return (page, isAsListed)
        }
    }

    /// What `take` gives of each file, and whether the file is as it was listed.
    private func taken<Taken: Sendable>(
        from places: [SourceList.Place], _ jobs: Int, for workspace: inout Workspace,
        _ take: @escaping @Sendable (SourceList.Place) throws(LoadingError) -> (Taken, isAsListed: Bool)
    ) async throws(LoadingError) -> [Taken] {
        let files = try await concurrently(places, jobs: jobs, take)
        workspace.isAsListed = workspace.isAsListed && files.allSatisfy(\.isAsListed)
        return files.map(\.0)
    }

    private func read(
        _ place: SourceList.Place, limit: Int
    ) throws(LoadingError) -> (file: SourceFile, isAsListed: Bool) {
        if let problem = place.problem {
            return (SourceFile(label: place.label, path: place.path, bytes: Data(), problem: problem), true)
        }
        let (bytes, stamp) = try read(place.absolute, limit: limit)
        return (SourceFile(label: place.label, path: place.path, bytes: bytes), stamp == place.stamp)
    }

    private func file(
        beside path: String, of workspace: Workspace
    ) throws(LoadingError) -> (bytes: Data, stamp: FileStamp?) {
        // What asks for one may be remembered, or come from a shard.
        guard workspace.hasAsset(path) else {
            throw .unreadable(path.visible, reason: "it is not among the files beside the pages")
        }
        return try read("\(workspace.docsFolder ?? "")/\(path)", limit: .max)
    }

    private func read(_ path: String, limit: Int) throws(LoadingError) -> (bytes: Data, stamp: FileStamp?) {
        do {
            return try files.read(path, limit: limit)
        } catch {
            throw .unreadable(ProjectFolder.relative(path, to: currentFolder), reason: "\(error)")
        }
    }
}
