import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// Reads files of design tokens (2025.10): colours by path, and roles where their names are ours.
///
/// Source: Design Tokens Format Module and Color Module, 2025.10.
enum DesignTokensReader {
    static func recognises(_ root: SourceNode) -> Bool {
        if NativeReader.isNative(root) { return false }
        if LegacyTokensReader.isOfSets(root) { return false }
        let isNamed =
            root["$schema"]?.text?.hasSuffix("designtokens.org/schemas/2025.10/format.json")
            ?? false
        return root["resolutionOrder"] == nil && (isNamed || hasToken(root))
    }

    static func hasToken(_ node: SourceNode) -> Bool {
        guard case .mapping(let pairs) = node.content else { return false }
        return pairs.contains { $0.key.text == "$value" } || pairs.contains { hasToken($0.value) }
    }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        let sets = TokenValueSets(root)
        var axes = TokenAxes(
            sets.layers() ?? TokenLayers(layers: [.set([root])]),
            head: head(of: root, id: id)
        )
        return (axes.documents(), sets.findings(axes))
    }

    /// The theme of several files, each with one mode; the first is the usual one.
    ///
    /// A first one whose name tells no mode is what the others change.
    static func read(modes files: [(file: String, root: SourceNode)], id: String) -> ReadThemes {
        guard let first = files.first else { return ([], []) }
        let names = files.map { TokenModeFiles.modeName(of: $0.file) }
        let hasBase = StyleContext(named: names[0]).isUsual
        var contexts: Table<[SourceNode]> = [:]
        for (index, file) in files.enumerated() {
            contexts[names[index]] = hasBase && index == 0 ? [] : [file.root]
        }
        let modifier = TokenLayers.Modifier(name: "mode", contexts: contexts, usual: names[0])
        let layers = TokenLayers(
            layers: (hasBase ? [.set([first.root])] : []) + [.modifier(modifier)]
        )
        var axes = TokenAxes(layers, head: head(of: first.root, id: id))
        return (axes.documents(), axes.findings)
    }

    private static func head(of root: SourceNode, id: String?) -> ThemeDocument {
        let name = root["$extensions"]?["themepreview"]?["name"]?.text
        var document = ThemeDocument(
            id: id ?? name ?? "theme",
            name: name.map { String($0.prefix(TextLimits.name)) },
            format: "dtcg",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        document.description = root["$description"]?.text
        return document
    }

    /// What files of tokens say.
    struct Said {
        var appearance = Appearance()
        var pairs: [Located<RequiredPair>] = []
        var findings: [Finding] = []
    }

    /// What files of tokens say together, a later one over an earlier one; pairs only of the usual files.
    static func said(in roots: [SourceNode], isUsual: Bool, notes: inout TokenNoteReader) -> Said {
        var appearance = Appearance()
        let tokens = TokenFile(roots)
        let own = roots.compactMap { $0["$extensions"]?["themepreview"] }
        let scheme = roots.reversed().lazy.compactMap { Self.scheme(of: $0["$extensions"]) }.first
        appearance.scheme = scheme.map { Located($0, at: roots.last?.location) }
        if own.last?["contrast"]?.text == "more" {
            appearance.contrast = Located(.more, at: roots.last?.location)
        }
        var colors = TokenColors(tokens, isOwn: !own.isEmpty)
        colors.add(to: &appearance)
        TokenDimensions(tokens).add(to: &appearance)
        for node in own.compactMap({ $0["layout"] }) {
            TokenDimensions.addOwn(node, to: &appearance)
        }
        let typography = TokenTypography(tokens)
        typography.add(to: &appearance)
        appearance.tokenNotes = notes.notes(of: tokens, places: colors.places)
        let pairs = isUsual ? TokenPairs(tokens, places: colors.places) : nil
        let findings = tokens.findings + colors.findings + [typography.finding].compactMap(\.self)
        return Said(
            appearance: appearance,
            pairs: pairs?.pairs ?? [],
            findings: findings + (pairs?.findings ?? [])
        )
    }

    /// The scheme that the file names; Figma calls its modes as people please.
    private static func scheme(of extensions: SourceNode?) -> Scheme? {
        if let own = extensions?["themepreview"]?["scheme"]?.text { return Scheme(rawValue: own) }
        let mode = extensions?["com.figma.modeName"]?.text?.lowercased() ?? ""
        return Scheme.allCases.first { mode.contains($0.rawValue) }
    }
}
