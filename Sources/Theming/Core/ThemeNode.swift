/// An object in a tree, such as a view among views, whose parts may have a theme of their own.
@MainActor
public protocol ThemeNode: AnyObject {
    /// The object that this one is in; nil at the top.
    var themeParent: (any ThemeNode)? { get }
}

@MainActor
extension Themer {
    /// Gives an object and all below it a theme of their own, instead of the current one; nil restores the inherited
    /// one.
    ///
    /// It holds for bindings, providers and ``ThemedComponents``. A part with an override of its own keeps that. An
    /// object that moves in the tree calls ``reapply(_:)``. Complexity: O(handlers of objects below + handlers).
    public func override(_ theme: Theme?, at node: any ThemeNode) {
        if let theme {
            _ = add(
                MainHandler(node as AnyObject, key: KeyOfObject.override, attachment: theme) {
                    _,
                    _ in
                }
            )
        } else {
            main[HandlerKey(node, KeyOfObject.override)]?.registration.cancel()
        }
        reapply { handler in
            handler.key != nil
                && handler.target.map { Self.chain(from: $0).contains { $0 === node } } == true
        }
    }

    func override(at object: AnyObject) -> Theme? {
        main[HandlerKey(object, KeyOfObject.override)]?.attachment as? Theme
    }

    /// The nearest override of an object and those that it is in.
    func override(above object: AnyObject) -> Theme? {
        for node in Self.chain(from: object) {
            if let override = override(at: node) { return override }
        }
        return nil
    }

    private static func chain(from object: AnyObject) -> [any ThemeNode] {
        (object as? any ThemeNode)?.chain ?? []
    }
}

extension ThemeNode {
    /// The object and its ancestors; a cycle ends the chain.
    var chain: [any ThemeNode] {
        var chain: [any ThemeNode] = []
        var seen: Set<ObjectIdentifier> = []
        var next: (any ThemeNode)? = self
        while let node = next, seen.insert(ObjectIdentifier(node)).inserted {
            chain.append(node)
            next = node.themeParent
        }
        return chain
    }
}
