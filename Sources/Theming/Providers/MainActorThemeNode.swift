/// An object of the main actor's in a tree whose parts may have a style of their own: a view among views.
@MainActor
public protocol MainActorThemeNode: ThemeCompatible {
    /// The objects below this one.
    var themeChildren: [any MainActorThemeNode] { get }
}

extension ThemeNamespace where Base: MainActorThemeNode {
    /// The style that the object and all below it have in place of the current one; nil restores what is above it.
    ///
    /// It reaches the objects that are below at that moment, and again when it is set again. A part with an override of its
    /// own keeps that. Complexity: O(objects below + handlers).
    @MainActor
    public var overrideStyle: ThemeStyle? {
        get { base.themer.override(of: base).own }
        nonmutating set { base.changeOverride { $0.own = newValue } }
    }

    /// The style that the object has from above; set it where the object is moved, to the new place's or nil.
    @MainActor
    public var inheritedStyle: ThemeStyle? {
        get { base.themer.override(of: base).inherited }
        nonmutating set { base.changeOverride { $0.inherited = newValue } }
    }
}

extension MainActorThemeNode {
    fileprivate func changeOverride(_ change: (inout StyleOverride) -> Void) {
        var walk = OverrideWalk()
        changeOverride(&walk, change)
        walk.show()
    }

    private func changeOverride(_ walk: inout OverrideWalk, _ change: (inout StyleOverride) -> Void) {
        let handler = { Handler(ownedByMain: self, binding: $0) { (_: Self, _: ThemeStyle) in } }
        guard let style = walk.visit(self, handler, change) else { return }
        for child in themeChildren { child.changeOverride(&walk) { $0.inherited = style } }
    }
}
