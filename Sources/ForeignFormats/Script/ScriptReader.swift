import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Reads objects of colours in JavaScript, TypeScript and JSON as design tokens.
struct ScriptReader {
    private let root: SourceNode
    private let head: ThemeDocument
    private let constants: ScriptConstants
    private let variants: ScriptVariants

    init(_ root: SourceNode, id: String?) {
        self.root = root
        head = ThemeDocument(
            id: id ?? "theme",
            name: nil,
            format: "objects",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        constants = ScriptConstants(root)
        variants = ScriptVariants(root)
    }

    func themes() -> ReadThemes {
        var axes = TokenAxes(layers, head: head)
        let documents = axes.documents()
        return (documents, axes.findings + spreads + unread(by: documents))
    }

    private var layers: TokenLayers {
        let paths = variants.all.map(\.path)
        let base = ScriptModule(constants: constants, variant: [], others: paths)
        var layers = TokenLayers()
        if let shared = base.tokens(of: root, at: []) { layers.layers.append(.set([shared])) }
        let modifier = variants.modifier { variant in
            let others = paths.filter { $0 != variant.path }
            let module = ScriptModule(constants: constants, variant: variant.path, others: others)
            return module.tokens(of: variant.node, at: variant.path)
        }
        if let modifier { layers.layers.append(.modifier(modifier)) }
        return layers
    }
}

// MARK: - Findings

extension ScriptReader {
    /// Warnings about objects of other files whose colours an object takes over whole.
    private var spreads: [Finding] {
        let leaves = ScriptLeaves(root).leaves.filter { $0.path.last?.hasPrefix("...") ?? false }
        return leaves.map { leaf in
            Finding(
                .unknownReference,
                .warning,
                "'\((leaf.node.text ?? "").excerpt)' adds colours that the file does not write out",
                help: "name the file that has them as a theme, too, or a style sheet made of both",
                at: leaf.node.location
            )
        }
    }

    /// A warning about the colours of the file that are in no theme.
    private func unread(by documents: [ThemeDocument]) -> [Finding] {
        let appearances = documents.flatMap { [$0.appearance] + $0.modes.map(\.value) }
        let colors = appearances.flatMap { [$0.palette, $0.colors] }.joined()
        let taken = Set(colors.compactMap(\.value.location))
        let texts = ScriptLeaves(root).leaves.map(\.node) + (root[ScriptTree.rest]?.items ?? [])
        let left = texts.filter { node in
            !taken.contains(node.location) && (node.text ?? "").holdsColor
        }
        guard let first = left.first else { return [] }
        let text = (first.text ?? "").excerpt
        var finding = Finding(
            .unknownKey,
            .warning,
            "\(left.count.of("colour")) of the file in no theme, first '\(text)'",
            help: "only what constants of the file write out is read; a function's colours are not",
            at: first.location
        )
        finding.further = left.dropFirst().map { node in
            FurtherPlace("'\((node.text ?? "").excerpt)'", at: node.location)
        }
        return [finding]
    }
}

extension String {
    /// A colour in hex or as a function of CSS is somewhere in the text.
    fileprivate var holdsColor: Bool {
        if utf8.count > 1_000 { return false }
        let words = split { !($0.isLetter || $0.isNumber || $0 == "#" || $0 == "-") }
        return words.contains { word in
            ColorSieve.isCode(String(word)) && word.utf8.count > 3
                || ScriptValue.functions.contains(word) && contains("\(word)(")
        }
    }
}
