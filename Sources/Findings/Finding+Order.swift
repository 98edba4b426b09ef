extension Finding: Comparable {
    /// By place, then by theme, mode, rule and words, so that equal input gives an equal report.
    public static func < (left: Finding, right: Finding) -> Bool {
        let none = SourceLocation(file: "")
        let (leftPlace, rightPlace) = (left.location ?? none, right.location ?? none)
        if leftPlace != rightPlace { return leftPlace < rightPlace }
        return left.sortKey.lexicographicallyPrecedes(right.sortKey)
    }

    private var sortKey: [String] {
        [theme ?? "", mode ?? "", rule.rawValue, pair?.phrase ?? "", message]
    }

    /// What stays the same while lines move and values change: the rule, theme, mode and pair or subject.
    package var fingerprint: String {
        let subject = pair.map { "\($0.phrase) as \($0.use.rawValue)" } ?? message
        return [rule.rawValue, theme ?? location?.file ?? "", mode ?? "", subject].joined(separator: "|")
    }
}
