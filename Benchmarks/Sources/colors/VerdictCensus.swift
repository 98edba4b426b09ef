import ColorScience

/// The verdicts on white and black of every colour, against the shared table of the ones nearest to a threshold.
enum VerdictCensus {
    static func check(_ claims: inout Claims) {
        guard let edges = WCAGEdges.load() else {
            return claims.skip(
                "verdicts of all colours equal the shared table",
                because: "../shared/vectors is absent"
            )
        }
        for (name, ground) in [("white", SRGB8.white), ("black", SRGB8.black)] {
            for limit in [3.0, 4.5, 7.0] {
                let counted = count(limit, on: ground)
                claims.check(
                    "on \(name) at \(limit), \(counted.passing.grouped) of \(counted.all.grouped) colours pass; "
                        + "the edges and the numbers of those that only rounding would pass are the known ones",
                    edges["\(name)_\(limit)"]?.agrees(with: counted.edge) ?? false
                )
            }
        }
    }

    private struct Count {
        var all = 0
        var passing = 0
        var edge = WCAGEdges.Edge()
    }

    private static func count(_ limit: Double, on ground: SRGB8) -> Count {
        var count = Count()
        for color in SRGB8.all {
            let ratio = Contrast.ratio(of: color, on: ground)
            count.all += 1
            if ratio >= limit {
                count.passing += 1
                count.edge.lowestPass = min(count.edge.lowestPass, ratio)
            } else {
                count.edge.highestFailure = max(count.edge.highestFailure, ratio)
                if ratio >= limit - 0.005 { count.edge.falseWithTwoDecimals += 1 }
                if ratio >= limit - 0.05 { count.edge.falseWithOneDecimal += 1 }
            }
        }
        return count
    }
}
