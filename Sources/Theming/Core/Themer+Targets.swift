extension Themer {
    /// Has a method of `target` called with the current theme now and with every later one.
    ///
    /// `action` is the method without its object, as in `Label.apply`. The target is held weakly, and each registration
    /// stands for itself: the same method registered twice is called twice. Where the caller is on the main actor, the
    /// handler is always called there; else it is called on whatever thread sets the theme. Complexity: O(1) on average.
    @inlinable @discardableResult
    public func register<Target: AnyObject & Sendable>(
        target: Target, action: @escaping @Sendable (Target) -> @Sendable (Theme) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) -> Registration {
        courier.add(
            Handler(calling: target, on: isolation) { (target: Target, theme: Theme) in action(target)(theme) })
    }

    /// Has a method of `target` called on the main actor with the current theme now and with every later one.
    @MainActor @inlinable @discardableResult
    public func register<Target: AnyObject & Sendable>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Theme) -> Void
    ) -> Registration {
        courier.add(onMain: Handler(onMain: target) { (target: Target, theme: Theme) in action(target)(theme) })
    }

    /// The same for a class whose objects cannot be sent.
    @MainActor @inlinable @discardableResult
    public func register<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Theme) -> Void
    ) -> Registration {
        courier.add(onMain: Handler(ownedByMain: target) { (target: Target, theme: Theme) in action(target)(theme) })
    }

    /// The same for a class that says nothing of the main actor and cannot be sent, as code of before Swift 6 has them.
    @MainActor @inlinable @discardableResult
    public func register<Target: AnyObject>(
        onMain target: Target, action: @escaping @MainActor (Target) -> (Theme) -> Void
    ) -> Registration {
        courier.add(onMain: Handler(ownedByMain: target) { (target: Target, theme: Theme) in action(target)(theme) })
    }
}
