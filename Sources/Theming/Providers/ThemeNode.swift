/// An object in a tree whose parts may have a style of their own.
public protocol ThemeNode: ThemeCompatible, Sendable {
    /// The objects below this one.
    var themeChildren: [any ThemeNode] { get }
}

extension ThemeNamespace where Base: ThemeNode {
    /// The style that the object and all below it have in place of the current one; nil follows the current one again.
    ///
    /// It reaches the objects that are below at that moment. A part with an override of its own keeps that.
    public var overrideStyle: ThemeStyle? {
        get { base.ownOverride }
        nonmutating set { base.override(with: newValue, isInherited: false) }
    }
}

/// A style in place of the current one.
struct StyleOverride: Sendable {
    let style: ThemeStyle
    let isInherited: Bool
}

extension ThemeNode {
    var styleOverride: StyleOverride? {
        themer.handler(of: self, key: ProviderKey.override)?.binding?.attachment as? StyleOverride
    }

    var ownOverride: ThemeStyle? { styleOverride.flatMap { $0.isInherited ? nil : $0.style } }

    func override(with style: ThemeStyle?, isInherited: Bool) {
        if isInherited, ownOverride != nil { return }
        if let style {
            let override = StyleOverride(style: style, isInherited: isInherited)
            let binding = themer.binding(self, ProviderKey.override, attachment: override)
            themer.courier.add(Handler(self, isOnMain: false, binding: binding) { _, _ in })
        } else {
            themer.unbind(self, key: ProviderKey.override)
        }
        themer.reapply(self)
        for child in themeChildren { child.override(with: style, isInherited: true) }
    }
}
