import Findings
import PreviewSite

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is known of a project before its themes and pages are read: folders and configuration.
struct ProjectSetup: Sendable {
    let project: ProjectFolder
    let currentFolder: String
    let loader: SiteLoader
    let configuration: Configuration
    /// How many themes are worked on at once: as many as were asked for, else as there are processors.
    ///
    /// To count those takes as long as to look at a hundred files.
    var jobs: Int { askedJobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }
    /// How many files are looked at at once: as many as were asked for, else more than most machines have processors.
    var looks: Int { askedJobs ?? 16 }
    private let askedJobs: Int?

    /// Reads the configuration of the project that a command line speaks of.
    init(_ choices: ProjectChoices) throws(LoadingError) {
        currentFolder = ProjectFolder.current
        project = try ProjectFolder(path: choices.project, start: currentFolder)
        loader = SiteLoader(project: project, currentFolder: currentFolder)
        var configuration = try loader.configuration()
        choices.apply(to: &configuration, currentFolder: currentFolder)
        self.configuration = configuration
        // More than there is work for are as good as that many, and may not be counted with.
        askedJobs = choices.jobs.map { max(1, min($0, 1 << 16)) }
    }

    /// The absolute path of the output folder.
    var output: String { project.absolute(configuration.output) }
}
