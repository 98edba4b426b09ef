import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The colours of a file that none of its themes has.
///
/// A number or a word is a colour only where its key says so: `2000` and `tan` are settings, too.
struct UnreadColors {
    private let search: UnreadColorSearch
    private let taken: Set<SourceLocation>
    /// The names that the file gives to colours; nil where a format has none.
    private let names: Set<String>?
    /// The places of the colours in the notation of tables, in the order of the file.
    private(set) var found: [(path: String, location: SourceLocation)] = []
    private var broken = CountedFindings()

    init(in root: SourceNode, _ search: UnreadColorSearch, themes: [ThemeDocument]) {
        self.search = search
        let appearances = themes.flatMap { [$0.appearance] + $0.modes.map(\.value) }
        taken = Set(
            appearances.flatMap { [$0.palette, $0.colors] }.flatMap {
                $0.compactMap(\.value.location)
            }
        )
        names = search.hasNames ? Set(appearances.flatMap(\.palette.names)) : nil
        collect(root, at: [])
    }

    private mutating func collect(_ node: SourceNode, at path: [String]) {
        switch node.content {
        case .scalar(let text, _):
            if taken.contains(node.location) { return }
            if isColor(node, text, at: path) {
                keepColor(node, path)
            } else if Self.isBrokenCode(text), ColorDecoder.color(node, search.digits) == nil {
                noteBroken(node, path)
            }
        case .sequence(let items):
            for (index, item) in items.enumerated() {
                collect(item, at: path + [Self.name(of: item) ?? "\(index)"])
            }
        case .mapping(let pairs):
            if ColorDecoder.color(node, search.digits) != nil {
                if !taken.contains(node.location) { keepColor(node, path) }
            } else {
                for (key, value) in pairs {
                    collect(value, at: path + (key.text.map { $0.isEmpty ? [] : [$0] } ?? []))
                }
            }
        }
    }

    /// Notes a hex code that is none, which no theme has either.
    private mutating func noteBroken(_ node: SourceNode, _ path: [String]) {
        let problem = ColorProblem(node, search.digits)
        broken.add(
            "broken",
            Finding(
                .invalidColor,
                .warning,
                "'\(path.joined(separator: "/").excerpt)': \(problem.message)",
                help: "no role is read from there, but a program may read it",
                at: node.location
            )
        )
    }

    private static func isBrokenCode(_ text: String) -> Bool {
        let digits = text.dropFirst()
        return text.hasPrefix("#") && (1...12).contains(digits.utf8.count)
            && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    private mutating func keepColor(_ node: SourceNode, _ path: [String]) {
        found.append((path.joined(separator: "/"), node.location))
    }

    /// The scope of a rule for code in a list.
    private static func name(of item: SourceNode) -> String? {
        guard let scope = item["scope"] else { return item["name"]?.text }
        if case .sequence(let scopes) = scope.content { return scopes.first?.text }
        return scope.text
    }

    private func isColor(_ node: SourceNode, _ text: String, at path: [String]) -> Bool {
        if let names, !text.hasPrefix("#") { return names.contains(text) }
        // Most texts are none, and reading them as colours is dear.
        guard mayBeColor(text, at: path), !ColorDecoder.stands(forNoColor: text) else {
            return false
        }
        return ColorDecoder.color(node, search.digits) != nil
    }

    private func mayBeColor(_ text: String, at path: [String]) -> Bool {
        if text.contains(where: { "#(%".contains($0) }) { return true }
        let bare = (text.hasPrefix("0x") ? text.dropFirst(2) : text[...]).prefix { $0 != " " }
        let isHex =
            [6, 8].contains(bare.utf8.count) && bare.allSatisfy { $0.isHexDigit && $0.isASCII }
        if isHex, path.dropLast().contains(where: Self.isOfColors) { return true }
        return (isHex || !text.contains(where: \.isNumber) || search.digits == .decimal)
            && path.last.map(Self.isOfColors) ?? false
    }

    private static func isOfColors(_ key: String) -> Bool {
        let key = key.lowercased()
        return !key.contains("scheme")
            && ["color", "colour", "foreground", "background"].contains { key.contains($0) }
    }

    /// The findings about all of them, or about those whose places the format does not have.
    func findings(ofAll isComplete: Bool) -> [Finding] {
        let named = isComplete ? found : found.filter { !search.has($0.path) }
        return [Self.finding(about: named)].compactMap(\.self) + broken.findings
    }

    /// Nil where there are none.
    private static func finding(
        about found: [(path: String, location: SourceLocation)]
    ) -> Finding? {
        guard let first = found.first else { return nil }
        let shown = found.prefix(3).map { "'\($0.path.excerpt)'" }.joined(separator: ", ")
        let rest = found.count > 3 ? ", and \(found.count - 3) more" : ""
        let what =
            found.count == 1 ? "a colour of the file is" : "\(found.count) colours of the file are"
        var finding = Finding(
            .unknownKey,
            .note,
            "\(what) in no theme: \(shown)\(rest)",
            help: "no role is read from there; write the colour into the theme if it needs it",
            at: first.location
        )
        finding.further = found.dropFirst().map { path, location in
            FurtherPlace("'\(path.excerpt)'", at: location)
        }
        return finding
    }
}
