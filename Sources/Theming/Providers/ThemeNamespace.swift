/// An object's properties as things that follow the style.
///
/// Setting a provider gives the property its value at once and after each change of the style, until another provider
/// takes its place, nil is set, or the object is gone. Nil ends the following and leaves the property as it is.
/// Properties are set in the order in which their providers were.
@dynamicMemberLookup
public struct ThemeNamespace<Base: ThemeCompatible> {
    /// The object.
    public let base: Base

    /// The provider of a property of an object that any thread may use.
    public subscript<Value>(
        dynamicMember property: any ReferenceWritableKeyPath<Base, Value> & Sendable
    ) -> ThemeProvider<ThemeStyle, Value>? where Base: Sendable {
        get { base.themer.provider(of: base, key: ProviderKey.property(property)) }
        nonmutating set {
            guard let newValue else { return base.themer.unbind(base, key: ProviderKey.property(property)) }
            follow(ProviderKey.property(property), newValue) { $0[keyPath: property] = newValue($1) }
        }
    }

    /// The provider of a property of an object of the main actor.
    @MainActor @_disfavoredOverload
    public subscript<Value>(
        dynamicMember property: ReferenceWritableKeyPath<Base, Value>
    ) -> ThemeProvider<ThemeStyle, Value>? {
        get { self[onMain: property] }
        nonmutating set { self[onMain: property] = newValue }
    }

    /// The same for a class that says nothing of the main actor and cannot be sent: `label.theme[onMain: \.title]`.
    @MainActor
    public subscript<Value>(
        onMain property: ReferenceWritableKeyPath<Base, Value>
    ) -> ThemeProvider<ThemeStyle, Value>? {
        get { base.themer.provider(of: base, key: ProviderKey(onMain: property)) }
        nonmutating set {
            guard let newValue else { return base.themer.unbind(base, key: ProviderKey(onMain: property)) }
            base.themer.follow(onMain: base, property, newValue)
        }
    }

    /// Asks all of the object's providers for their values once more.
    public func refresh() { base.themer.reapply(base) }

    /// Asks a property's provider for its value once more.
    public func refresh<Value>(_ property: any ReferenceWritableKeyPath<Base, Value> & Sendable) {
        base.themer.reapply(base, key: ProviderKey.property(property))
        base.themer.reapply(base, key: ProviderKey(onMain: property))
    }

    /// Asks a property's provider for its value once more.
    @MainActor @_disfavoredOverload
    public func refresh<Value>(_ property: ReferenceWritableKeyPath<Base, Value>) {
        base.themer.reapply(base, key: ProviderKey(onMain: property))
    }
}

extension ThemeNamespace where Base: Sendable {
    /// A closure that is called with the style now and after each change; for what is no single property.
    public var customization: ThemeProvider<ThemeStyle, Void>? {
        get { base.themer.provider(of: base, key: ProviderKey.customization) }
        nonmutating set {
            guard let newValue else { return base.themer.unbind(base, key: ProviderKey.customization) }
            follow(.customization, newValue) { newValue($1) }
        }
    }

    func follow<Value>(
        _ key: ProviderKey, _ provider: ThemeProvider<ThemeStyle, Value>,
        _ set: @escaping @Sendable (Base, ThemeStyle) -> Void
    ) {
        let themer = base.themer
        let isNode = base is any ThemeNode
        let binding = themer.binding(base, key, attachment: provider)
        themer.courier.add(
            Handler(calling: base, on: nil, binding: binding) { (base: Base, style: ThemeStyle) in
                set(base, isNode ? base.themer.override(of: base).style ?? style : style)
            })
    }
}
