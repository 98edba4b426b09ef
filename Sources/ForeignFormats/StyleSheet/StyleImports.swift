import Findings
import SourceText
import SourceTrees
import StyleSheets

/// A style sheet with the rules of the local files that it imports before its own, as browsers have them.
///
/// Source: CSS Cascade 5, §2.
struct StyleImports {
    private(set) var root: SourceNode
    private var inclusions: Inclusions
    private var notes = CountedFindings()

    var findings: [Finding] { inclusions.findings + notes.findings }

    init(_ root: SourceNode, among files: OtherFiles) {
        self.root = root
        inclusions = Inclusions(files, .warning)
        self.root = whole(root, after: [root.location.file])
    }

    /// The local files that a style sheet imports, as it writes them.
    @Sendable static func references(in root: SourceNode) -> [String] {
        statements(of: root).map(\.reference).filter { !isRemote($0) && !isPackage($0) }
    }

    private mutating func whole(_ sheet: SourceNode, after trail: [String]) -> SourceNode {
        var lists: [String: [SourceNode]] = [:]
        let keys = ["$css", "$code", "$imports", "$unclosed"]
        var own = (sheet["$css"]?.items ?? [])[...]
        for statement in Self.lastOnes(of: Self.statements(of: sheet)) {
            guard let imported = imported(by: statement, after: trail) else { continue }
            // Of a sheet's own rules only the order of layers may stand before an import.
            while let first = own.first, first["properties"]?.pairs.isEmpty ?? true,
                first.location < statement.node.location
            {
                lists["$css", default: []].append(own.removeFirst())
            }
            let inner = whole(imported, after: trail + [imported.location.file])
            for key in keys {
                let items = inner[key]?.items ?? []
                lists[key, default: []] += items.map { Self.narrowed($0, by: statement) }
            }
        }
        if lists.isEmpty { return sheet }
        var members = keys.map { key in
            let rest = key == "$css" ? Array(own) : sheet[key]?.items ?? []
            let items = (lists[key] ?? []) + rest
            return (name: key, value: SourceNode(items: items, at: sheet))
        }
        if let others = sheet["$others"] { members.append(("$others", others)) }
        return SourceNode(members: members, at: sheet)
    }

    private mutating func imported(
        by statement: Statement,
        after trail: [String]
    ) -> SourceNode? {
        let reference = statement.reference
        if Self.isPackage(reference) || Self.isRemote(reference) {
            let isKnown = reference.hasPrefix("tailwindcss")
            if !isKnown { notes.add("import", Self.unread(statement)) }
            return nil
        }
        let imported = inclusions.root(
            of: reference,
            at: statement.node,
            after: trail,
            isOptional: !reference.hasPrefix(".") && reference.contains("/")
        )
        return imported?["$css"] == nil ? nil : imported
    }

    private static func unread(_ statement: Statement) -> Finding {
        let kind = isRemote(statement.reference) ? "an address" : "a package"
        return Finding(
            .unreadableFile,
            .note,
            "'\(statement.reference.excerpt)' is \(kind), and what it imports is not read",
            help: "put colours that the theme needs into a file of the project",
            at: statement.node.location
        )
    }

    /// A rule of an imported sheet, below the conditions of its import.
    private static func narrowed(_ rule: SourceNode, by statement: Statement) -> SourceNode {
        guard !statement.conditions.isEmpty, let within = rule["within"] else { return rule }
        let preludes = statement.conditions.map { SourceNode(text: $0, at: statement.node) }
        let members = rule.pairs.map { key, value in
            let isWithin = key.text == "within"
            let all = SourceNode(items: preludes + within.items, at: value)
            return (key: key, value: isWithin ? all : value)
        }
        return SourceNode(pairs: members, at: rule)
    }
}

// MARK: - Statements

extension StyleImports {
    private struct Statement {
        let reference: String
        /// The media and supports conditions, as rules have them in front of their braces.
        let conditions: [String]
        let node: SourceNode
    }

    private static func statements(of root: SourceNode) -> [Statement] {
        (root["$imports"]?.items ?? []).compactMap { node in
            guard let text = node.text,
                let match = text.firstMatch(
                    of: /(?i)^@import\s*(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)?(.*)$/
                )
            else { return nil }
            let reference = match.1 ?? match.2 ?? match.3 ?? ""
            if reference.isEmpty { return nil }
            return Statement(
                reference: String(reference),
                conditions: conditions(in: String(match.4)),
                node: node
            )
        }
    }

    /// Of imports of one file under the same conditions the last one counts.
    private static func lastOnes(of statements: [Statement]) -> [Statement] {
        var known: Set<[String]> = []
        let last = statements.reversed().filter { statement in
            known.insert([statement.reference] + statement.conditions).inserted
        }
        return last.reversed()
    }

    private static func conditions(in text: String) -> [String] {
        var rest = text.trimmed
        var conditions: [String] = []
        if rest.lowercased().hasPrefix("layer") {
            let layer = takeFunction("layer", from: &rest) ?? ""
            if layer.isEmpty { rest = rest.dropFirst("layer".count).trimmed }
            conditions.append("@layer \(layer)")
        }
        if let condition = takeFunction("supports", from: &rest) {
            conditions.append("@supports (\(condition))")
        }
        // Tailwind writes how it reads an import: `source("../app")`, `theme(static)`, `prefix(tw)`.
        for word in ["source", "theme", "prefix", "important"] where rest.hasPrefix(word) {
            return conditions
        }
        if !rest.isEmpty { conditions.append("@media \(rest)") }
        return conditions
    }

    /// The text in the brackets of a function that comes next, which is taken away with it.
    private static func takeFunction(_ name: String, from text: inout String) -> String? {
        guard text.lowercased().hasPrefix(name + "(") else { return nil }
        let brackets = text.dropFirst(name.count)
        let scalars = brackets.unicodeScalars
        guard let end = BracketNesting.closing(in: scalars) else { return nil }
        text = brackets[scalars.index(after: end)...].trimmed
        return brackets[..<end].dropFirst().trimmed
    }

    private static func isRemote(_ reference: String) -> Bool {
        reference.hasPrefix("//") || reference.starts(with: /[A-Za-z][A-Za-z0-9+.-]*:/)
    }

    /// A bundler looks for it among packages: it has no ending of a file, or the scope of a package.
    private static func isPackage(_ reference: String) -> Bool {
        if reference.hasPrefix(".") || reference.hasPrefix("/") { return false }
        return reference.hasPrefix("@") || reference.hasPrefix("tailwindcss")
            || !reference.hasSuffix(".css")
    }
}
