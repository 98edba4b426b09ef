import Findings
import ThemeModel

/// A format of other tools that has colours, too, and is not read.
///
/// Said once of a file: what our own format has against each of its keys helps nobody.
enum ForeignFormat: String {
    case designTokens = "design tokens"
    case resolver = "a resolver of design tokens"
    case codeTheme = "a colour theme of VS Code"
    case assetCatalog = "a part of an Xcode asset catalog"
    case tinted8 = "a tinted8 scheme"

    /// The finding about a file of such a format; nil for any other, and for one with the roles or the base of ours.
    static func finding(about root: SourceNode) -> Finding? {
        let roles = root["colors"]
        if roles?["background"]?.text != nil || roles?["text"]?.text != nil || root["extends"] != nil { return nil }
        return format(of: root).map { $0.finding(at: root.location) }
            ?? token(in: root, whole: root).map { designTokens.finding(at: $0) }
    }

    /// The finding about a text that is no YAML, since themes of VS Code may have comments of JavaScript.
    static func finding(aboutUnreadable text: String, file: String) -> Finding? {
        guard text.contains("\"tokenColors\"") else { return nil }
        return codeTheme.finding(at: SourceLocation(file: file, line: 1, column: 1))
    }

    private func finding(at location: SourceLocation) -> Finding {
        Finding(
            .unreadableFile, .error, "the file holds \(rawValue), which themepreview does not read",
            help: "write its colours into a theme of ours, or keep it outside of the folder with the themes",
            at: location)
    }

    private static func format(of root: SourceNode) -> ForeignFormat? {
        if root["resolutionOrder"] != nil { return .resolver }
        if root["tokenColors"] != nil || root["semanticTokenColors"] != nil { return .codeTheme }
        if root["colors"]?["editor.background"] != nil { return .codeTheme }
        if root["info"]?["author"]?.text == "xcode" { return .assetCatalog }
        if (root["scheme"]?["system"] ?? root["system"])?.text == "tinted8" { return .tinted8 }
        return nil
    }

    /// Where the first design token stands: with `$value`, or in older files with `value`, and with the type of a colour where
    /// keys of ours make that doubtful.
    private static func token(in node: SourceNode, whole root: SourceNode) -> SourceLocation? {
        guard case .mapping(let pairs) = node.content else { return nil }
        if let pair = pairs.first(where: { $0.key.text == "$value" }) { return pair.key.location }
        if let pair = pairs.first(where: { $0.key.text == "value" }),
            node["type"]?.text == "color" || !NativeReader.keys.contains(where: { root[$0] != nil })
        {
            return pair.key.location
        }
        for pair in pairs {
            if let place = token(in: pair.value, whole: root) { return place }
        }
        return nil
    }
}
