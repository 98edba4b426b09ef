import Findings

/// The files that a project is made from, before they are read.
package struct SourceList: Sendable {
    /// Where a file is.
    struct Place: Sendable {
        /// The folder it was found in.
        let folder: SourceFolder
        /// The path below that folder.
        let path: String
        /// What the system says of the file; nil where it says nothing that could be relied on.
        let stamp: FileStamp?
        /// Why it is not to be read; nil where it is.
        var problem: FileProblem?

        /// The name that findings and the site show.
        var label: String { folder.label(of: path) }
        /// The absolute path.
        var absolute: String { folder.absolute(path) }
    }

    /// The theme files, in the order of their paths.
    var themes: [Place] = []
    /// The Markdown files, in the order of their paths.
    var pages: [Place] = []
    /// All other files beside the pages.
    var assets: [Place] = []
    /// The project's own templates.
    var templates: [Place] = []
    /// The absolute path of the folder of the pages; nil where there is none.
    var docsFolder: String?
    /// The moment before the first file was looked at, by the clock of file systems.
    private let moment = FileStamp.tick
    /// The absolute path of the configuration, which may not be there.
    private var configuration: String { project.absolute(ProjectFolder.configurationName) }
    private let project: ProjectFolder
    private let currentFolder: String

    /// Begins without files; `currentFolder` is what paths on a terminal are relative to.
    init(of project: ProjectFolder, currentFolder: String) {
        self.project = project
        self.currentFolder = currentFolder
    }

    /// How many theme files there are.
    package var themeCount: Int { themes.count }
    /// How many Markdown files there are.
    package var pageCount: Int { pages.count }

    /// The paths by which the present folder knows what labels stand for: the first file of a label, where there are several.
    func pathsByLabel() -> [String: String] {
        let paths = [themes, templates, pages].joined().map { ($0.label, shown($0.absolute)) }
        return Dictionary(paths + [(ProjectFolder.configurationName, shown(configuration))]) { first, _ in first }
    }

    /// One of ``pathsByLabel()``, where few are asked for; nil where the label is that of none of the files.
    ///
    /// Complexity: O(n) in the files, of which hardly any is made a label of: it ends with the path, to the byte.
    package func path(of label: String) -> String? {
        let bytes = Array(label.utf8)
        let place = [themes, templates, pages].joined().first { place in
            place.path.withBytes { bytes.suffix($0.count).elementsEqual($0) } && place.label == label
        }
        if let place { return shown(place.absolute) }
        return label == ProjectFolder.configurationName ? shown(configuration) : nil
    }

    private func shown(_ path: String) -> String { ProjectFolder.relative(path, to: currentFolder) }

    /// The hash of the files' names and of what the system said of them: if it is the same, so were their bytes.
    ///
    /// Nil where one of them could be written to without getting another stamp.
    var fingerprint: UInt64? {
        var hash = ContentHash()
        hash.add(project.path)
        for places in [themes, pages, assets, templates] {
            hash.add(UInt64(places.count))
            for place in places where !add(place, to: &hash) { return nil }
        }
        return hash.value
    }

    /// The hash of a file's name and of what the system said of it: if it is the same, so are its bytes.
    ///
    /// Nil where it could be written to without getting another stamp.
    func identity(of place: Place) -> UInt64? {
        var hash = ContentHash()
        return add(place, to: &hash) ? hash.value : nil
    }

    /// Adds a file's name and what the system said of it; returns whether that could be relied on.
    private func add(_ place: Place, to hash: inout ContentHash) -> Bool {
        guard let stamp = place.stamp, stamp.isUntouched(since: moment) else { return false }
        hash.add(place.folder.path)
        hash.add(place.path)
        hash.add(stamp)
        if let problem = place.problem { hash.add(problem.rawValue) }
        return true
    }
}
