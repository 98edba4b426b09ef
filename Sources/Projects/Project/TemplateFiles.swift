package import ThemeExport

/// Reads the templates of exports: those in a project's folder `exports`, and those that a user names.
package enum TemplateFiles {
    package static let folder = "exports"

    /// A project's own templates; none where the folder has no `config.yaml`, such as one that holds exported files.
    static func own(
        in project: ProjectFolder,
        among files: any ProjectFiles
    ) throws(LoadingError) -> TemplateFolder? {
        try described(project.absolute(folder), label: folder, among: files)
    }

    /// The templates of a folder, which may be a repository with a folder `templates`, or of one file.
    package static func named(
        _ path: String,
        in currentFolder: String
    ) throws(LoadingError) -> TemplateFolder {
        let files = DiskFiles()
        let absolute = ProjectFolder.absolute(path, in: currentFolder)
        switch try files.kind(at: absolute, label: path) {
        case nil:
            throw .missing("there is no '\(path)'", help: "name a folder of templates, or one file")
        case .folder:
            for (below, label) in [("/templates", "\(path)/templates"), ("", path)] {
                let found = try described(absolute + below, label: label, among: files)
                if let found { return found }
            }
            throw .missing(
                "'\(path)' has no templates/config.yaml and no config.yaml",
                help: "name a folder that has one, or a template itself"
            )
        default:
            let text = try files.text(at: absolute, label: path)
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return TemplateFolder(template: text, named: name, label: path)
        }
    }

    /// The templates of a folder; nil where nothing describes them.
    private static func described(
        _ root: String,
        label: String,
        among files: any ProjectFiles
    ) throws(LoadingError) -> TemplateFolder? {
        guard try files.kind(at: root, label: label) == .folder else { return nil }
        let names = try files.files(in: root, label: label, where: isWanted).map(\.path)
        guard names.contains(where: TemplateFolder.descriptionNames.contains) else { return nil }
        var texts: [String: String] = [:]
        for name in names.prefix(TemplateFolder.limit.files) {
            texts[name] = try files.text(
                of: name,
                in: root,
                limit: TemplateFolder.limit.bytes,
                label: "\(label)/\(name)"
            )
        }
        return TemplateFolder(texts, label: label)
    }

    private static func isWanted(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name.hasSuffix(TemplateFolder.ending)
            || TemplateFolder.descriptionNames.contains(String(name))
    }
}
