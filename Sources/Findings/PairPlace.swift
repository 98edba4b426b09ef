/// Where a pair is judged: in a mode of a theme.
package struct PairPlace: Hashable {
    let theme: String?
    let mode: String?
    let pair: PairName?

    package init(_ row: PairVerdict) {
        (theme, mode, pair) = (row.theme, row.mode, row.pair)
    }

    init(_ finding: Finding) {
        (theme, mode, pair) = (finding.theme, finding.mode, finding.pair)
    }
}
