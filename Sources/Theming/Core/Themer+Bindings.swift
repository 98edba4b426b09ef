extension Themer {
    /// Has `action` called for `target` with the current theme now and with every later one, once per key.
    ///
    /// What was bound to the object under the same key before is cancelled. The target is held weakly; take it from the
    /// first parameter instead of capturing it.
    @inlinable @discardableResult
    public func bind<Target: AnyObject & Sendable>(
        _ target: Target, key: some Hashable & Sendable, isolation: isolated (any Actor)? = #isolation,
        _ action: @escaping @Sendable (Target, Theme) -> Void
    ) -> Registration {
        courier.add(Handler(calling: target, on: isolation, binding: binding(target, key), action))
    }

    /// Has `action` called on the main actor for `target` with the current theme now and with every later one, once per
    /// key.
    @MainActor @inlinable @discardableResult
    public func bind<Target: AnyObject>(
        onMain target: Target, key: some Hashable & Sendable, _ action: @escaping @MainActor (Target, Theme) -> Void
    ) -> Registration {
        courier.add(onMain: Handler(ownedByMain: target, binding: binding(target, key), action))
    }

    /// Ends what was bound to an object under a key; the object keeps what it was last given.
    public func unbind(_ target: AnyObject, key: some Hashable & Sendable) {
        handler(of: target, key: key)?.registration.cancel()
    }

    /// Calls what is bound to an object under a key with the current theme once more.
    ///
    /// A handler of the main actor is called only there.
    public func reapply(_ target: AnyObject, key: some Hashable & Sendable) {
        guard let handler = handler(of: target, key: key) else { return }
        courier.deliverAgain { _ in [handler] }
    }

    /// What is bound to a live object under a key: one at its address whose target is gone was another object's.
    func handler(of target: AnyObject, key: some Hashable & Sendable) -> Handler? {
        guard let handler = courier.state.withLock({ $0.handlers[Slot(target, key)] }) else { return nil }
        return handler.isAlive(onMain: MainQueue.isCurrent) ? handler : nil
    }

    /// A place for an object's handler with a key, and what is kept with it.
    @usableFromInline
    func binding(
        _ target: AnyObject, _ key: some Hashable & Sendable, attachment: (any Sendable)? = nil
    ) -> Binding {
        Binding(Slot(target, key), attachment: attachment)
    }
}

extension Themer {
    /// Calls everything that is bound to an object with the current theme once more, in the order of registration.
    ///
    /// Complexity: O(handlers).
    public func reapply(_ target: AnyObject) { reapply([target]) }

    /// The same for several objects.
    func reapply(_ targets: [AnyObject]) {
        let ids = Set(targets.map(ObjectIdentifier.init))
        courier.deliverAgain { $0.ordered.filter { $0.binding.map { ids.contains($0.slot.target) } ?? false } }
    }
}
