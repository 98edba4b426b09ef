/// An object's properties as things that follow the style.
///
/// Setting a provider gives the property its value at once and after each change of the style, until another provider
/// takes its place, nil is set, or the object is gone. Nil ends the following and leaves the property as it is.
/// Properties are set in the order in which their providers were. What is set on the main actor is always called there;
/// what is set elsewhere, on whatever thread changes the style.
@dynamicMemberLookup
public struct ThemeNamespace<Base: ThemeCompatible> {
    /// The object.
    public let base: Base

    /// The provider of a property of an object that can be sent.
    public subscript<Value>(
        dynamicMember property: any ReferenceWritableKeyPath<Base, Value> & Sendable
    ) -> ThemeProvider<ThemeStyle, Value>? where Base: Sendable {
        get { base.themer.provider(of: base, key: ProviderKey(property)) }
        nonmutating set {
            base.themer.follow(base, ProviderKey(property), newValue) { $0[keyPath: property] = $1 }
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
        get { base.themer.provider(of: base, key: ProviderKey(property)) }
        nonmutating set {
            base.themer.follow(onMain: base, ProviderKey(property), newValue) { $0[keyPath: property] = $1 }
        }
    }

    /// Asks all of the object's providers for their values once more, those of the main actor only there.
    public func refresh() { base.themer.reapply(base) }

    /// Asks a property's provider for its value once more, one of the main actor only there.
    public func refresh<Value>(_ property: ReferenceWritableKeyPath<Base, Value>) {
        base.themer.reapply(base, key: ProviderKey(property))
    }
}

extension ThemeNamespace where Base: Sendable {
    /// A closure that is called with the style now and after each change; for what is no single property.
    public var customization: ThemeProvider<ThemeStyle, Void>? {
        get { base.themer.provider(of: base, key: ProviderKey.customization) }
        nonmutating set { base.themer.follow(base, .customization, newValue) { _, _ in } }
    }
}

extension ThemeNamespace {
    /// The same for a class that says nothing of the main actor and cannot be sent.
    @MainActor
    public var customizationOnMain: ThemeProvider<ThemeStyle, Void>? {
        get { base.themer.provider(of: base, key: ProviderKey.customization) }
        nonmutating set { base.themer.follow(onMain: base, .customization, newValue) { _, _ in } }
    }
}
