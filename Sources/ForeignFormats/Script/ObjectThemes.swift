import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The themes of an object with colours, as design tokens.
enum ObjectThemes {
    static func read(
        _ value: ScriptValue,
        at root: SourceNode,
        id: String?
    ) -> (documents: [ThemeDocument], findings: FindingSet) {
        var findings = FindingSet()
        let modes = ScriptModes(value)
        let names = modes.names.isEmpty ? ["default"] : modes.names
        let colors = names.map { ScriptColors(value, in: $0, of: modes) }
        let paths = colors.map(\.paths).joined().reduce(into: Table<Bool>()) { $0[$1] = true }
        guard !colors.allSatisfy(\.isEmpty) else {
            findings.add(noColors(at: root))
            return ([], findings)
        }
        var contexts: Table<[SourceNode]> = [:]
        for (name, colors) in zip(names, colors) {
            contexts[name] = [colors.tokens(besides: paths.names, at: root)]
        }
        let head = ThemeDocument(
            id: id ?? "theme",
            name: nil,
            format: "objects",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        var axes = TokenAxes(TokenLayers(modes: contexts), head: head)
        var documents = axes.documents()
        var namings = Table<Bool>()
        for code in colors.flatMap(\.namings) { namings[code] = true }
        for index in documents.indices { documents[index].unreadColors = namings.names }
        findings.add(colors.flatMap(\.findings) + modes.unknown.map(unknownMode))
        // The names are paths here, whose points are no mistake.
        findings.add(axes.findings.filter { $0.rule != .invalidName || $0.severity == .error })
        return (documents, findings)
    }

    private static func noColors(at root: SourceNode) -> Finding {
        Finding(
            .unreadableFile,
            .error,
            "the file writes out no colours",
            help: "write them as constants: export const colors = { text: \"#112233\" }",
            at: root.location
        )
    }

    private static func unknownMode(_ name: String, _ node: SourceNode) -> Finding {
        Finding(
            .unreadableFile,
            .error,
            "'\(name.excerpt)' is a mode, and no object that the file writes out",
            help: "its colours are in no theme; write them out beside those of the other modes",
            at: node.location
        )
    }
}
