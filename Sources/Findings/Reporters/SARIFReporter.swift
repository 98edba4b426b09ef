import SourceText

/// Writes a report as SARIF, for GitHub's code scanning and other services: a result a cause.
///
/// The standard is OASIS SARIF 2.1.0 with errata 1. Notes and allowed findings are in it, the latter as suppressed.
/// There are no absolute paths, dates or ids, so that equal findings give equal bytes.
public struct SARIFReporter: Reporter {
    /// The version of the program; nil leaves it out.
    public var version: String?
    /// The descriptions of rules; without one, the log has only the rule's name.
    public var rules: [RuleDescription]

    /// Makes a reporter.
    public init(version: String? = nil, rules: [RuleDescription] = []) {
        self.version = version
        self.rules = rules
    }

    /// The report as a SARIF log of one run.
    public func text(for report: Report) -> String {
        let descriptions = Dictionary(keepingFirst: rules.map { ($0.id, $0) })
        let names = Set(rules.map(\.id) + report.findings.map(\.rule)).sorted()
        let indices = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        var fingerprints = FingerprintCount()
        // Of what has one fingerprint, that which counts comes first: it keeps it.
        let causes =
            report.causes.filter(\.worst.counts) + report.causes.filter { !$0.worst.counts }
        let results = causes.map { cause in
            cause.result(
                rule: indices[cause.rule] ?? 0,
                occurrence: fingerprints.next(cause.fingerprint)
            )
        }
        let driver: JSONValue = [
            "name": "themepreview",
            "semanticVersion": .text(version),
            "rules": .list(names.map { Self.rule($0, descriptions[$0]) }),
        ]
        let run: JSONValue = [
            "tool": ["driver": driver],
            // Our columns count Unicode scalars; SARIF's default is UTF-16.
            "columnKind": "unicodeCodePoints",
            "results": .list(results),
            "properties": [
                "summary": Summary(report).json,
                "coverage": .list(report.coverage.map(\.json)),
            ],
        ]
        let log: JSONValue = [
            "$schema": .string(Self.schema),
            "version": "2.1.0",
            "runs": [run],
        ]
        return log.indented + "\n"
    }

    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    private static func rule(_ id: RuleID, _ description: RuleDescription?) -> JSONValue {
        [
            "id": .string(id.rawValue),
            "shortDescription": description.map { ["text": .string($0.summary)] },
            "help": description.map { ["text": .string($0.help)] },
        ]
    }
}

extension Cause {
    fileprivate func result(rule index: Int, occurrence: Int) -> JSONValue {
        [
            "ruleId": .string(rule.rawValue), "ruleIndex": .integer(index),
            "level": .string(severity.rawValue),
            "message": [
                "text": .string(
                    ([sentence] + details + [help].compactMap(\.self)).map(\.visibleLines)
                        .joined(separator: "\n")
                )
            ],
            "locations": location.map { [$0.sarif(named: findings.compactMap(\.logicalName))] },
            "partialFingerprints": fingerprints(occurrence: occurrence),
            "suppressions": .list(worst.suppressions),
            "fixes": fix.map { [$0] }, "properties": properties,
        ]
    }

    /// The edits with which all findings pass; nil where one is missing.
    private var fix: JSONValue? {
        guard let value, isMended else { return nil }
        let suggestions = [value] + companions
        let edits = suggestions.compactMap(\.edit)
        guard edits.count == suggestions.count else { return nil }
        let words = suggestions.map { "'\($0.token)' \($0.value)" }.joined(separator: ", ")
        let files = Dictionary(grouping: edits, by: \.location.file).sorted { $0.key < $1.key }.map(
            \.value
        )
        return [
            "description": ["text": .string(words)], "artifactChanges": .list(files.map(\.sarif)),
        ]
    }

    /// GitHub identifies results by the first of these, other tools by the second.
    private func fingerprints(occurrence: Int) -> JSONValue {
        [
            "primaryLocationLineHash": .string("\(fingerprint.digest):\(occurrence)"),
            "themepreview/v1": .string(
                occurrence == 1 ? fingerprint : "\(fingerprint)|\(occurrence)"
            ),
        ]
    }

    private var properties: JSONValue? {
        guard worst.pair != nil else { return nil }
        return [
            "token": .text(token), "written": .text(written), "value": .text(value?.value),
            "deltaE": .number(value?.deltaE),
            "conflict": conflict.map { .list($0.map(JSONValue.string)) },
            "findings": .list(findings.map(\.sarifProperties)),
        ]
    }
}

extension Finding {
    fileprivate var suppressions: [JSONValue] {
        if let waiver {
            return [["kind": "external", "status": "accepted", "justification": .string(waiver)]]
        }
        guard isBaselined else { return [] }
        return [
            ["kind": "external", "status": "accepted", "justification": "listed in the baseline"]
        ]
    }

    fileprivate var logicalName: String? {
        theme.map { [$0, mode, pair?.phrase].compactMap(\.self).joined(separator: "/") }
    }

    fileprivate var sarifProperties: JSONValue {
        [
            "theme": .text(theme), "mode": .text(mode), "pair": pair?.json,
            "measured": .number(measured),
            "required": .number(detail?.required),
        ]
    }
}

extension [TextEdit] {
    /// The change of the one file that these edits are in.
    fileprivate var sarif: JSONValue {
        let replacements = map { edit -> JSONValue in
            let start = edit.location
            let region: JSONValue = [
                "startLine": .integer(start.line), "startColumn": .integer(start.column),
                "endColumn": .integer(start.column + edit.length),
            ]
            return ["deletedRegion": region, "insertedContent": ["text": .string(edit.text)]]
        }
        return [
            "artifactLocation": first?.location.sarifArtifact, "replacements": .list(replacements),
        ]
    }
}

extension SourceLocation {
    fileprivate var sarifArtifact: JSONValue {
        ["uri": .string(percentEncoded(file)), "uriBaseId": "%SRCROOT%"]
    }

    fileprivate func sarif(named names: [String]) -> JSONValue {
        let region: JSONValue? =
            line > 0
            ? ["startLine": .integer(line), "startColumn": column > 0 ? .integer(column) : nil]
            : nil
        return [
            "physicalLocation": ["artifactLocation": sarifArtifact, "region": region],
            "logicalLocations": names.isEmpty
                ? nil : .list(names.map { ["fullyQualifiedName": .string($0)] }),
        ]
    }
}
