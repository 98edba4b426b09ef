import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The colours of a file that none of its themes has.
///
/// A number or a word is a colour only where its place says so: `2000` and `tan` are settings, too.
struct UnreadColors {
    private let root: SourceNode
    private let search: UnreadColorSearch
    private let isRead: (SourceNode) -> Bool
    private let taken: Set<SourceLocation>
    private let unused: Set<SourceLocation>
    typealias Found = [(path: String, location: SourceLocation)]
    /// The places of the colours in the notation of tables, in the order of the file.
    private(set) var found: Found = []
    /// The found colours that the program never paints.
    private var unpainted: Found = []
    private var broken = CountedFindings()
    private let sieve = ColorSieve()

    /// `reported` are the places of findings, which need no other one.
    init(
        in root: SourceNode,
        _ search: UnreadColorSearch,
        themes: [ThemeDocument],
        reported: [SourceLocation] = []
    ) {
        self.root = root
        self.search = search
        isRead = search.reads(root)
        let appearances = themes.flatMap { [$0.appearance] + $0.modes.map(\.value) }
        let colors = appearances.flatMap { [$0.palette, $0.colors] }
        let places = colors.joined().flatMap { color in
            [color.value.location].compactMap(\.self) + color.value.value.copies
        }
        taken = Set(places + reported)
        unused = Set(search.unused(root)).subtracting(taken)
        collect(root, at: [])
    }

    private mutating func collect(_ node: SourceNode, at path: [String]) {
        if taken.contains(node.location), !node.isMapping || search.isComposed(node) {
            return
        }
        switch node.content {
        case .scalar(let text, _):
            lookAt(node, text, at: path)
        case .sequence(let items):
            for (index, item) in items.enumerated() {
                collect(item, at: path + [Self.name(of: item) ?? "\(index)"])
            }
        case .mapping(let pairs):
            if search.isComposed(node) {
                lookAtComposed(node, at: path)
                return
            }
            for (key, value) in pairs where !taken.contains(key.location) {
                let name = key.text.flatMap { $0.isEmpty ? nil : $0 }
                collect(value, at: path + [name].compactMap(\.self))
            }
        }
    }

    /// The scope of a rule for code in a list.
    private static func name(of item: SourceNode) -> String? {
        guard let scope = item["scope"] else { return item["name"]?.text }
        if case .sequence(let scopes) = scope.content { return scopes.first?.text }
        return scope.text
    }

    private mutating func lookAt(_ node: SourceNode, _ text: String, at path: [String]) {
        if node.isNull { return }
        if unused.contains(node.location) {
            unpainted.append((path.joined(separator: "/"), node.location))
            return
        }
        let isPlace = search.places.contains(path.joined(separator: "/"))
        if text.isEmpty {
            if isPlace, !search.mayBeEmpty(root) { noteEmpty(node, path) }
            return
        }
        if search.isName(text, root, isPlace) {
            keepColor(node, path)
            return
        }
        if ColorDecoder.stands(forNoColor: text) { return }
        guard isPlace || sieve.mayBeColor(text, at: path, search.syntax) else { return }
        if isRead(node) {
            let isSeen = ColorDecoder.color(node, search.syntax)?.alpha != 0
            if isSeen { keepColor(node, path) }
        } else if isPlace || ColorText.isCode(text) {
            noteBroken(node, path)
        }
    }

    private mutating func lookAtComposed(_ node: SourceNode, at path: [String]) {
        if isRead(node) {
            keepColor(node, path)
        } else {
            noteBroken(node, path)
        }
    }

    /// A colour that only has a name in the file is no colour of anything.
    private mutating func keepColor(_ node: SourceNode, _ path: [String]) {
        if let names = search.names, path.starts(with: names) { return }
        found.append((path.joined(separator: "/"), node.location))
    }
}

// MARK: - Findings

extension UnreadColors {
    /// A finding about the colours, one about those that nobody sees, and one about those that cannot be read.
    var findings: [Finding] {
        let unread = Self.finding(
            about: found,
            "in no theme",
            help: "no role is read from there; write the colour into the theme if it needs it"
        )
        let unseen = Self.finding(
            about: unpainted,
            "never painted",
            help: "other colours of the file take their place, or the program reads none there"
        )
        return [unread, unseen].compactMap(\.self) + broken.findings
    }

    private static func finding(about colors: Found, _ claim: String, help: String) -> Finding? {
        guard let first = colors.first else { return nil }
        let names = colors.map { KeyTable.fileName(of: $0.path).excerpt }
        let shown = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        let rest = colors.count > 3 ? ", and \(colors.count - 3) more" : ""
        let isOne = colors.count == 1
        let subject = isOne ? "a colour of the file is" : "\(colors.count) colours of the file are"
        var finding = Finding(
            .unknownKey,
            .note,
            "\(subject) \(claim): \(shown)\(rest)",
            help: help,
            at: first.location
        )
        finding.further = zip(names, colors).dropFirst().map { name, color in
            FurtherPlace("'\(name)'", at: color.location)
        }
        return finding
    }

    private mutating func noteBroken(_ node: SourceNode, _ path: [String]) {
        let problem = ColorProblem(node, search.syntax)
        broken.add(
            "broken",
            Finding(
                .invalidColor,
                .warning,
                "'\(KeyTable.fileName(of: path.joined(separator: "/")).excerpt)': \(problem.message)",
                help: "no role is read from there, but a program may read it",
                at: node.location
            )
        )
    }

    private mutating func noteEmpty(_ node: SourceNode, _ path: [String]) {
        broken.add(
            "empty",
            Finding(
                .invalidColor,
                .note,
                "'\(path.joined(separator: "/").excerpt)' has no value",
                help: "write a colour, or take the key out",
                at: node.location
            )
        )
    }
}
