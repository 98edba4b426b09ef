/// What the tree of a script has beside its constants.
package enum ScriptTree {
    /// The key of the list of texts in quotes that belong to no constant.
    package static let rest = "(other texts)"
}
