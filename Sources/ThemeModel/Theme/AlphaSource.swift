/// Where a colour's alpha is written.
package struct AlphaSource: Hashable, Sendable {
    /// The alias or the colour that states it.
    package var token: TokenPlace
    /// What the stated alpha is multiplied by, for a role that is derived.
    package var factor = 1.0
}
