import Foundation
import PackagePlugin

/// Turns the files of `templates/` into Swift source, so that the program carries them wherever it is moved, and the hash of the
/// program's own sources, so that a build by another program makes everything again.
@main
struct EmbedTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let templates = try files(below: context.package.directoryURL.appending(path: "templates")) { _ in true }
        let sources = try files(below: context.package.directoryURL.appending(path: "Sources")) {
            $0.pathExtension == "swift"
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
        return [
            .buildCommand(
                displayName: "Embedding templates", executable: try context.tool(named: "embed-templates").url,
                arguments: [output.path()] + templates.map { $0.path() } + ["--hash"] + sources.map { $0.path() },
                inputFiles: templates + sources, outputFiles: [output])
        ]
    }

    private func files(below folder: URL, where isWanted: (URL) -> Bool) throws -> [URL] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
        return names.filter { !$0.hasPrefix(".") }.map { folder.appending(path: $0) }.filter(isWanted)
    }
}
