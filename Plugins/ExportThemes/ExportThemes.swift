import Foundation
import PackagePlugin

/// Makes the theme files of a target into its Swift type `AppTheme`, before each build in which one changed.
///
/// The files lie in the target's folder `Themes` or `themes`. A target that depends on the product `Theming` gets what a
/// `Themer` of the type can do besides; another one imports nothing. A library's type is public, a program's is not.
@main
struct ExportThemes: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files = try themeFiles(of: target)
        guard !files.isEmpty else {
            Diagnostics.error(
                "the target '\(target.name)' has no theme files: put .yml, .yaml or .json files into \(target.name)/Themes"
            )
            return []
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "AppTheme.swift")
        let options =
            (imports(target, "Theming") ? [] : ["--plain"])
            + (isLibrary(target) ? ["--public"] : [])
        return [
            .buildCommand(
                displayName: "Exporting the themes of \(target.name)",
                executable: try context.tool(named: "export-themes").url,
                arguments: options + [output.path(percentEncoded: false)]
                    + files.map { $0.path(percentEncoded: false) },
                inputFiles: files,
                outputFiles: [output]
            )
        ]
    }

    private func themeFiles(of target: any Target) throws -> [URL] {
        let manager = FileManager.default
        let names = try manager.contentsOfDirectory(
            atPath: target.directoryURL.path(percentEncoded: false)
        )
        return try names.filter { $0.lowercased() == "themes" }.flatMap { name in
            let folder = target.directoryURL.appending(path: name)
            let paths = try manager.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
                .sorted()
            return paths.map { folder.appending(path: $0) }.filter { file in
                ["yml", "yaml", "json"].contains(file.pathExtension)
                    && !file.lastPathComponent.hasPrefix(".")
            }
        }
    }

    private func isLibrary(_ target: any Target) -> Bool {
        (target as? any SourceModuleTarget)?.kind == .generic
    }

    private func imports(_ target: any Target, _ module: String) -> Bool {
        target.dependencies.contains { dependency in
            switch dependency {
            case .product(let product): product.name == module
            case .target(let target): target.name == module
            @unknown default: false
            }
        }
    }
}
