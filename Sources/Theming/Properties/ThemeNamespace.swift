/// A class whose objects have a `theme`, through which their properties follow a themer.
///
/// Conform your own class, or a library's. With ``ThemeStyle`` as the theme nothing has to be implemented.
@MainActor
public protocol ThemeCompatible<FollowedTheme>: AnyObject {
    /// The themes that the object knows.
    associatedtype FollowedTheme: Sendable = ThemeStyle
    /// The class that conforms, which is inferred; a property has one provider, in whichever subclass it is named.
    associatedtype ThemeRoot: AnyObject = Self
    /// The themer that the object follows; ``Themer/appStyle`` by default.
    var themer: Themer<FollowedTheme> { get }
}

extension ThemeCompatible where FollowedTheme == ThemeStyle {
    /// The application's style.
    public var themer: Themer<ThemeStyle> { .appStyle }
}

extension ThemeCompatible {
    /// The providers of the object's properties: `label.theme.textColor = ThemeProvider { … }`.
    public var theme: ThemeNamespace<Self> {
        ThemeNamespace(base: self)
    }
}

/// The providers of an object's properties, which follow the theme.
///
/// A provider sets the property at once and after each change of the theme, until it is replaced, nil is set, or the
/// object is gone. Nil leaves the property as it is. Properties are set in the order in which their providers were.
@MainActor
@dynamicMemberLookup
public struct ThemeNamespace<Base: ThemeCompatible> {
    /// The object.
    public let base: Base

    /// The provider of a property.
    public subscript<Value>(
        dynamicMember property: ReferenceWritableKeyPath<Base.ThemeRoot, Value>
    ) -> ThemeProvider<Base.FollowedTheme, Value>? {
        get { provider(property) }
        nonmutating set {
            follow(property, newValue) { base, value in
                (base as? Base.ThemeRoot)?[keyPath: property] = value
            }
        }
    }

    /// The provider of a property that only a subclass of the conforming class has.
    @_disfavoredOverload
    public subscript<Value>(
        dynamicMember property: ReferenceWritableKeyPath<Base, Value>
    ) -> ThemeProvider<Base.FollowedTheme, Value>? {
        get { provider(property) }
        nonmutating set { follow(property, newValue) { $0[keyPath: property] = $1 } }
    }

    /// A closure that is called with the theme now and after each change; for what is no single property.
    public var customization: ThemeProvider<Base.FollowedTheme, Void>? {
        get { provider(KeyOfObject.customization) }
        nonmutating set { follow(KeyOfObject.customization, newValue) { _, _ in } }
    }

    /// Sets all followed properties again.
    public func refresh() { base.themer.reapply(base) }

    /// Sets a property again from its provider.
    public func refresh<Value>(_ property: ReferenceWritableKeyPath<Base.ThemeRoot, Value>) {
        refresh(key: property)
    }

    /// Sets a property again that only a subclass of the conforming class has.
    @_disfavoredOverload
    public func refresh<Value>(_ property: ReferenceWritableKeyPath<Base, Value>) {
        refresh(key: property)
    }

    private func refresh(key: AnyHashable) {
        base.themer.reapply(HandlerKey(base, key))
    }

    private func provider<Value>(_ key: AnyHashable) -> ThemeProvider<Base.FollowedTheme, Value>? {
        base.themer.main[HandlerKey(base, key)]?.attachment
            as? ThemeProvider<Base.FollowedTheme, Value>
    }

    private func follow<Value>(
        _ key: AnyHashable,
        _ provider: ThemeProvider<Base.FollowedTheme, Value>?,
        _ set: @escaping @MainActor (Base, Value) -> Void
    ) {
        if let provider {
            _ = base.themer.follow(base, key, provider, set)
        } else {
            base.themer.main[HandlerKey(base, key)]?.registration.cancel()
        }
    }
}
