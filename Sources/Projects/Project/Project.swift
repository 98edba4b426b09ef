package import Findings
import ForeignFormats
import SourceText
package import ThemeExport
import ThemeFormats
import ThemeModel
import ThemeRendering

/// A project's folder, its configuration, and access to its files.
package struct Project: Sendable {
    package let folder: ProjectFolder
    package let currentFolder: String
    package var configuration: Configuration
    let files: any ProjectFiles
    /// The formats of themes that it reads.
    package private(set) var formats = ProjectFormats()
    /// The templates in its folder `exports`; nil where it has none.
    package private(set) var exports: TemplateFolder?

    package init(_ folder: ProjectFolder, currentFolder: String) throws(LoadingError) {
        try self.init(folder, currentFolder: currentFolder, files: DiskFiles())
    }

    /// Reads the configuration; a project without a file has the default one.
    init(_ folder: ProjectFolder, currentFolder: String, files: any ProjectFiles)
        throws(LoadingError)
    {
        self.folder = folder
        self.currentFolder = currentFolder
        self.files = files
        configuration = Configuration()
        formats = try ProjectFormats(in: folder, among: files)
        exports = try TemplateFiles.own(in: folder, among: files)
        let label = shownConfiguration
        let path = folder.absolute(ProjectFolder.configurationName)
        guard try files.kind(at: path, label: label) != nil else {
            try refuseOtherName()
            return
        }
        let text = try files.text(at: path, label: label)
        let (read, findings) = ConfigurationReader.read(
            text,
            file: ProjectFolder.configurationName,
            formats: formats.names,
            exports: ownExports.map(\.name)
        )
        guard findings.isEmpty else { throw .invalid(findings.map { $0.named(label) }) }
        configuration = read
        formats.set.modifiers = read.modifiers.reduce(into: [:]) { $0[$1.name] = $1.value.value }
        configuration.source = Array(text.utf8)
    }

    /// Throws if the configuration has an ending that is not read.
    private func refuseOtherName() throws(LoadingError) {
        for name in ProjectFolder.mistakenNames {
            let label = shown(folder.absolute(name))
            guard try files.kind(at: folder.absolute(name), label: label) == .file else { continue }
            throw .missing(
                "'\(label)' is not read",
                help: "rename it to \(ProjectFolder.configurationName)"
            )
        }
    }

    /// The formats of `export` that its own templates and tables are.
    package var ownExports: [ExportFormats.Choice] {
        ExportFormats.formats(of: exports) + ExportFormats.own(of: formats.set)
    }

    /// Mistakes in its own formats and templates of exports.
    package var formatFindings: [Finding] { formats.findings + (exports?.findings ?? []) }

    /// The texts of these, by which a build knows that they changed.
    package var formatTexts: [String] { formats.set.ownTexts + (exports?.ownTexts ?? []) }

    package var output: String { folder.absolute(configuration.output) }

    /// A path relative to the current folder, for messages; the path itself where only the root is above both.
    package func shown(_ path: String) -> String {
        let isNear = path.pathNames.first == currentFolder.pathNames.first
        return isNear ? ProjectFolder.relative(path, to: currentFolder) : path
    }

    /// The text of the configuration as it is now.
    package var configurationText: String? {
        try? files.text(
            at: folder.absolute(ProjectFolder.configurationName),
            label: shownConfiguration
        )
    }

    /// The configuration's path relative to the current folder.
    package var shownConfiguration: String {
        shown(folder.absolute(ProjectFolder.configurationName))
    }

    /// Throws if the output folder contains the configuration, themes, pages or templates, which a build could overwrite,
    /// or is a link that leads out of the project.
    package func refuseOutputOverSources() throws(LoadingError) {
        try refuseLinkOutside(configuration.output, under: "output")
        let output = FileKind.canonical(self.output)
        let sources =
            configuration.themeRoots + [
                configuration.docs, configuration.templates, ProjectFolder.configurationName,
            ]
        for path in sources.map(folder.absolute) where !(isOptional(path) && path == self.output) {
            let source = FileKind.canonical(path)
            guard source == output || source.below(output) != nil else { continue }
            throw .missing(
                "refusing to write to '\(shown(self.output))': it contains '\(shown(path))', a source of the site",
                help: "choose another folder with --output, or 'output' in themepreview.yml"
            )
        }
    }

    /// The folder is a default, so it may be missing: a project without pages may write its site to `docs`.
    func isOptional(_ path: String) -> Bool {
        path == folder.absolute(configuration.docs) && !configuration.requiresDocs
            || path == folder.absolute(configuration.templates) && !configuration.requiresTemplates
    }

    /// Nil if the configuration names no baseline; throws if it names a missing file.
    package func baseline() throws -> Baseline? {
        guard let path = configuration.baseline else { return nil }
        let file = BaselineFile(path: folder.absolute(path), label: shown(folder.absolute(path)))
        guard let baseline = try file.read(among: files) else {
            throw MissingBaseline.absent(file.label)
        }
        return baseline
    }
}

extension Finding {
    fileprivate func named(_ file: String) -> Finding {
        var finding = self
        finding.location?.file = file
        return finding
    }
}
