/// An object in a tree whose parts may have a style of their own; for the main actor's see ``MainActorThemeNode``.
public protocol ThemeNode: ThemeCompatible, Sendable {
    /// The objects below this one.
    var themeChildren: [any ThemeNode] { get }
}

extension ThemeNamespace where Base: ThemeNode {
    /// The style that the object and all below it have in place of the current one; nil restores what is above it.
    ///
    /// It reaches the objects that are below at that moment. A part with an override of its own keeps that.
    public var overrideStyle: ThemeStyle? {
        get { base.themer.override(of: base).own }
        nonmutating set { base.changeOverride { $0.own = newValue } }
    }
}

extension ThemeNode {
    func changeOverride(_ change: (inout StyleOverride) -> Void) {
        let handler = { Handler(self, isOnMain: false, binding: $0) { _, _ in } }
        guard let style = themer.changeOverride(of: self, handler, change) else { return }
        for child in themeChildren { child.changeOverride { $0.inherited = style } }
    }
}
