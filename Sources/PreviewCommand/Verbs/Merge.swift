import ArgumentParser
import PreviewSite
import SourceText

struct Merge: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Put the parts of a site together.",
        discussion: """
            Several jobs, on one machine or many, each build a part of the site:

              themepreview build --shard 1/3     writes site-1-of-3/
              themepreview build --shard 2/3
              themepreview build --shard 3/3
              themepreview merge site-*-of-3     writes site/

            The site is, byte for byte, what one 'build' writes. The project must be here, and the same everywhere: \
            'merge' refuses parts that were built from other files.
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions
    @OptionGroup var chosen: ThemeOptions
    @OptionGroup var site: SiteOptions

    @Argument(
        help: ArgumentHelp(
            "The folders that 'build --shard' wrote, all of them.",
            valueName: "shard"
        ),
        completion: .directory
    )
    var shards: [String]

    func perform(_ console: Console) async throws {
        let session = try await ProjectSession(
            global,
            sources,
            chosen,
            output: site.output,
            console
        )
        let project = session.project
        let folders = shards.map {
            (path: ProjectFolder.absolute($0, in: project.currentFolder), name: $0)
        }
        let result = try await session.refusingOversizedPages(console) {
            try await session.builder(console).merge(folders, to: project.output)
        }
        console.progress("")
        console.show(result.summary, session, notesShownBy: "'themepreview check --verbose'")
        console.result(result.line)
        console.result(project.shown("\(project.output)/index.html").visible)
        if result.summary.fails(strictly: site.strict) { throw ExitCode(1) }
    }
}
