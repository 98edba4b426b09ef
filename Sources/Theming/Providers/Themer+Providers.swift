extension Themer where Theme == ThemeStyle {
    /// Binds a provider to an object, or ends what is bound there; `set` takes its values.
    ///
    /// What is bound on the main actor, or can be asked for its values only there, is called there.
    func follow<Object: ThemeCompatible & Sendable, Value>(
        _ object: Object, _ key: ProviderKey, _ provider: ThemeProvider<ThemeStyle, Value>?,
        _ set: @escaping @Sendable (Object, Value) -> Void
    ) {
        guard let provider else { return unbind(object, key: key) }
        let isNode = object.isThemeNode
        let isolation: (any Actor)? = MainQueue.isCurrent || provider.isOnMain ? MainActor.shared : nil
        courier.add(
            Handler(calling: object, on: isolation, binding: binding(object, key, attachment: provider)) {
                (object: Object, style: ThemeStyle) in
                set(object, provider(isNode ? object.themer.style(of: object, style) : style))
            })
    }

    /// The same for an object of the main actor.
    @MainActor
    func follow<Object: ThemeCompatible, Value>(
        onMain object: Object, _ key: ProviderKey, _ provider: ThemeProvider<ThemeStyle, Value>?,
        _ set: @escaping @MainActor (Object, Value) -> Void
    ) {
        guard let provider else { return unbind(object, key: key) }
        let isNode = object.isThemeNode
        courier.add(
            onMain: Handler(ownedByMain: object, binding: binding(object, key, attachment: provider)) {
                (object: Object, style: ThemeStyle) in
                set(object, provider(isNode ? object.themer.style(of: object, style) : style))
            })
    }

    /// The provider that is bound to an object.
    func provider<Value>(of object: AnyObject, key: ProviderKey) -> ThemeProvider<ThemeStyle, Value>? {
        handler(of: object, key: key)?.binding?.attachment as? ThemeProvider<ThemeStyle, Value>
    }

    /// The style that an object shows while another one is current.
    private func style(of object: AnyObject, _ current: ThemeStyle) -> ThemeStyle {
        override(of: object).style ?? current
    }
}

extension ThemeCompatible {
    /// Whether it may have a style of its own.
    fileprivate var isThemeNode: Bool { self is any ThemeNode || self is any MainActorThemeNode }
}
