extension Themer where Theme == ThemeStyle {
    /// Binds a provider to a property of an object of the main actor.
    @MainActor
    func follow<Object: ThemeCompatible, Value>(
        onMain object: Object, _ property: ReferenceWritableKeyPath<Object, Value>,
        _ provider: ThemeProvider<ThemeStyle, Value>
    ) {
        let isNode = object is any MainActorThemeNode
        let binding = binding(object, ProviderKey(onMain: property), attachment: provider)
        courier.add(
            onMain: Handler(ownedByMain: object, binding: binding) { (object: Object, style: ThemeStyle) in
                object[keyPath: property] = provider(isNode ? object.themer.override(of: object).style ?? style : style)
            })
    }

    /// The provider that is bound to an object.
    func provider<Value>(of object: AnyObject, key: ProviderKey) -> ThemeProvider<ThemeStyle, Value>? {
        handler(of: object, key: key)?.binding?.attachment as? ThemeProvider<ThemeStyle, Value>
    }
}
