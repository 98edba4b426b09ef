import SourceText

extension String {
    /// True for a name or pattern that stands for a colour: with dots also for a role or a property with `-` in their place.
    package func means(_ color: String) -> Bool {
        if stands(for: color) { return true }
        let dot = UInt8(ascii: ".")
        guard utf8.contains(dot), !color.utf8.contains(dot) else { return false }
        let role = TokenName.role(ofPath: self)
        return TokenName.css(self).stands(for: color) || role.stands(for: color)
            || role.stands(for: "\(color)-default")
    }
}
