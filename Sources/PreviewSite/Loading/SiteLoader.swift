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
    /// Pages and templates larger than this many bytes are not read.
    static let pageLimit = 16 << 20

    /// Makes a loader; `currentFolder` is what paths on a terminal are relative to.
    package init(project: ProjectFolder, currentFolder: String) {
        self.init(project: project, currentFolder: currentFolder, files: DiskFiles())
    }

    /// Makes a loader of files that may lie elsewhere than on disk.
    init(project: ProjectFolder, currentFolder: String, files: any ProjectFiles) {
        self.project = project
        self.currentFolder = currentFolder
        self.files = files
    }

    /// Reads the configuration, or gives the default one where there is no file.
    package func configuration() throws(LoadingError) -> Configuration {
        let path = "\(project.path)/\(ProjectFolder.configurationName)"
        guard files.kind(at: path) != nil else { return Configuration() }
        let shown = ProjectFolder.relative(path, to: currentFolder)
        let bytes = try read(path, limit: Self.pageLimit)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .unreadable(shown, reason: "it is not UTF-8 text")
        }
        var (configuration, findings) = ConfigurationReader.read(text, file: ProjectFolder.configurationName)
        if !findings.isEmpty {
            throw .invalid(
                findings.map { finding in
                    var finding = finding
                    finding.location?.file = shown
                    return finding
                })
        }
        configuration.source = Array(bytes)
        return configuration
    }

    /// Reads themes, pages and templates.
    package func load(_ configuration: Configuration) throws(LoadingError) -> Workspace {
        var workspace = try loadThemes(configuration)
        try loadPages(into: &workspace)
        try loadTemplates(into: &workspace)
        return workspace
    }

    /// Reads themes alone.
    func loadThemes(_ configuration: Configuration) throws(LoadingError) -> Workspace {
        var workspace = Workspace(configuration: configuration)
        let name = ProjectFolder.configurationName
        workspace.pathsByLabel[name] = ProjectFolder.relative("\(project.path)/\(name)", to: currentFolder)
        for path in configuration.themes { try loadThemes(path, into: &workspace) }
        if workspace.themeFiles.isEmpty { throw .noThemes(at: configuration.themes.joined(separator: "', '")) }
        return workspace
    }

    /// The bytes of a file beside the pages.
    package func asset(_ path: String, of workspace: Workspace) throws(LoadingError) -> [UInt8] {
        Array(try read("\(workspace.docsFolder ?? "")/\(path)", limit: .max))
    }
}

extension SiteLoader {
    private func loadThemes(_ path: String, into workspace: inout Workspace) throws(LoadingError) {
        let root = project.absolute(path)
        guard let kind = files.kind(at: root) else {
            throw .noThemes(at: path)
        }
        if kind != .folder {
            let parent = root.lastIndex(of: "/").map { String(root[..<$0]) } ?? ""
            return try add(String(root.dropFirst(parent.count + 1)), in: parent, to: &workspace)
        }
        let output = project.absolute(workspace.configuration.output)
        for file in files.files(in: root, skipping: output) where Self.isTheme(file) {
            try add(file, in: root, to: &workspace)
        }
    }

    /// Whether a file in a folder of themes is read as one, by its name.
    static func isTheme(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.hasSuffix(".yml") || name.hasSuffix(".yaml") || name.hasSuffix(".json")
    }

    private func add(_ path: String, in folder: String, to workspace: inout Workspace) throws(LoadingError) {
        guard workspace.themePaths.insert("\(folder)/\(path)").inserted else { return }
        workspace.themeFiles.append(try file(path, in: folder, limit: ThemeReader.sizeLimit, &workspace))
    }

    private func loadPages(into workspace: inout Workspace) throws(LoadingError) {
        let configuration = workspace.configuration
        let root = project.absolute(configuration.docs)
        guard files.kind(at: root) != nil else {
            if !configuration.requiresDocs { return }
            throw .missing(
                "there is no folder of pages '\(configuration.docs)'",
                help: "--docs and themepreview.yml name another one")
        }
        workspace.docsFolder = root
        for path in files.files(in: root, skipping: project.absolute(configuration.output)) {
            if path.lowercased().hasSuffix(".md") {
                workspace.pageFiles.append(try file(path, in: root, limit: Self.pageLimit, &workspace))
            } else {
                workspace.assetPaths.insert(path)
            }
        }
    }

    private func loadTemplates(into workspace: inout Workspace) throws(LoadingError) {
        let configuration = workspace.configuration
        let root = project.absolute(configuration.templates)
        guard files.kind(at: root) != nil else {
            if !configuration.requiresTemplates { return }
            throw .missing(
                "there is no folder of templates '\(configuration.templates)'",
                help: "'themepreview init --templates' writes the built-in ones out")
        }
        for path in files.files(in: root, skipping: "") where Self.isTemplate(path) {
            let file = try file(path, in: root, limit: Self.pageLimit, &workspace)
            guard let text = String(validating: file.bytes, as: UTF8.self) else {
                throw .unreadable(file.label, reason: "it is not UTF-8 text")
            }
            workspace.templates[path] = TemplateFile(text: text, location: file.label)
        }
    }

    private static func isTemplate(_ path: String) -> Bool {
        !path.contains("/") && [".mustache", ".css", ".js", ".svg"].contains { path.hasSuffix($0) }
    }

    private func file(
        _ path: String, in folder: String, limit: Int, _ workspace: inout Workspace
    ) throws(LoadingError) -> SourceFile {
        let absolute = "\(folder)/\(path)"
        let label = project.label(of: absolute, foundIn: folder)
        workspace.pathsByLabel[label] = ProjectFolder.relative(absolute, to: currentFolder)
        return SourceFile(label: label, path: path, bytes: try read(absolute, limit: limit))
    }

    /// The bytes of a file, up to one more than `limit`.
    private func read(_ path: String, limit: Int) throws(LoadingError) -> Data {
        do {
            return try files.bytes(of: path, limit: limit)
        } catch {
            throw .unreadable(ProjectFolder.relative(path, to: currentFolder), reason: "\(error)")
        }
    }
}
