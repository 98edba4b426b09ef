extension Themer {
    /// Has `action` called for `target` with the current theme now and with every later one, once per key.
    ///
    /// What was bound to the object under the same key before is cancelled. The target is held weakly; take it from the
    /// first parameter instead of capturing it.
    @discardableResult
    public func bind<Target: AnyObject & Sendable>(
        _ target: Target, key: some Hashable & Sendable, isolation: isolated (any Actor)? = #isolation,
        _ action: @escaping @Sendable (Target, Theme) -> Void
    ) -> Registration {
        add(.init(.calling(target, on: isolation, action), slot: slot(target, key)))
    }

    /// Has `action` called on the main actor for `target` with the current theme now and with every later one, once per
    /// key.
    @MainActor @discardableResult
    public func bind<Target: AnyObject>(
        onMain target: Target, key: some Hashable & Sendable, _ action: @escaping @MainActor (Target, Theme) -> Void
    ) -> Registration {
        add(.init(.onMain(calling: target, action), slot: slot(target, key)))
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
        takeTurn {
            let delivery = state.withLock { Delivery($0.theme, version: $0.version) }
            if !handler.isOnMain || MainQueue.isCurrent { handler.deliver(delivery) }
        }
    }

    /// What is bound to a live object under a key: one at its address whose target is gone was another object's.
    func handler(of target: AnyObject, key: some Hashable & Sendable) -> Handler? {
        guard let handler = state.withLock({ $0.handlers[slot(target, key)] }) else { return nil }
        return handler.isAlive(onMain: MainQueue.isCurrent) ? handler : nil
    }

    func slot(_ target: AnyObject, _ key: some Hashable & Sendable) -> Slot {
        Slot(target: ObjectIdentifier(target), key: RegistrationKey(key))
    }
}

extension Themer {
    /// Calls everything that is bound to an object with the current theme once more, in the order of registration.
    ///
    /// Complexity: O(handlers).
    public func reapply(_ target: AnyObject) {
        let id = ObjectIdentifier(target)
        let isOnMain = MainQueue.isCurrent
        takeTurn {
            let (delivery, handlers) = state.withLock {
                (Delivery($0.theme, version: $0.version), $0.handlers.ordered)
            }
            for handler in handlers where handler.slot?.target == id && (!handler.isOnMain || isOnMain) {
                handler.deliver(delivery)
            }
        }
    }
}
