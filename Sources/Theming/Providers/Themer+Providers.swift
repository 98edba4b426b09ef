extension Themer where Theme == ThemeStyle {
    /// Binds a provider to an object: what was there for the key is replaced.
    func follow<Value>(
        _ object: AnyObject, _ key: ProviderKey, _ provider: ThemeProvider<ThemeStyle, Value>,
        _ work: Handler.Work
    ) {
        add(Handler(work, slot: slot(object, key), attachment: provider))
    }

    /// Binds a provider to a property of an object of the main actor.
    @MainActor
    func follow<Object: AnyObject, Value>(
        onMain object: Object, _ property: ReferenceWritableKeyPath<Object, Value>,
        _ provider: ThemeProvider<ThemeStyle, Value>
    ) {
        let work = Handler.Work.onMain(calling: object) { (object: Object, style: ThemeStyle) in
            object[keyPath: property] = provider(style)
        }
        follow(object, ProviderKey(onMain: property), provider, work)
    }

    /// The provider that is bound to an object.
    func provider<Value>(of object: AnyObject, key: ProviderKey) -> ThemeProvider<ThemeStyle, Value>? {
        handler(of: object, key: key)?.attachment as? ThemeProvider<ThemeStyle, Value>
    }
}
