import Findings
import SourceText
import SourceTrees
import ThemeModel

/// A colour theme of VS Code with the themes that it includes and the files of its token colours.
struct CodeThemeChain {
    /// The colours of the window; those of the theme itself win.
    private(set) var colors: Table<SourceNode> = [:]
    /// The rules for scopes, those of the theme itself last.
    private(set) var rules: [SourceNode] = []
    /// The colours by kinds of words that a language server tells.
    private(set) var semantic: Table<SourceNode> = [:]
    private(set) var findings: [Finding] = []

    private static let depthLimit = 16

    init(_ root: SourceNode, among files: OtherFiles) {
        var chain = [root]
        while let node = chain.last?["include"], let reference = node.text {
            let file = chain[chain.count - 1].location.file
            let path = FileName.path(of: reference, from: file)
            guard chain.count < Self.depthLimit,
                !chain.contains(where: { $0.location.file == path })
            else {
                findings.append(
                    Finding(
                        .unknownBase,
                        .error,
                        "themes include each other in a circle, or more than \(Self.depthLimit) deep",
                        help: "one of them must stand by itself",
                        at: node.location
                    )
                )
                break
            }
            do throws(OtherFiles.Problem) {
                chain.append(try files.root(of: reference, from: file))
            } catch {
                findings.append(error.finding(reference, at: node.location))
                break
            }
        }
        for theme in chain.reversed() { add(theme, among: files) }
    }

    private mutating func add(_ theme: SourceNode, among files: OtherFiles) {
        if case .mapping(let pairs)? = theme["colors"]?.content {
            for (key, value) in pairs { if let key = key.text { colors[key] = value } }
        }
        if case .mapping(let pairs)? = theme["semanticTokenColors"]?.content,
            theme["semanticHighlighting"]?.text != "false"
        {
            for (key, value) in pairs { if let key = key.text { semantic[key] = value } }
        }
        guard let node = theme["tokenColors"] else { return }
        guard let reference = node.text else { return add(rules: node) }
        do throws(OtherFiles.Problem) {
            let other = try files.root(of: reference, from: theme.location.file)
            add(rules: other["settings"] ?? other["tokenColors"] ?? other)
        } catch {
            findings.append(error.finding(reference, at: node.location))
        }
    }

    private mutating func add(rules node: SourceNode) {
        if case .sequence(let items) = node.content { rules += items }
    }

    /// The colour of a kind of word, which a rule without language and modifiers gives.
    func semanticColor(_ kinds: [String]) -> SourceNode? {
        kinds.lazy.compactMap { kind -> SourceNode? in
            guard let node = semantic[kind] else { return nil }
            let color = node.text == nil ? node["foreground"] : node
            return color.flatMap { $0.isUnset ? nil : $0 }
        }.first
    }
}
