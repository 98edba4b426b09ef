import ArgumentParser
import Findings
import PreviewSite
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct Init: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a small working project.",
        discussion: """
            Writes a configuration, a theme with a light and a dark mode, and a page. Existing files are not \
            changed. With --templates, writes the built-in templates instead, for you to edit: delete those you leave \
            as they are.
            """)

    @OptionGroup var global: GlobalOptions

    @Argument(help: ArgumentHelp("The folder to make the project in (default: this one).", valueName: "dir"))
    var directory: String?

    @Flag(help: "Write the built-in templates to the project's folder templates/.")
    var templates = false

    func perform(_ console: Console) async throws {
        let current = ProjectFolder.current
        let folder = try folder(from: current)
        let files =
            templates ? TemplateSet.builtIn.map { (path: "templates/\($0.key)", text: $0.value) } : StarterProject.files
        let shown = directory ?? global.project ?? ProjectFolder.relative(folder, to: current)
        let writer = StarterWriter(folder: folder, shown: shown)
        for file in files.sorted(by: { $0.path < $1.path }) {
            let isNew = try writer.write(file.text, to: file.path)
            console.result(
                "\(isNew ? "wrote" : "kept ") \(ProjectFolder.relative("\(folder)/\(file.path)", to: current).visible)")
        }
        if !templates {
            let place = folder == current ? "" : " --project \(ProjectFolder.relative(folder, to: current).inShell)"
            console.note("next: themepreview build\(place)")
        }
    }

    /// The named folder; without one, the project's for templates, else the current one.
    private func folder(from current: String) throws -> String {
        if let named = directory ?? global.project { return ProjectFolder.absolute(named, in: current) }
        return templates ? try ProjectFolder(path: nil, start: current).path : current
    }
}

extension String {
    /// The text as a word of a command line, quoted if a shell would read it otherwise.
    var inShell: String {
        let isPlain = unicodeScalars.allSatisfy { $0.isAlphanumeric || "/._-+,:@%".unicodeScalars.contains($0) }
        return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
