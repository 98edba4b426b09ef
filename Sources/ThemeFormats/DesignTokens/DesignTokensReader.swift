import ColorScience
import Findings
import ThemeModel

/// Reads files of design tokens (2025.10): colours by path, and roles where their names are ours.
///
/// Source: Design Tokens Format Module and Color Module, 2025.10.
enum DesignTokensReader: ForeignReader {
    static func recognises(_ root: SourceNode) -> Bool {
        let roles = root["colors"]
        if roles?["background"]?.text != nil || roles?["text"]?.text != nil || root["extends"] != nil { return false }
        return root["resolutionOrder"] == nil && hasToken(root)
    }

    private static func hasToken(_ node: SourceNode) -> Bool {
        guard case .mapping(let pairs) = node.content else { return false }
        return pairs.contains { $0.key.text == "$value" } || pairs.contains { hasToken($0.value) }
    }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        let tokens = TokenFile(root)
        let extensions = root["$extensions"]
        let own = extensions?["themepreview"]
        let name = own?["name"]?.text
        var document = ThemeDocument(
            id: id ?? name ?? "theme", name: name.map { String($0.prefix(TextLimits.name)) }, format: "dtcg",
            location: SourceLocation(file: root.location.file, line: 1, column: 1))
        document.description = root["$description"]?.text
        document.appearance.scheme = scheme(of: extensions).map { Located($0, at: root.location) }
        if own?["contrast"]?.text == "more" { document.appearance.contrast = Located(.more, at: root.location) }
        var colors = TokenColors(tokens, isOwn: own != nil)
        colors.add(to: &document.appearance)
        TokenDimensions(tokens).add(to: &document.appearance)
        return ([document], tokens.findings + colors.findings)
    }

    /// The scheme that the file names; Figma calls its modes as people please.
    private static func scheme(of extensions: SourceNode?) -> Scheme? {
        if let own = extensions?["themepreview"]?["scheme"]?.text { return Scheme(rawValue: own) }
        let mode = extensions?["com.figma.modeName"]?.text?.lowercased() ?? ""
        return Scheme.allCases.first { mode.contains($0.rawValue) }
    }
}
