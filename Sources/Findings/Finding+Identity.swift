extension Finding {
    /// What stays the same while lines move and values change: the rule, theme, mode and pair or subject.
    package var fingerprint: String {
        let (place, mode) = (theme ?? location?.file ?? "", mode ?? "")
        guard let pair else { return String(assembling: "\(rule.rawValue)|\(place)|\(mode)|\(subject)") }
        return String(
            assembling: """
                \(rule.rawValue)|\(place)|\(mode)|\(pair.foreground) on \(pair.background) as \(pair.use.rawValue)
                """)
    }

    /// What a finding without a pair is about: the first name that its message has in quotes, or else the message.
    ///
    /// The rest of a message may hold values, as in `the text style 'caption' is 11 px, below 12 px`.
    package var subject: String {
        let characters = Array(message)
        for start in characters.indices where characters[start] == "'" {
            // An apostrophe stands behind a letter, a quote does not.
            if start > 0, characters[start - 1].isLetter || characters[start - 1].isNumber { continue }
            let rest = characters[(start + 1)...]
            guard let end = rest.firstIndex(of: "'"), end > start + 1 else { return message }
            return String(characters[(start + 1)..<end])
        }
        return message
    }
}
