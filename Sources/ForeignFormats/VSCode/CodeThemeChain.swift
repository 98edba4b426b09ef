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
    /// The rules from files of TextMate, where one without a scope is for the editor.
    private(set) var settings: [SourceNode] = []
    /// The colours by kinds of words that a language server tells.
    private(set) var semantic: Table<SourceNode> = [:]
    private(set) var findings: [Finding] = []

    init(_ root: SourceNode, among files: OtherFiles) {
        var inclusions = Inclusions(files)
        var chain = [root]
        while let node = chain.last?["include"], let reference = node.text,
            let parent = inclusions.root(
                of: reference,
                at: node,
                after: chain.map(\.location.file)
            )
        {
            chain.append(parent)
        }
        findings = inclusions.findings
        for theme in chain.reversed() { addColors(of: theme, among: files) }
    }

    private mutating func addColors(of theme: SourceNode, among files: OtherFiles) {
        if case .mapping(let pairs)? = theme["colors"]?.content {
            for (key, value) in pairs { if let key = key.text { colors[key] = value } }
        }
        if case .mapping(let pairs)? = theme["semanticTokenColors"]?.content,
            theme["semanticHighlighting"]?.text != "false"
        {
            for (key, value) in pairs { if let key = key.text { semantic[key] = value } }
        }
        guard let node = theme["tokenColors"] else { return }
        guard let reference = node.text else { return addRules(node) }
        do throws(OtherFiles.Problem) {
            let other = try files.root(of: reference, from: theme.location.file)
            addRules(other["settings"] ?? other["tokenColors"] ?? other)
            settings += other["settings"]?.items ?? []
        } catch {
            findings.append(error.finding(reference, at: node.location))
        }
    }

    private mutating func addRules(_ node: SourceNode) {
        if case .sequence(let items) = node.content { rules += items }
    }

    /// The colour of a kind of word, which a rule without language and modifiers gives.
    func semanticColor(_ kinds: [String]) -> SourceNode? {
        kinds.lazy.compactMap { kind -> SourceNode? in
            guard let node = semantic[kind] else { return nil }
            let color = node.text == nil ? node["foreground"] : node
            return color.flatMap { $0.isUnset(as: "foreground") ? nil : $0 }
        }.first
    }
}
