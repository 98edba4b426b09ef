import CodeConstants
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// A reader of the colours that constants of Swift have.
///
/// Nothing is run: a colour that only the running app knows is unknown, and a finding names its place.
enum SwiftReader {
    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        let file = root.location.file
        let text = root[CodeTree.root]?.text ?? ""
        var documents = CodeColors.read(text, file: file)
        let loose = LooseColors.read(text, file: file, besides: documents)
        guard !documents.isEmpty else { return ([], [noColors(at: root)]) }
        if documents.count == 1, let id { documents[0].id = id }
        var colors = ForeignColors("Swift")
        for (name, color) in documents.flatMap(Self.colors) where color.value.isUnreadable {
            addUnknown(color, of: name, to: &colors)
        }
        for color in loose { documents[0].unreadColors.append(color.value) }
        return (documents, colors.findings + [finding(about: loose)].compactMap(\.self))
    }

    /// All colours of a document, those of its modes as well.
    private static func colors(
        of document: ThemeDocument
    ) -> [(name: String, value: Located<ColorExpression>)] {
        let appearances = [document.appearance] + document.modes.map(\.value)
        return appearances.flatMap { $0.palette.map { ($0.name, $0.value) } }
    }

    private static func addUnknown(
        _ color: Located<ColorExpression>,
        of name: String,
        to colors: inout ForeignColors
    ) {
        guard let location = color.location else { return }
        let text = color.value.written ?? ""
        let node = SourceNode(content: .scalar(text, .verbatim), location: location)
        _ = colors.color(reading(of: text), of: name, at: node)
    }

    private static func reading(of text: String) -> ColorReading {
        if let code = brokenCode(in: text) {
            return .misunderstood(ColorProblem("'\(code.excerpt)' is no hex code of 3 or 6 digits"))
        }
        return .elsewhere(owner(of: text), text)
    }

    /// The text of `hex: "…"` that no initialiser takes for a colour: eight digits may have their alpha first or last.
    private static func brokenCode(in text: String) -> String? {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].lowercased().hasSuffix("hex: ") else { return nil }
        let digits = parts[1].first == "#" ? parts[1].dropFirst() : parts[1]
        let isCode = digits.allSatisfy { $0.isASCII && $0.isHexDigit }
        return isCode && [3, 6, 8].contains(digits.utf8.count) ? nil : String(parts[1])
    }

    /// Only the app's asset catalog knows `Color("Ink")`.
    private static func owner(of text: String) -> ColorReading.Owner {
        let isNamed = ["Color(\"", "Color(named:"].contains { text.contains($0) }
        return isNamed ? .catalog : .code
    }

    private static func noColors(at root: SourceNode) -> Finding {
        Finding(
            .unreadableFile,
            .error,
            "the file has no constants with colours",
            help: "write them out: static let ink = Color(red: 0.07, green: 0.13, blue: 0.2)",
            at: root.location
        )
    }

    /// A warning about colours that are in no theme.
    private static func finding(about loose: [Located<String>]) -> Finding? {
        guard let first = loose.first, let location = first.location else { return nil }
        var finding = Finding(
            .unreadableFile,
            .warning,
            "\(loose.count.of("colour")) of the file in no theme, first '\(first.value.excerpt)'",
            help: "only constants are read: what functions and lists have is in no pair",
            at: location
        )
        finding.further = loose.dropFirst().compactMap { color in
            color.location.map { FurtherPlace("'\(color.value.excerpt)'", at: $0) }
        }
        return finding
    }
}

extension ColorExpression {
    fileprivate var isUnreadable: Bool {
        if case .unreadable = source { true } else { false }
    }
}
