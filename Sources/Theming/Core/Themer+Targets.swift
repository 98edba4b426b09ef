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
        add(Handler(.calling(target, on: isolation) { (target: Target, theme: Theme) in action(target)(theme) }))
    }

    /// Has a method of `target` called on the main actor with the current theme now and with every later one.
    @MainActor @discardableResult
    public func register<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Theme) -> Void
    ) -> Registration {
        add(Handler(.onMain(calling: target) { (target: Target, theme: Theme) in action(target)(theme) }))
    }

    /// The same for a class that says nothing of the main actor and cannot be sent, as code of before Swift 6 has them.
    @MainActor @discardableResult
    public func register<Target: AnyObject>(
        onMain target: Target, action: @escaping @MainActor (Target) -> (Theme) -> Void
    ) -> Registration {
        add(Handler(.onMain(calling: target) { (target: Target, theme: Theme) in action(target)(theme) }))
    }
}

extension Handler.Work {
    /// A call on the main actor where `isolation` is it, else on any thread.
    @inlinable
    static func calling<Target: AnyObject & Sendable, Theme: Sendable>(
        _ target: Target, on isolation: (any Actor)?, _ action: @escaping @Sendable (Target, Theme) -> Void
    ) -> Self {
        let call: @Sendable (Parcel?) -> Bool = { [weak target] parcel in
            guard let target else { return false }
            if let parcel { action(target, Delivery<Theme>.theme(in: parcel)) }
            return true
        }
        return isolation === MainActor.shared ? .onMain { call($0) } : .anywhere(call)
    }

    /// A call on the main actor.
    @MainActor
    static func onMain<Target: AnyObject, Theme: Sendable>(
        calling target: Target, _ action: @escaping @MainActor (Target, Theme) -> Void
    ) -> Self {
        .onMain { [weak target] parcel in
            guard let target else { return false }
            if let parcel { action(target, Delivery<Theme>.theme(in: parcel)) }
            return true
        }
    }
}
