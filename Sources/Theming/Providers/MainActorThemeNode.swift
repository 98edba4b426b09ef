/// An object of the main actor's in a tree whose parts may have a style of their own: a view among views.
@MainActor
public protocol MainActorThemeNode: ThemeCompatible {
    /// The objects below this one.
    var themeChildren: [any MainActorThemeNode] { get }
}

extension ThemeNamespace where Base: MainActorThemeNode {
    /// The style that the object and all below it have in place of the current one; nil restores what is above it.
    ///
    /// It reaches the objects that are below at that moment. A part with an override of its own keeps that.
    @MainActor
    public var overrideStyle: ThemeStyle? {
        get { base.themer.override(of: base).own }
        nonmutating set { base.changeOverride { $0.own = newValue } }
    }
}

extension MainActorThemeNode {
    func changeOverride(_ change: (inout StyleOverride) -> Void) {
        let handler = { Handler(ownedByMain: self, binding: $0) { (_: Self, _: ThemeStyle) in } }
        guard let style = themer.changeOverride(of: self, handler, change) else { return }
        for child in themeChildren { child.changeOverride { $0.inherited = style } }
    }
}
