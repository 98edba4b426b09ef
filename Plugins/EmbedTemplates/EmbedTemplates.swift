import Foundation
import PackagePlugin

/// Turns the files of `templates/` into Swift source, so that the program carries them wherever it is moved.
@main
struct EmbedTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "templates")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { !$0.hasPrefix(".") }
            .sorted()
        let inputs = names.map { folder.appending(path: $0) }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
        return [
            .buildCommand(
                displayName: "Embedding templates", executable: try context.tool(named: "embed-templates").url,
                arguments: [output.path()] + inputs.map { $0.path() }, inputFiles: inputs, outputFiles: [output])
        ]
    }
}
