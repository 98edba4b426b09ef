import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Reads the colours that settings of VS Code lay over its themes: those for all, and those in blocks such as `[Nord]`.
///
/// Each block is a theme, with the colours for all below its own.
enum EditorSettingsReader {
    private static let (window, code, semantic) = (
        "workbench.colorCustomizations", "editor.tokenColorCustomizations",
        "editor.semanticTokenColorCustomizations"
    )

    static func recognises(_ root: SourceNode) -> Bool {
        [window, code].contains { isMapping(root[$0]) }
    }

    static func read(_ root: SourceNode, id: String?, among files: OtherFiles) -> ReadThemes {
        let blocks = [window, code, semantic].flatMap { root[$0]?.pairs ?? [] }.compactMap {
            key,
            value in
            isBlock(key) && isMapping(value) ? key.text : nil
        }
        var names = blocks.reduce(into: [String?]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        let isForAll = [window, code].contains {
            root[$0]?.pairs.contains { !isBlock($0.key) } ?? false
        }
        if isForAll || names.isEmpty { names.insert(nil, at: 0) }
        let read = names.prefix([ThemeDocument].limit)
        let rest = names.dropFirst([ThemeDocument].limit)
        let themes = read.map { name in
            var (documents, findings) = CodeThemeReader.read(
                theme(name, in: root),
                id: id,
                among: files
            )
            for index in documents.indices { documents[index].location = place(of: name, in: root) }
            return (documents: documents, findings: findings)
        }
        let cut = rest.isEmpty ? nil : Finding.tooManyThemes(names.map { _ in root.location })
        return (themes.flatMap(\.documents), themes.flatMap(\.findings) + [cut].compactMap(\.self))
    }

    /// The file of a theme that has the same colours.
    private static func theme(_ name: String?, in root: SourceNode) -> SourceNode {
        let rules = members(of: code, name, root)
        var members: [(String, SourceNode)] = [
            ("colors", mapping(members(of: window, name, root), at: root)),
            (
                "tokenColors",
                SourceNode(
                    content: .sequence(words(in: rules) + scopes(in: rules)),
                    location: root.location
                )
            ),
            (
                "semanticTokenColors",
                mapping(
                    members(of: semantic, name, root).filter { $0.key.text == "rules" }.flatMap(
                        \.value.pairs
                    ),
                    at: root
                )
            ),
        ]
        if let name { members.append(("name", SourceNode(text: title(of: name), at: root))) }
        return SourceNode(members: members, at: root)
    }

    /// The members of a setting for all themes, then those for the themes of a block.
    private static func members(
        of setting: String,
        _ name: String?,
        _ root: SourceNode
    ) -> [(key: SourceNode, value: SourceNode)] {
        let all = root[setting]?.pairs ?? []
        let shared = all.filter { !isBlock($0.key) }
        guard let name, let block = root[setting]?[name] else { return shared }
        return shared + block.pairs
    }

    private static func mapping(
        _ pairs: [(key: SourceNode, value: SourceNode)],
        at root: SourceNode
    ) -> SourceNode {
        SourceNode(content: .mapping(pairs), location: root.location)
    }

    /// Rules for the kinds of words that have settings of their own.
    private static func words(in rules: [(key: SourceNode, value: SourceNode)]) -> [SourceNode] {
        rules.compactMap { key, value in
            guard let kind = key.text, let scope = kinds[kind] else { return nil }
            let settings =
                value.text == nil ? value : SourceNode(members: [("foreground", value)], at: value)
            return SourceNode(
                members: [("scope", SourceNode(text: scope, at: key)), ("settings", settings)],
                at: key
            )
        }
    }

    private static func scopes(in rules: [(key: SourceNode, value: SourceNode)]) -> [SourceNode] {
        rules.filter { $0.key.text == "textMateRules" }.flatMap { $0.value.items }
    }

    private static let kinds = [
        "comments": "comment", "strings": "string", "keywords": "keyword, storage",
        "numbers": "constant.numeric",
        "types": "entity.name.type, support.class",
        "functions": "entity.name.function, support.function",
        "variables": "variable",
    ]

    private static func isMapping(_ node: SourceNode?) -> Bool {
        if case .mapping? = node?.content { true } else { false }
    }

    private static func isBlock(_ key: SourceNode) -> Bool { key.text?.hasPrefix("[") ?? false }

    /// `[Nord][Nord Deep]` is for both.
    private static func title(of block: String) -> String {
        block.split { "[]".contains($0) }.joined(separator: ", ")
    }

    private static func place(of block: String?, in root: SourceNode) -> SourceLocation {
        if let block {
            for setting in [window, code, semantic] {
                let key = root[setting]?.pairs.first { $0.key.text == block }?.key
                if let key { return key.location }
            }
        }
        return SourceLocation(file: root.location.file, line: 1, column: 1)
    }
}
