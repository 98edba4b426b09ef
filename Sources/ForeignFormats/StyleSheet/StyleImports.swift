import Findings
import SourceText
import SourceTrees

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
        let keys = ["$css", "$code", "$imports"]
        for statement in Self.lastOnes(of: Self.statements(of: sheet)) {
            guard let imported = imported(by: statement, after: trail) else { continue }
            let inner = whole(imported, after: trail + [imported.location.file])
            for key in keys {
                let items = inner[key]?.items ?? []
                lists[key, default: []] += items.map { Self.narrowed($0, by: statement.conditions) }
            }
        }
        if lists.isEmpty { return sheet }
        var members = keys.map { key in
            let items = (lists[key] ?? []) + (sheet[key]?.items ?? [])
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
    private static func narrowed(_ rule: SourceNode, by conditions: [String]) -> SourceNode {
        guard !conditions.isEmpty, let within = rule["within"] else { return rule }
        let preludes = conditions.map { SourceNode(text: $0, at: rule) }
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
        var rest = text.trimmed.description
        var conditions: [String] = []
        if let match = rest.firstMatch(of: /^layer(\([^)]*\))?/) {
            rest = rest[match.range.upperBound...].trimmed.description
        }
        if let match = rest.firstMatch(of: /^supports\((.*?)\)/) {
            conditions.append("@supports (\(match.1))")
            rest = rest[match.range.upperBound...].trimmed.description
        }
        // Tailwind writes how it reads an import: `source("../app")`, `theme(static)`, `prefix(tw)`.
        for word in ["source", "theme", "prefix", "important"] where rest.hasPrefix(word) {
            return conditions
        }
        if !rest.isEmpty { conditions.append("@media \(rest)") }
        return conditions
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
