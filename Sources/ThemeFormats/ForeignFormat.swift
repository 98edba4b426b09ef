import Findings
import SourceText
import SourceTrees
import ThemeModel

/// A theme format of another tool that is recognised, but not read.
///
/// Such a file is one finding. Read as the native format, each of its keys would be one.
enum ForeignFormat: String {
    case codeTheme = "a colour theme of VS Code"
    case assetCatalog = "a part of an Xcode asset catalog"
    case tinted8 = "a tinted8 scheme"

    /// Nil for any other format, and for a file with roles or a base, which is in the native one.
    static func finding(about root: SourceNode) -> Finding? {
        NativeReader.isNative(root) ? nil : format(of: root)?.finding(at: root.location)
    }

    /// For text that is not YAML: themes of VS Code may have comments of JavaScript.
    static func finding(aboutUnreadable text: String, file: String) -> Finding? {
        guard text.contains("\"tokenColors\"") else { return nil }
        return codeTheme.finding(at: SourceLocation(file: file, line: 1, column: 1))
    }

    private func finding(at location: SourceLocation) -> Finding {
        Finding(
            .unreadableFile,
            .error,
            "the file holds \(rawValue), which themepreview does not read",
            help:
                "write its colours into a themepreview theme, or move it out of the folder with the themes",
            at: location
        )
    }

    private static func format(of root: SourceNode) -> ForeignFormat? {
        if root["info"]?["author"]?.text == "xcode" { return .assetCatalog }
        if (root["scheme"]?["system"] ?? root["system"])?.text == "tinted8" { return .tinted8 }
        return nil
    }
}
