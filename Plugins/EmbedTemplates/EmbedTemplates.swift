import Foundation
import PackagePlugin

/// Turns the files of `templates/` into Swift source, so that the program carries them wherever it is moved, and the hash of the
/// program's own sources, so that a build by another program makes everything again.
///
/// A target with a folder `Mappings`, `Exports` or `Client` gets the files in it instead.
@main
struct EmbedTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        for folder in ["Mappings", "Exports", "Client"] {
            guard
                let url = (target as? any SourceModuleTarget)?.directoryURL.appending(path: folder),
                FileManager.default.fileExists(atPath: url.path())
            else { continue }
            return [
                try command(
                    "Embedded\(folder)",
                    try files(below: url) { _ in true },
                    hash: [],
                    context
                )
            ]
        }
        let templates = try files(below: context.package.directoryURL.appending(path: "templates"))
        { !$0.pathExtension.isEmpty }
        let sources = try files(below: context.package.directoryURL.appending(path: "Sources")) {
            $0.pathExtension == "swift"
                || ["Mappings", "Exports"].contains(
                    $0.deletingLastPathComponent().lastPathComponent
                )
        }
        return [try command("EmbeddedTemplates", templates, hash: sources, context)]
    }

    private func command(
        _ name: String,
        _ files: [URL],
        hash sources: [URL],
        _ context: PluginContext
    ) throws -> Command {
        let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
        let hash = sources.isEmpty ? [] : ["--hash"] + sources.map { $0.path() }
        return .buildCommand(
            displayName: "Making \(name)",
            executable: try context.tool(named: "embed-templates").url,
            arguments: [output.path()] + files.map { $0.path() } + hash,
            inputFiles: files + sources,
            outputFiles: [output]
        )
    }

    private func files(below folder: URL, where isWanted: (URL) -> Bool) throws -> [URL] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
        return names.filter { !$0.hasPrefix(".") }.map { folder.appending(path: $0) }.filter(
            isWanted
        )
    }
}
