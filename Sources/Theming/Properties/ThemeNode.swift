/// An object in a tree whose parts may have a theme of their own: a view among views.
@MainActor
public protocol ThemeNode<FollowedTheme>: ThemeCompatible {
    /// The object that this one is in; nil at the top.
    var themeParent: (any ThemeNode<FollowedTheme>)? { get }
}

extension ThemeNamespace where Base: ThemeNode {
    /// The theme of the object and all below it, instead of the current one; nil restores the inherited one.
    ///
    /// A part with an override of its own keeps that. An object that is moved in the tree calls ``refresh()``.
    /// Complexity: O(handlers of objects below + handlers).
    public var override: Base.FollowedTheme? {
        get { base.ownOverride }
        nonmutating set {
            let themer = base.themer
            if let newValue {
                let handler = MainHandler<Base.FollowedTheme>(
                    base, key: KeyOfObject.override, attachment: newValue, { _, _ in })
                _ = themer.add(handler)
            } else {
                themer.main[HandlerKey(base, KeyOfObject.override)]?.registration.cancel()
            }
            themer.reapply { handler in
                handler.key != nil
                    && (handler.target as? any ThemeNode<Base.FollowedTheme>)?.chain.contains { $0 === base } == true
            }
        }
    }
}

extension ThemeNode {
    var shownOverride: FollowedTheme? {
        for node in chain { if let override = node.ownOverride { return override } }
        return nil
    }

    fileprivate var ownOverride: FollowedTheme? {
        themer.main[HandlerKey(self, KeyOfObject.override)]?.attachment as? FollowedTheme
    }

    /// The object and its ancestors; a cycle ends the chain.
    fileprivate var chain: [any ThemeNode<FollowedTheme>] {
        var chain: [any ThemeNode<FollowedTheme>] = []
        var seen: Set<ObjectIdentifier> = []
        var next: (any ThemeNode<FollowedTheme>)? = self
        while let node = next, seen.insert(ObjectIdentifier(node)).inserted {
            chain.append(node)
            next = node.themeParent
        }
        return chain
    }
}
