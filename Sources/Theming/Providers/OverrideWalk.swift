/// A walk through a tree whose parts get a style, from above to below; what changed is shown when all have it.
struct OverrideWalk {
    private var visited: Set<ObjectIdentifier> = []
    private var changed: [ObjectIdentifier: (themer: Themer<ThemeStyle>, objects: [AnyObject])] = [:]

    /// Changes what an object has in place of the current style; returns the style that what is below inherits, nil twice
    /// over where the walk has been here before.
    mutating func visit(
        _ object: some ThemeCompatible, _ handler: (Binding) -> Handler, _ change: (inout StyleOverride) -> Void
    ) -> ThemeStyle?? {
        guard visited.insert(ObjectIdentifier(object)).inserted else { return nil }
        let themer = object.themer
        let old = themer.override(of: object)
        var new = old
        change(&new)
        if new != old { themer.setOverride(of: object, to: new, handler) }
        if new.style != old.style {
            changed[ObjectIdentifier(themer), default: (themer, [])].objects.append(object)
        }
        return .some(new.style)
    }

    /// Asks the providers of all whose style changed for their values once more; complexity O(handlers).
    consuming func show() {
        for (themer, objects) in changed.values { themer.reapply(objects) }
    }
}
