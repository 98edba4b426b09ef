import ThemeModel

/// The reasons for which colours usually need no pair, as their names tell.
package struct UsualExemptions {
    private let habits: TokenHabits

    /// Reads names by what those of all colours share.
    package init(_ names: [String]) { habits = TokenHabits(of: names) }

    /// The reason that an exemption of a colour would have; nil where its name tells none.
    package func reason(for name: String) -> String? {
        let token = TokenParts(name, habits)
        if token.isDisabled { return "a part that is switched off" }
        // The line around a field, of a state or of a status may be all that shows it.
        let isPlain = token.states.isEmpty && token.isNeutral
        let isStrong = token.owner.contains(where: TokenWords.strongForms.contains)
        return token.purpose == .line && isPlain && !isStrong
            ? "a line that nobody has to see" : nil
    }
}
