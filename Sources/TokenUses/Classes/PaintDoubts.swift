extension [PaintSetting] {
    /// The settings of one property, with the unknown ones of classes that count together.
    ///
    /// The order in the sheet decides between two such classes, which the markup does not tell.
    func withDoubts(_ table: FactTable) -> [PaintSetting] {
        var doubts: [PaintSetting] = []
        for (index, later) in enumerated() {
            for earlier in self[..<index] {
                guard let doubt = later.doubt(beside: earlier, table),
                    !doubts.contains(where: { $0.isTold(for: doubt) })
                else { continue }
                doubts.append(doubt)
            }
        }
        let settled = filter { setting in !doubts.contains { $0.isTold(for: setting) } }
        return settled + doubts
    }
}

extension PaintSetting {
    /// The unknown setting where both classes count; nil if one of them decides, or both say the same.
    fileprivate func doubt(beside earlier: PaintSetting, _ table: FactTable) -> PaintSetting? {
        guard isRival(of: earlier, table), value != earlier.value,
            let both = facts.union(earlier.facts)
        else { return nil }
        let reason = UnjudgedReason.order(earlier: earlier.name, later: name)
        var doubt = with(both).with(.unknown(reason))
        if let token = value.token ?? earlier.value.token { doubt = doubt.hiding(token) }
        doubt.rank.order = .max
        return doubt
    }

    /// Two classes with the same variants have the same weight, whatever conditions of code they have.
    private func isRival(of other: PaintSetting, _ table: FactTable) -> Bool {
        !name.isEmpty && !other.name.isEmpty && rank.ties(other.rank)
            && table.withoutChoices(facts) == table.withoutChoices(other.facts)
    }

    /// It is in place of another one, which has the same conditions.
    fileprivate func isTold(for other: PaintSetting) -> Bool {
        facts == other.facts && !other.name.isEmpty && rank.ties(other.rank)
    }
}
