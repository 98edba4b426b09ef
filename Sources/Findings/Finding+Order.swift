extension Finding: Comparable {
    /// By place, then by theme, mode, rule and words, so that equal input gives an equal report.
    public static func < (left: Finding, right: Finding) -> Bool {
        let none = SourceLocation(file: "")
        let (leftPlace, rightPlace) = (left.location ?? none, right.location ?? none)
        if leftPlace != rightPlace { return leftPlace < rightPlace }
        if left.theme != right.theme { return (left.theme ?? "") < (right.theme ?? "") }
        if left.mode != right.mode { return (left.mode ?? "") < (right.mode ?? "") }
        if left.rule != right.rule { return left.rule < right.rule }
        let (leftPair, rightPair) = (left.pair, right.pair)
        if leftPair?.foreground != rightPair?.foreground {
            return (leftPair?.foreground ?? "") < (rightPair?.foreground ?? "")
        }
        if leftPair?.background != rightPair?.background {
            return (leftPair?.background ?? "") < (rightPair?.background ?? "")
        }
        return left.message < right.message
    }

    /// Whether this finding is to be read before `other` where the worst comes first.
    ///
    /// By severity, then by how far the measured value falls short, then by place.
    package func isWorse(than other: Finding) -> Bool {
        if severity != other.severity { return severity > other.severity }
        let (share, otherShare) = (shareOfRequired, other.shareOfRequired)
        return share == otherShare ? self < other : share < otherShare
    }

    private var shareOfRequired: Double {
        guard let measured, let required, required > 0 else { return 1 }
        return measured / required
    }
}
