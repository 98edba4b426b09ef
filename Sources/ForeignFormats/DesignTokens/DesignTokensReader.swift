import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// A reader of files of design tokens (2025.10): colours by path, and roles where their names are ours.
///
/// Source: Design Tokens Format Module and Color Module, 2025.10.
enum DesignTokensReader {
    private static let schema = "designtokens.org/schemas/2025.10/format.json"

    static func recognises(_ root: SourceNode) -> Bool {
        if NativeReader.isNative(root) || TokenSets.areIn(root) { return false }
        if root["resolutionOrder"] != nil { return false }
        return root["$schema"]?.text?.hasSuffix(schema) ?? false || hasToken(root)
    }

    static func hasToken(_ node: SourceNode) -> Bool {
        if node.pairs.contains(where: { $0.key.text == "$value" }) { return true }
        if TokenValueSets.onlyValues(of: node) != nil { return true }
        return node.pairs.contains { hasToken($0.value) }
    }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        let root = TokenModePairs.joined([root])[0]
        let sets = TokenValueSets(root)
        let layers = sets.layers() ?? TokenLayers(layers: [.set([root])])
        var axes = TokenAxes(layers, head: head(of: root, id: id))
        return (axes.documents(), sets.findings(axes))
    }

    /// The theme of several files, each with one mode; the first is the usual one, with the name that it tells.
    ///
    /// A first one whose name tells no mode is what the others change.
    static func read(
        modes files: [(mode: String, root: SourceNode)],
        id: String
    ) -> ReadThemes {
        guard let first = files.first else { return ([], []) }
        let names = files.map(\.mode)
        let hasBase = StyleContext(named: names[0]).isUsual
        var contexts: Table<[SourceNode]> = [:]
        for (name, file) in zip(names, files) { contexts[name] = [file.root] }
        var layers = TokenLayers()
        if hasBase {
            contexts[names[0]] = []
            layers.layers.append(.set([first.root]))
        }
        let modifier = TokenLayers.Modifier(
            name: "mode",
            contexts: contexts,
            usual: names[0]
        )
        layers.layers.append(.modifier(modifier))
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
}

// MARK: - The contents of files

extension DesignTokensReader {
    /// The contents of files of tokens.
    struct Said {
        var appearance = Appearance()
        var pairs: [Located<RequiredPair>] = []
        var findings: [Finding] = []
    }

    /// The contents of files together, a later one over an earlier one; pairs only of the usual files.
    static func said(
        in roots: [SourceNode],
        isUsual: Bool,
        notes: inout TokenNoteReader
    ) -> Said {
        var said = Said()
        let tokens = TokenFile(roots)
        let own = roots.compactMap { $0["$extensions"]?["themepreview"] }
        readStyle(of: roots, own, into: &said.appearance)
        var colors = TokenColors(tokens, isOwn: !own.isEmpty)
        colors.addColors(to: &said.appearance)
        TokenDimensions(tokens).addSizes(to: &said.appearance)
        for node in own.compactMap({ $0["layout"] }) {
            TokenDimensions.addOwn(node, to: &said.appearance)
        }
        let typography = TokenTypography(tokens)
        typography.addStyles(to: &said.appearance)
        said.appearance.tokenNotes = notes.notes(of: tokens, places: colors.places)
        said.findings = tokens.findings + colors.findings
        said.findings += [typography.finding].compactMap(\.self)
        if isUsual {
            let pairs = TokenPairs(tokens, places: colors.places)
            said.pairs = pairs.pairs
            said.findings += pairs.findings
        }
        return said
    }

    private static func readStyle(
        of roots: [SourceNode],
        _ own: [SourceNode],
        into appearance: inout Appearance
    ) {
        let place = roots.last?.location
        let schemes = roots.reversed().lazy.compactMap { scheme(of: $0["$extensions"]) }
        appearance.scheme = schemes.first.map { Located($0, at: place) }
        if own.last?["contrast"]?.text == "more" {
            appearance.contrast = Located(.more, at: place)
        }
    }

    /// The scheme that the file names; Figma calls its modes as people please.
    private static func scheme(of extensions: SourceNode?) -> Scheme? {
        if let own = extensions?["themepreview"]?["scheme"]?.text {
            return Scheme(rawValue: own)
        }
        let mode = extensions?["com.figma.modeName"]?.text?.lowercased() ?? ""
        return Scheme.allCases.first { mode.contains($0.rawValue) }
    }
}
