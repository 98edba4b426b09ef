extension Int {
    /// The number with a noun, in the plural unless it is one.
    package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
