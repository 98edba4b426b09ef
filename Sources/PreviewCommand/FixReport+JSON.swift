import Findings
import PreviewSite
import ThemeFixes
import ThemeFormats
import ThemeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FixReport {
    /// The whole as one JSON object of schema 1.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(document), as: UTF8.self)
        }
    }

    private var document: Document {
        let texts = Dictionary(fix.replacements.map { ($0.location, $0) }) { first, _ in first }
        let distances = fix.plan.changes.map(\.deltaE)
        let summary = Document.Summary(
            fixed: Set(fix.plan.changes.flatMap(\.mended)).count, left: fix.plan.left.count,
            changes: fix.plan.changes.count, files: fix.files.count,
            meanDeltaE: distances.isEmpty ? nil : distances.reduce(0, +) / Double(distances.count),
            maxDeltaE: distances.max(), unknown: fix.unknown, unreadable: fix.unusable)
        return Document(
            schema: 1, written: isWritten, summary: summary,
            changes: fix.plan.changes.map { change in
                let text = change.place.location.flatMap { texts[$0] }
                return Document.Change(
                    token: change.place.path, location: place(change.place.location),
                    kind: change.isOfAlpha ? "alpha" : "color", old: text?.old, new: text?.new, deltaE: change.deltaE,
                    fixes: change.mended.map { Document.Fixed($0) })
            },
            left: fix.plan.left.map { row in
                Document.Left(
                    theme: row.pair.theme, mode: row.pair.mode, pair: row.pair.pair, required: row.pair.required,
                    measured: row.measured,
                    obstacles: row.obstacles.map { obstacle in
                        Document.Hindrance(
                            obstacle, at: place(obstacle.place.location), message: obstacle.sentence(on: row.pair))
                    })
            },
            diff: diff(usesColor: false).map { $0 + "\n" }.joined())
    }

    private func place(_ location: SourceLocation?) -> Document.Place? {
        location.map(shown).map { Document.Place(file: $0.file, line: $0.line, column: $0.column) }
    }

    private struct Document: Encodable {
        let schema: Int
        let written: Bool
        let summary: Summary
        let changes: [Change]
        let left: [Left]
        let diff: String

        struct Summary: Encodable {
            let fixed, left, changes, files: Int
            let meanDeltaE, maxDeltaE: Double?
            let unknown, unreadable: Int
        }

        struct Place: Encodable {
            let file: String
            let line, column: Int
        }

        struct Change: Encodable {
            let token: String
            let location: Place?
            let kind: String
            /// The value as it is written, without quotes.
            let old, new: String?
            let deltaE: Double
            let fixes: [Fixed]
        }

        struct Fixed: Encodable {
            let theme, mode: String
            let pair: PairName
            let required, before, after: Double

            init(_ mended: MendedPair) {
                (theme, mode, pair) = (mended.pair.theme, mended.pair.mode, mended.pair.pair)
                (required, before, after) = (mended.pair.required, mended.before, mended.after)
            }
        }

        struct Left: Encodable {
            let theme, mode: String
            let pair: PairName
            let required, measured: Double
            let obstacles: [Hindrance]
        }

        struct Hindrance: Encodable {
            let token: String
            let location: Place?
            let reason: String
            let best: Double?
            let conflicts: [Conflict]
            let message: String

            init(_ obstacle: Obstacle, at location: Place?, message: String) {
                token = obstacle.place.path
                self.location = location
                self.message = message
                switch obstacle.reason {
                case .notFree: (reason, best, conflicts) = ("not-editable", nil, [])
                case .outOfReach(let best, let beside):
                    (reason, self.best, conflicts) = ("out-of-reach", best, beside.map(Conflict.init))
                }
            }
        }

        struct Conflict: Encodable {
            let theme, mode, demand: String
            let required: Double?

            init(_ demand: Demand) {
                (theme, mode, self.demand, required) = (demand.theme, demand.mode, demand.phrase, demand.required)
            }
        }
    }
}
