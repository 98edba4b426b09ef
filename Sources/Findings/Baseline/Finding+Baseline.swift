extension Finding {
    /// Adds what the baseline knew to the message.
    mutating func tellWorsening(since row: BaselineRow) {
        guard let before = row.measured, let now = measured else { return }
        let unit = rule == .lowContrast ? ":1" : ""
        let digits = (2...6).first { Decimals.text(of: before, $0) != Decimals.text(of: now, $0) } ?? 6
        message +=
            "; it got worse: was \(Decimals.text(of: before, digits))\(unit) in the baseline, "
            + "now \(Decimals.text(of: now, digits))\(unit)"
    }

    /// What is said of a row whose finding is gone.
    static func stale(_ row: BaselineRow, strict: Bool) -> Finding {
        let key = row.key
        let what = key.pair.map { "'\($0.phrase)'" } ?? key.subject.map { "'\($0)'" } ?? "something"
        var finding = Finding(
            .staleBaseline, strict ? .error : .note,
            "the baseline lists \(key.rule) of \(what), which is gone",
            help: "'themepreview check --update-baseline' removes the row", at: row.location)
        (finding.theme, finding.mode, finding.pair) = (key.theme, key.mode, key.pair)
        return finding
    }
}
