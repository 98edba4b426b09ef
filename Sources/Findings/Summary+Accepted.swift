import SourceText

extension Summary {
    /// The number of everything that is accepted below its default requirement, in one sentence; empty for nothing.
    ///
    /// `3 pairs exempt, 2 lowered, 1 waived`: "all passed", levels, badges and reports read it here.
    package var acceptedPhrase: String {
        let pairs = [
            (exempted, "exempt"), (lowered, "lowered"), (leftOut, "left out"),
            (toleratedFailures, "failing as notes"),
        ]
        let findings = [
            (switchedOff, "switched off"), (waived - switchedOff, "waived"),
            (baselined, "in the baseline"),
        ]
        var parts: [String] = []
        for (count, words) in pairs where count > 0 {
            let number = parts.isEmpty ? count.of("pair") : "\(count)"
            parts.append("\(number) \(words)")
        }
        for (count, words) in findings where count > 0 {
            parts.append("\(count) \(words)")
        }
        return parts.joined(separator: ", ")
    }

    /// True where something other than a profile accepts less than the default requirements.
    var acceptsLess: Bool {
        exempted + lowered + toleratedFailures + waived + baselined > 0
    }
}
