/// The use of a modifier's contexts, as a project states it.
package enum ModifierUse: String, CaseIterable, Sendable {
    /// Modes of one theme.
    case modes
    /// Themes of their own.
    case themes
}
