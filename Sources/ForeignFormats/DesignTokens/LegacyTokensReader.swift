import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// A reader of design tokens of the form before the Format Module, with `value` and `type` instead of `$value` and `$type`,
/// and of those of either form in sets.
///
/// Style Dictionary has the older form until version 3; Tokens Studio and Penpot have sets, which their themes choose from,
/// and each token of Spectrum has values in sets.
enum LegacyTokensReader {
    static func recognises(_ root: SourceNode) -> Bool {
        if NativeReader.isNative(root) { return false }
        if TokenSets.areIn(root), DesignTokensReader.hasToken(root) { return true }
        // Beside keys of a theme of ours, 'value' may be a name.
        let needsType = NativeReader.keys.contains { root[$0] != nil }
        return holdsColor(root, needsType: needsType)
    }

    private static func holdsColor(_ node: SourceNode, needsType: Bool) -> Bool {
        guard node.isMapping else { return false }
        let hasValue = node["value"]?.text != nil || TokenValueSets.areIn(node)
        let isColor = hasValue && LegacyToken(node).type == "color"
        if isColor, !needsType || node["type"] != nil { return true }
        return node.pairs.contains { holdsColor($0.value, needsType: needsType) }
    }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        let head = ThemeDocument(
            id: id ?? "theme",
            name: nil,
            format: "dtcg",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        let root = TokenModePairs.joined([root])[0]
        let sets = TokenValueSets(root)
        var axes = TokenAxes(layers(of: root, sets), head: head)
        return (axes.documents(), sets.findings(axes))
    }

    private static func layers(of root: SourceNode, _ sets: TokenValueSets) -> TokenLayers {
        if !TokenSets.areIn(root), let modes = sets.layers({ LegacyToken.module(of: $0) }) {
            return modes
        }
        let usual = sets.root(sets.modes.first ?? "")
        return TokenSets(LegacyToken.module(of: usual)).layers
    }

    /// A file of tokens of either form as the Format Module has it.
    static func asModule(_ root: SourceNode) -> SourceNode {
        DesignTokensReader.hasToken(root) ? root : LegacyToken.module(of: root)
    }
}
