extension Handler {
    /// A handler that hands themes to a target: on the main actor where `isolation` is it, else on any thread.
    @inlinable
    convenience init<Target: AnyObject & Sendable, Theme: Sendable>(
        calling target: Target, on isolation: (any Actor)?, binding: Binding? = nil,
        _ action: @escaping @Sendable (Target, Theme) -> Void
    ) {
        let isOnMain = isolation.map { $0 === MainActor.shared } ?? false
        self.init(target, isOnMain: isOnMain, binding: binding) { target, parcel in
            action(unsafeDowncast(target, to: Target.self), Delivery<Theme>.theme(in: parcel))
        }
    }

    /// A handler that hands themes to a target of the main actor's.
    @MainActor @inlinable
    convenience init<Target: AnyObject & Sendable, Theme: Sendable>(
        onMain target: Target, binding: Binding? = nil, _ action: @escaping @MainActor (Target, Theme) -> Void
    ) {
        self.init(
            target, binding: binding,
            onMain: { target, parcel in
                action(unsafeDowncast(target, to: Target.self), Delivery<Theme>.theme(in: parcel))
            })
    }

    /// A handler that hands themes to a target of the main actor's that nobody else may touch.
    @MainActor @inlinable
    convenience init<Target: AnyObject, Theme: Sendable>(
        ownedByMain target: Target, binding: Binding? = nil, _ action: @escaping @MainActor (Target, Theme) -> Void
    ) {
        self.init(
            binding: binding,
            own: { [weak target] parcel in
                guard let target else { return false }
                if let parcel { action(target, Delivery<Theme>.theme(in: parcel)) }
                return true
            })
    }
}
