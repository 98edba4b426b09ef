extension [Finding] {
    /// The findings by place, then by theme, mode, rule, pair and words, so that equal input gives an equal report.
    package var inOrder: [Finding] { indices.sorted(by: precedes).map { self[$0] } }

    /// The findings that count, then those that are allowed, each the worst first.
    ///
    /// By severity, then by how far the measured value falls short; what is equally bad stays in its order.
    package var worstFirst: [Finding] {
        let ranks = map { ($0.counts ? 0 : 1, $0.severity, $0.shareOfRequired) }
        return indices.sorted { left, right in
            let (one, other) = (ranks[left], ranks[right])
            if one.0 != other.0 { return one.0 < other.0 }
            if one.1 != other.1 { return one.1 > other.1 }
            return one.2 == other.2 ? left < right : one.2 < other.2
        }.map { self[$0] }
    }

    /// Whether the finding at one place comes before the one at another.
    ///
    /// They are looked at where they are: it would take longer to make copies than to compare them.
    fileprivate func precedes(_ left: Int, _ right: Int) -> Bool {
        let none = SourceLocation(file: "")
        let (place, otherPlace) = (self[left].location ?? none, self[right].location ?? none)
        if place != otherPlace { return place < otherPlace }
        return isBefore(self[left].theme, self[right].theme) ?? isBefore(self[left].mode, self[right].mode)
            ?? isBefore(self[left].rule.rawValue, self[right].rule.rawValue)
            ?? isBefore(self[left].pair?.foreground, self[right].pair?.foreground)
            ?? isBefore(self[left].pair?.background, self[right].pair?.background)
            ?? (self[left].message < self[right].message)
    }

    /// Whether the first of two texts comes first, an absent one being empty; nil where they are the same.
    private func isBefore(_ first: String?, _ second: String?) -> Bool? {
        let (first, second) = (first ?? "", second ?? "")
        return first == second ? nil : first < second
    }
}

extension Finding: Comparable {
    /// As reports are sorted.
    public static func < (left: Finding, right: Finding) -> Bool { [left, right].precedes(0, 1) }

    /// Whether this finding is to be read before `other` where the worst comes first.
    ///
    /// By severity, then by how far the measured value falls short, then by place.
    package func isWorse(than other: Finding) -> Bool {
        if severity != other.severity { return severity > other.severity }
        let (share, otherShare) = (shareOfRequired, other.shareOfRequired)
        return share == otherShare ? self < other : share < otherShare
    }

    fileprivate var shareOfRequired: Double {
        guard let measured, let required, required > 0 else { return 1 }
        return measured / required
    }
}
