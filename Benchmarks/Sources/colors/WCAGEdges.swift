import Foundation

/// The shared table `wcag_edges.json`, read in place.
enum WCAGEdges {
    /// What is known of all colours on one ground, around one threshold.
    struct Edge {
        var highestFailure = 0.0
        var lowestPass = Double.infinity
        /// How many failures would pass if the ratio were rounded.
        var falseWithTwoDecimals = 0
        var falseWithOneDecimal = 0

        /// The ratios of the table come from another program: they agree to the last digit or so.
        func agrees(with other: Edge) -> Bool {
            abs(highestFailure - other.highestFailure) < 1e-14
                && abs(lowestPass - other.lowestPass) < 1e-14
                && falseWithTwoDecimals == other.falseWithTwoDecimals
                && falseWithOneDecimal == other.falseWithOneDecimal
        }
    }

    /// The edges by "white_4.5"; `nil` when there is no such file.
    static func load() -> [String: Edge]? {
        let root = URL(filePath: #filePath).appending(path: "../../../..")
        let file = root.appending(path: "../shared/vectors/wcag_edges.json").standardizedFileURL
        guard let data = try? Data(contentsOf: file),
            let table = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        return table.compactMapValues(edge)
    }

    private static func edge(_ value: Any) -> Edge? {
        guard let row = value as? [String: Any],
            let below = (row["just_below"] as? [[Any]])?.first?.last as? Double,
            let pass = (row["just_pass"] as? [[Any]])?.first?.last as? Double,
            let twoDecimals = row["n_false_pass_round_2dp"] as? Int,
            let oneDecimal = row["n_false_pass_round_1dp"] as? Int
        else { return nil }
        return Edge(
            highestFailure: below,
            lowestPass: pass,
            falseWithTwoDecimals: twoDecimals,
            falseWithOneDecimal: oneDecimal
        )
    }
}
