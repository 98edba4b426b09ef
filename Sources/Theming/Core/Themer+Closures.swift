extension Themer {
    /// Has a closure called with the current theme now and with every later one, until the registration is cancelled or the themer
    /// released.
    ///
    /// What the closure holds is held as long. Where the caller is on the main actor, the closure is always called there; else on
    /// whatever thread sets the theme. Complexity: O(1) on average.
    @discardableResult
    public func observe(
        isolation: isolated (any Actor)? = #isolation, _ action: @escaping @Sendable (Theme) -> Void
    ) -> Registration {
        courier.add(
            Handler(isOnMain: isolation === MainActor.shared) { parcel in action(Delivery<Theme>.theme(in: parcel)) })
    }

    /// Has a closure called on the main actor with the current theme now and with every later one, until the registration is
    /// cancelled or the themer released.
    @MainActor @discardableResult
    public func observe(onMain action: @escaping @MainActor (Theme) -> Void) -> Registration {
        courier.add(
            onMain: Handler(own: { parcel in
                if let parcel { action(Delivery<Theme>.theme(in: parcel)) }
                return true
            }))
    }
}
