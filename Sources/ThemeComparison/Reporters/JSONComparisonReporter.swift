import Findings
import SourceText

/// Writes a comparison as JSON, for programs: schema 1, keys in alphabetical order, a theme a line.
public struct JSONComparisonReporter: ComparisonReporter {
    /// Makes the reporter.
    public init() {}

    /// The comparison as JSON on one line.
    public func text(for comparison: Comparison) -> String {
        let themes = comparison.themes.map { $0.json.compact }.joined(separator: ",\n")
        let members = [
            "\"findings\":" + comparison.findings.json.compact,
            "\"newlyFails\":" + JSONValue.boolean(comparison.newlyFails).compact, "\"schema\":1",
            "\"summary\":" + ComparisonSummary(comparison).json.compact,
            "\"themes\":" + (themes.isEmpty ? "[]" : "[\n\(themes)\n]"),
        ]
        return "{" + members.joined(separator: ",\n") + "}\n"
    }
}

extension ComparisonSummary {
    fileprivate var json: JSONValue {
        let statuses = ThemeDifference.Status.allCases.map {
            ($0.rawValue, JSONValue.integer(themes[$0] ?? 0))
        }
        let kinds = PairChange.Kind.allCases.map {
            ($0.rawValue, JSONValue.integer(pairs[$0] ?? 0))
        }
        return [
            "findings": [
                "allowed": allowedFindings > 0 ? .integer(allowedFindings) : nil,
                "failing": .integer(newFailures),
                "gone": .integer(goneFindings),
                "new": .integer(newFindings),
            ],
            "pairs": .object(kinds.sorted { $0.0 < $1.0 }),
            "themes": .object(statuses.sorted { $0.0 < $1.0 }),
            "tokens": .integer(tokens),
        ]
    }
}

extension ThemeDifference {
    fileprivate var json: JSONValue {
        [
            "addedModes": .list(addedModes.map(JSONValue.string)),
            "findings": findings.json,
            "id": .string(id),
            "oldID": status == .renamed ? .string(oldID) : nil,
            "pairs": .list(pairs.map(\.json)),
            "removedModes": .list(removedModes.map(JSONValue.string)),
            "status": .string(status.rawValue),
            "tokens": .list(tokens.map(\.json)),
        ]
    }
}

extension FindingChanges {
    fileprivate var json: JSONValue {
        [
            "allowed": allowed.isEmpty ? nil : .list(allowed.map(\.json)),
            "gone": .list(gone.map(\.json)),
            "new": .list(new.map(\.json)),
        ]
    }
}

extension PairChange {
    fileprivate var json: JSONValue {
        [
            "kind": .string(kind.rawValue),
            "mode": .string(mode),
            "new": new?.json,
            "old": old?.json,
            "pair": pair.json,
            "uses": uses?.json,
        ]
    }
}

extension PairState {
    fileprivate var json: JSONValue {
        [
            "baselined": isBaselined ? .boolean(true) : nil,
            "colors": colors?.json,
            "measured": .number(measured),
            "required": .number(required),
            "use": .string(use.rawValue),
            "verdict": .string(verdict.rawValue),
        ]
    }
}

extension TokenChange {
    fileprivate var json: JSONValue {
        [
            "deltaE": .number(deltaE),
            "follows": .list(follows.map(JSONValue.string)),
            "modes": .list(modes.map(JSONValue.string)),
            "name": .string(name),
            "new": new?.json,
            "old": old?.json,
            "uses": uses?.json,
        ]
    }
}

extension TokenUseCount {
    fileprivate var json: JSONValue {
        ["count": .integer(count), "first": first.json]
    }
}

extension TokenValue {
    fileprivate var json: JSONValue {
        [
            "value": .string(text),
            "wide": .text(wideText),
        ]
    }
}
