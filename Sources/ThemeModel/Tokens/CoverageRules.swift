/// The part of a project's configuration that says which colours count as covered.
package struct CoverageRules: Hashable, Sendable {
    /// A colour that needs no pair, and the reason.
    package struct Exemption: Hashable, Sendable {
        /// The name, with `*` for any characters.
        package let token: Located<String>
        package let reason: String

        package init(_ token: Located<String>, reason: String) {
            self.token = token
            self.reason = reason
        }
    }

    /// The share of colours that must be in a pair, from 0 to 1; nil for all.
    package var floor: Double?
    /// Names of colours that only others refer to.
    package var primitive: [Located<String>] = []
    /// Names of colours that are used as they are.
    package var semantic: [Located<String>] = []
    package var exemptions: [Exemption] = []

    package init() {}

    /// The rules name some colour.
    package var namesColors: Bool {
        !primitive.isEmpty || !semantic.isEmpty || !exemptions.isEmpty
    }
}
