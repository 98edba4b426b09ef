import ArgumentParser
import PreviewSite

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is known of a project before its themes and pages are read: folders and configuration.
struct ProjectSetup {
    let project: ProjectFolder
    let currentFolder: String
    let loader: SiteLoader
    let configuration: Configuration
    /// How many themes are worked on at once.
    let jobs: Int

    /// Reads the configuration of the project that the options speak of.
    init(
        _ options: GlobalOptions, _ sources: SourceOptions, output: String? = nil, shard: Shard? = nil
    ) throws(LoadingError) {
        currentFolder = FileManager.default.currentDirectoryPath
        project = try ProjectFolder(path: options.project, start: currentFolder)
        loader = SiteLoader(project: project, currentFolder: currentFolder)
        var configuration = try loader.configuration()
        sources.apply(to: &configuration, currentFolder: currentFolder)
        if let output {
            configuration.usualOutput = configuration.output
            configuration.output = ProjectFolder.absolute(output, in: currentFolder)
        }
        if let shard, output == nil {
            configuration.shardedOutput = configuration.output
            configuration.output += shard.ending
        }
        self.configuration = configuration
        jobs = sources.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    }

    /// The absolute path of the output folder.
    var output: String { project.absolute(configuration.output) }
}
