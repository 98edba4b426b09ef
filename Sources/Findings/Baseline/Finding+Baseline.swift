extension Finding {
    /// Adds what the baseline knew to the message.
    mutating func tellWorsening(since row: BaselineRow) {
        guard let before = row.measured, let now = measured else { return }
        let unit = rule == .lowContrast ? ":1" : ""
        let values = Decimals.texts(of: before, and: now)
        message += "; it got worse: was \(values.first)\(unit) in the baseline, now \(values.second)\(unit)"
    }

    /// What is said of a row whose finding is gone.
    static func stale(_ row: BaselineRow, strict: Bool) -> Finding {
        let key = row.key
        let what = key.pair.map { "'\($0.phrase)'" } ?? key.subject.map { "'\($0)'" } ?? "something"
        var finding = Finding(
            .staleBaseline, strict ? .error : .note,
            "the baseline lists \(key.rule) of \(what), which \(key.rule.canBeListed ? "is gone" : "no baseline can allow")",
            help: "'themepreview check --update-baseline' removes the row", at: row.location)
        (finding.theme, finding.mode, finding.pair) = (key.theme, key.mode, key.pair)
        return finding
    }
}
