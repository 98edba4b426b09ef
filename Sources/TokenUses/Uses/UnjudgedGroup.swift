package import SourceText
import ThemeModel

/// The uses that are in no pair for reasons of one kind, the most frequent tokens first.
package struct UnjudgedGroup: Sendable {
    /// The uses of one token for one reason.
    package struct Row: Sendable {
        package let name: String
        fileprivate let firstReason: UnjudgedReason
        package internal(set) var count = 1
        /// Other uses name something else in the reason.
        fileprivate var hasOthers = false
        /// The place of the first use.
        package let location: SourceLocation

        /// The reason of the first use, and whether others have it with another name.
        package var reason: String {
            hasOthers ? "\(firstReason), and others" : firstReason.description
        }
    }

    package let kind: UnjudgedKind
    /// In the order of their places.
    package let uses: [UnjudgedUse]
    package let rows: [Row]

    fileprivate init(_ kind: UnjudgedKind, _ uses: [UnjudgedUse]) {
        self.kind = kind
        self.uses = uses
        var rows: Table<Row> = [:]
        for use in uses {
            let form = use.reason.sentence.form
            if var row = rows["\(use.name)\n\(form)"] {
                row.count += 1
                if row.firstReason != use.reason || use.hasOthers { row.hasOthers = true }
                rows["\(use.name)\n\(form)"] = row
            } else {
                rows["\(use.name)\n\(form)"] = Row(
                    name: use.name,
                    firstReason: use.reason,
                    hasOthers: use.hasOthers,
                    location: use.location
                )
            }
        }
        self.rows = rows.map(\.value).sorted { one, other in
            (-one.count, one.location) < (-other.count, other.location)
        }
    }

    /// The groups of uses, the largest first.
    package static func groups(of uses: [UnjudgedUse]) -> [UnjudgedGroup] {
        let byKind = Dictionary(grouping: uses, by: \.reason.kind)
        let groups = UnjudgedKind.allCases.compactMap { kind in
            byKind[kind].map { UnjudgedGroup(kind, $0) }
        }
        return groups.enumerated()
            .sorted { (-$0.element.uses.count, $0.offset) < (-$1.element.uses.count, $1.offset) }
            .map(\.element)
    }
}
