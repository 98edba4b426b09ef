import ColorScience
import Findings
import ForeignFormats
import ProjectChecks
import SourceText
import ThemeFixes
import ThemeFormats
import ThemeModel

extension FixReport {
    /// The output of `fix --format json`: schema 1.
    var json: JSONValue {
        [
            "changes": .list(zip(fix.plan.changes, texts).map(object)),
            "disorders": .list(fix.plan.disorders.map(object)),
            "diff": .string(diff(usesColor: false).map { $0 + "\n" }.joined()),
            "flips": .list(fix.plan.flips.map(\.json)),
            "keptApart": .list(fix.plan.keptApart.map(object)),
            "left": .list(fix.plan.unfixed.map(object)),
            "narrowed": .list(fix.plan.narrowed.map(object)),
            "nearPairs": .list(fix.plan.nearPairs.map(object)),
            "schema": .integer(1), "summary": summary,
            "written": .boolean(isWritten),
        ]
    }

    private var summary: JSONValue {
        let distances = fix.plan.changes.map(\.deltaE)
        return [
            "changes": .integer(fix.plan.changes.count),
            "codeOnMarks": .integer(fix.codeOnMarks), "files": .integer(fix.files.count),
            "fixed": .integer(Set(fix.plan.changes.flatMap(\.fixed)).count),
            "flips": .integer(fix.plan.flips.count),
            "large": .integer(fix.plan.changes.count(where: \.isLarge)),
            "left": .integer(fix.plan.unfixed.count),
            "maxHueShift": .number(fix.plan.changes.map { abs($0.hueShift) }.max()),
            "maxDeltaE": .number(distances.max()),
            "meanDeltaE": distances.isEmpty
                ? nil : .number(distances.reduce(0, +) / Double(distances.count)),
            "nearPairs": .integer(fix.plan.nearPairs.count), "unknown": .integer(fix.unknown),
            "unreadable": .integer(fix.unusable),
        ]
    }

    private func object(_ change: ValueChange, _ text: TextReplacement?) -> JSONValue {
        [
            "deltaE": .number(change.deltaE), "fixes": .list(change.fixed.map(\.json)),
            "heldBy": .list(change.heldBy.map { .string("to " + $0.phrase) }),
            "hueShift": .number(change.hueShift), "isLarge": .boolean(change.isLarge),
            "hex": .string(change.new.rgb.hex), "kind": .string(change.kind),
            "location": change.place.location.map(shown)?.json,
            "modes": .integer(reach(of: change)?.modes ?? 0),
            "new": .text(change.isNew ? change.new.rgb.hex : text?.new), "old": .text(text?.old),
            "target": .text(change.alias?.new.name),
            "themes": .integer(reach(of: change)?.themes ?? 0),
            "token": .string(change.place.name),
            "tokens": .integer(reach(of: change)?.tokens ?? 0),
        ]
    }

    private func object(_ pair: NearPair) -> JSONValue {
        [
            "after": .number(pair.after), "before": .number(pair.before),
            "tokens": tokens([pair.first, pair.second]),
        ]
    }

    private func object(_ step: NarrowedStep) -> JSONValue {
        [
            "after": .number(step.after), "before": .number(step.before),
            "conflicts": .list(step.conflicts.map(\.json)),
            "tokens": tokens([step.first, step.second]),
        ]
    }

    private func object(_ pair: DisorderedPair) -> JSONValue {
        [
            "conflicts": .list(pair.conflicts.map(\.json)),
            "tokens": tokens([pair.darker, pair.lighter]),
        ]
    }

    private func tokens(_ places: [TokenPlace]) -> JSONValue {
        .list(
            places.map { ["location": $0.location.map(shown)?.json, "token": .string($0.name)] }
        )
    }

    private func object(_ left: UnfixedPair) -> JSONValue {
        [
            "measured": .number(left.measured), "mode": .string(left.pair.mode),
            "obstacles": .list(left.obstacles.map { object($0, before: left.pair) }),
            "pair": left.pair.pair.json,
            "required": .number(left.pair.required), "theme": .string(left.pair.theme),
        ]
    }

    private func object(_ obstacle: Obstacle, before pair: PairInMode) -> JSONValue {
        let (reason, best, conflicts): (JSONValue, Double?, [Obstacle.Conflict]) =
            switch obstacle.reason {
            case .notFree:
                (fix.refused[obstacle.place] == nil ? "not-editable" : "refused", nil, [])
            case .noneFound: ("none-found", nil, [])
            case .tooLittleOpacity: ("too-little-opacity", nil, [])
            case .mostlyPasses: ("mostly-passes", nil, [])
            case .outOfReach(let best, let beside): ("out-of-reach", best, beside)
            }
        return [
            "best": .number(best), "conflicts": .list(conflicts.map(\.json)),
            "location": obstacle.place.location.map(shown)?.json,
            "message": .string(sentence(obstacle, before: pair)),
            "reason": reason, "token": .string(obstacle.place.name),
        ]
    }
}

extension ValueChange {
    fileprivate var kind: String {
        if isNew { return "role" }
        if alias != nil { return "alias" }
        return isOfAlpha ? "alpha" : "color"
    }
}

extension PairInMode {
    fileprivate var json: JSONValue {
        [
            "mode": .string(mode), "pair": pair.json, "required": .number(required),
            "theme": .string(theme),
        ]
    }
}

extension FlippedPair {
    fileprivate var json: JSONValue {
        [
            "after": .number(after), "before": .number(before),
            "conflicts": .list(conflicts.map(\.json)),
            "mode": .string(pair.mode), "pair": pair.pair.json,
            "reason": isProved ? "proved" : "cheapest",
            "required": .number(pair.required), "theme": .string(pair.theme),
        ]
    }
}

extension FixedPair {
    fileprivate var json: JSONValue {
        [
            "after": .number(after), "before": .number(before), "mode": .string(pair.mode),
            "pair": pair.pair.json,
            "required": .number(pair.required), "theme": .string(pair.theme),
        ]
    }
}

extension Obstacle.Conflict {
    fileprivate var json: JSONValue {
        [
            "demand": .string(phrase), "mode": .string(mode), "required": .number(required),
            "theme": .string(theme),
        ]
    }
}
