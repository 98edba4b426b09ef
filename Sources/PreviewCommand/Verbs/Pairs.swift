import ArgumentParser
import Findings
import ProjectChecks
import Projects
import SourceText

struct Pairs: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "pairs",
        abstract: "Propose pairs of colours by the names and aliases of a token system.",
        discussion: """
            Lists text on the ground that its name tells, text and fill of one \
            component in one state, and what lies on the page, with the lowest \
            ratio of any mode. Pairs that are checked already are left out. A \
            pair that no name suggests is not proposed: 'check --uncovered' \
            lists the colours that are left. The pairs that the files of 'uses' \
            put together come last: they are checked without being written.

              themepreview pairs              shows the pairs
              themepreview pairs --write      writes them to themepreview.yml
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions
    @OptionGroup var chosen: ThemeOptions

    @Flag(name: .shortAndLong, help: "Write the pairs to themepreview.yml, comments kept.")
    var write = false

    @Option(name: .shortAndLong, help: "How to write the list.")
    var format: ResultFormat = .text

    func perform(_ console: Console) async throws {
        let session = try await ProjectSession(global, sources, chosen)
        let checked = try await session.checked(includesPages: false)
        let proposed = ProposedPairs(checked.themes, checked.project.checker)
        let used = UsedPairList(checked)
        switch format {
        case .json:
            console.result(proposed.json(with: used).compact)
        case .text:
            let isEmpty = proposed.rows.isEmpty
            console.result(isEmpty ? "no pairs to propose" : proposed.text)
            if let text = used.text { console.result("\n\(text)") }
        }
        guard write, !proposed.rows.isEmpty else { return }
        try add(proposed, to: session.project)
        let count = proposed.rows.count.of("pair")
        console.note("wrote \(count) to \(session.project.shownConfiguration)")
    }

    private func add(_ proposed: ProposedPairs, to project: Project) throws {
        let insertion = PairInsertion(project.configurationText ?? "")
        guard let text = insertion.text(adding: proposed.groups) else {
            throw CommandError.noPlaceForPairs(project.shownConfiguration)
        }
        try WholeFile.write(
            text,
            to: project.folder.absolute(ProjectFolder.configurationName),
            shown: project.shownConfiguration
        )
    }
}
