import Findings
import SourceText
import ThemeModel

extension [PairException] {
    /// A finding for each of these exceptions that leaves nothing out.
    func staleFindings(besides used: Set<SourceLocation>) -> [Finding] {
        let stale = filter { exception in
            exception.location.map { !used.contains($0) } ?? false
        }
        return stale.map { exception in
            Finding(
                .staleException,
                .warning,
                "the exception '\(exception.name.excerpt)' leaves nothing out",
                help: "remove it, or name a colour or pair that the pattern covers",
                at: exception.location
            )
        }
    }
}

enum StaleException {
    static let guide = RuleGuide(
        .staleException,
        .warning,
        "An exception leaves something out.",
        reason: """
            An exception under 'except' that names no colour of its pair, or none of any pair, is misspelt or left over. It
            would leave out the next colour that gets this name.
            """,
        passing: """
            colors: { background: white, text: black, note-a: black, note-b: "#777777" }
            contrast: { pairs: [{ pair: note-* on background, except: [note-b] }] }

            """,
        failing: """
            colors: { background: white, text: black, note-a: black, note-b: black }
            contrast: { pairs: [{ pair: note-* on background, except: [note-c] }] }

            """
    )
}
