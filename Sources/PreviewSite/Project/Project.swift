package import Findings

/// A project: its folder, its configuration, and where its files are.
package struct Project: Sendable {
    package let folder: ProjectFolder
    /// The folder that paths on the terminal are relative to.
    package let currentFolder: String
    package var configuration: Configuration
    let files: any ProjectFiles

    /// Pages and templates larger than this many bytes are not read.
    static let pageLimit = 16 << 20

    /// Reads the configuration of a project on disk.
    package init(_ folder: ProjectFolder, currentFolder: String) throws(LoadingError) {
        try self.init(folder, currentFolder: currentFolder, files: DiskFiles())
    }

    /// Reads the configuration of a project, which is the default one where there is no file.
    init(_ folder: ProjectFolder, currentFolder: String, files: any ProjectFiles) throws(LoadingError) {
        (self.folder, self.currentFolder, self.files) = (folder, currentFolder, files)
        configuration = Configuration()
        let label = shownConfiguration
        let path = folder.absolute(ProjectFolder.configurationName)
        guard try files.kind(at: path, label: label) != nil else { return }
        let text = try files.text(at: path, label: label)
        let (read, findings) = ConfigurationReader.read(text, file: ProjectFolder.configurationName)
        guard findings.isEmpty else { throw .invalid(findings.map { $0.named(label) }) }
        configuration = read
        configuration.source = Array(text.utf8)
    }

    /// The absolute path of the output folder.
    package var output: String { folder.absolute(configuration.output) }

    /// A path as one would type it in the current folder.
    package func shown(_ path: String) -> String { ProjectFolder.relative(path, to: currentFolder) }

    /// The path of the configuration as one would type it.
    var shownConfiguration: String { shown(folder.absolute(ProjectFolder.configurationName)) }

    /// The baseline that the configuration names; nil where it names none. Throws where there is no such file.
    package func baseline() throws -> Baseline? {
        guard let path = configuration.baseline else { return nil }
        let file = BaselineFile(path: folder.absolute(path), label: shown(folder.absolute(path)))
        guard let baseline = try file.read(among: files) else { throw MissingBaseline.absent(file.label) }
        return baseline
    }
}

extension Finding {
    /// The finding with another name of its file.
    fileprivate func named(_ file: String) -> Finding {
        var finding = self
        finding.location?.file = file
        return finding
    }
}
