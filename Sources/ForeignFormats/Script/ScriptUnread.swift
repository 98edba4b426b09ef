import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The colours that a script writes and that no theme has.
struct ScriptUnread {
    private(set) var findings: [Finding] = []

    init(
        _ file: ScriptEvaluation,
        _ root: SourceNode,
        _ documents: [ThemeDocument],
        reported: [Finding]
    ) {
        let appearances = documents.flatMap { [$0.appearance] + $0.modes.map(\.value) }
        let colors = appearances.flatMap { [$0.palette, $0.colors] }.joined()
        let gradients = appearances.flatMap(\.gradients)
        var taken = Set(colors.compactMap(\.value.location))
        taken.formUnion(gradients.compactMap(\.value.location))
        taken.formUnion(reported.compactMap(\.location))
        // The texts in the code of a colour that is unknown belong to that.
        var texts = file.code.filter { !taken.contains($0.place) }.flatMap(\.texts)
        for statement in root[ScriptTree.root]?.items ?? [] {
            for (_, value) in statement[.constant]?.pairs ?? [] {
                Self.collect(value, into: &texts)
            }
        }
        var places: Set<SourceLocation> = []
        let left = texts.filter { node in
            guard !taken.contains(node.location), let text = node.text else { return false }
            return Self.isColor(text) && places.insert(node.location).inserted
        }
        findings = [Self.finding(about: left)].compactMap(\.self)
    }

    /// The texts in values that are written out.
    private static func collect(_ node: SourceNode, into texts: inout [SourceNode]) {
        if node.code != nil || node[.reference] != nil { return }
        if let call = node.call { return collect(call.argument, into: &texts) }
        switch node.content {
        case .scalar(_, .quoted): texts.append(node)
        case .scalar: return
        case .sequence(let items): for item in items { collect(item, into: &texts) }
        case .mapping(let pairs): for (_, value) in pairs { collect(value, into: &texts) }
        }
    }

    /// A colour in hex or as a function: a word may be anything.
    private static func isColor(_ text: String) -> Bool {
        guard text.hasPrefix("#") || text.contains("(") else { return false }
        switch ColorText(text) {
        case .color, .gradient: return true
        case .broken, .ofPlace, .other: return false
        }
    }

    private static func finding(about left: [SourceNode]) -> Finding? {
        guard let first = left.first else { return nil }
        var finding = Finding(
            .unreadableFile,
            .error,
            "\(left.count.of("colour")) of the file in no theme, first '\((first.text ?? "").excerpt)'",
            help: "only what constants write out is read: move other code into a file of its own",
            at: first.location
        )
        finding.further = left.dropFirst().map { node in
            FurtherPlace("'\((node.text ?? "").excerpt)'", at: node.location)
        }
        return finding
    }
}
