@MainActor
extension Themer {
    // Inlined, which saves a closure for each call: 50 of 120 ns.

    /// Has a method of `target` called with the current theme now and with every later one.
    ///
    /// `action` is the method without its object, as in `Label.apply`. The target is held weakly. A method that is
    /// registered twice is called twice. Complexity: O(1) on average.
    @inlinable
    @discardableResult
    public func register<Target: AnyObject>(
        target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Theme) -> Void
    ) -> Registration {
        observe(target) { action($0)($1) }
    }

    /// The same for a class that is not isolated to the main actor, as in code written before Swift 6.
    @inlinable
    @discardableResult
    public func register<Target: AnyObject>(
        target: Target,
        action: @escaping @MainActor (Target) -> (Theme) -> Void
    ) -> Registration {
        observe(target) { action($0)($1) }
    }

    /// Has an object take on the current theme now and every later one.
    ///
    /// Registering it again only applies the current theme again.
    @discardableResult
    public func register(_ object: any Themable<Theme>) -> Registration {
        let reference = WeakThemable(object)
        return add(
            MainHandler(object as AnyObject, key: KeyOfObject.themable) {
                (_: AnyObject, theme: Theme) in
                reference.object?.applyTheme(theme)
            }
        )
    }

    /// Has `action` called for `target` with the current theme now and with every later one.
    ///
    /// The target is held weakly; take it from the first parameter instead of capturing it. With a key, an
    /// earlier observation of the object under the same key is cancelled. Complexity: O(1) on average.
    @discardableResult
    public func observe<Target: AnyObject>(
        _ target: Target,
        key: String? = nil,
        _ action: @escaping @MainActor (Target, Theme) -> Void
    ) -> Registration {
        add(MainHandler(target, key: key.map(AnyHashable.init), action))
    }

    /// Has a closure called with the current theme now and with every later one, until the registration is cancelled or
    /// the themer released.
    ///
    /// The closure's captures live as long: keep the registration and cancel it.
    public func observe(_ action: @escaping @MainActor (Theme) -> Void) -> Registration {
        add(MainHandler(action))
    }

    /// Has a property follow a part of the theme: `themer.bind(label, \.textColor, to: \.text)`.
    ///
    /// The object is held weakly. An earlier binding of the property ends.
    @discardableResult
    public func bind<Target: AnyObject, Value>(
        _ target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value>,
        to part: KeyPath<Theme, Value>
    ) -> Registration {
        follow(target, property, ThemeProvider { $0[keyPath: part] }) { $0[keyPath: property] = $1 }
    }

    /// Has an optional property follow a part of the theme.
    @discardableResult
    public func bind<Target: AnyObject, Value>(
        _ target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value?>,
        to part: KeyPath<Theme, Value>
    ) -> Registration {
        follow(target, property, ThemeProvider { $0[keyPath: part] }) { $0[keyPath: property] = $1 }
    }

    /// Calls all of an object's bindings, and handlers observed under a key, with the current theme again.
    ///
    /// Complexity: O(handlers).
    public func reapply(_ target: AnyObject) {
        let id = ObjectIdentifier(target)
        reapply { $0.key?.target == id }
    }
}

@MainActor
extension Themer {
    /// Adds a handler and calls it with the newest theme before anything else can.
    func add(_ handler: MainHandler<Theme>) -> Registration {
        let current = state.withLock { state in
            state.hasMainHandlers = true
            return state.current
        }
        main.append(handler)
        deliverOnMain { handler.takeAgain(current) }
        return handler.registration
    }

    func reapply(_ isMeant: (MainHandler<Theme>) -> Bool) {
        let current = state.withLock { $0.current }
        let handlers = main.all.filter(isMeant)
        deliverOnMain { for handler in handlers { handler.takeAgain(current) } }
    }

    func reapply(_ key: HandlerKey) {
        guard let handler = main[key] else { return }
        let current = state.withLock { $0.current }
        deliverOnMain { handler.takeAgain(current) }
    }

    func follow<Target: AnyObject, Value>(
        _ target: Target,
        _ key: AnyHashable,
        _ provider: ThemeProvider<Theme, Value>,
        _ set: @escaping @MainActor (Target, Value) -> Void
    ) -> Registration {
        let isNode = target is any ThemeNode
        return add(
            MainHandler(target, key: key, attachment: provider) { [weak self] target, theme in
                let override = isNode ? self?.override(above: target) : nil
                set(target, provider(override ?? theme))
            }
        )
    }
}

/// Keys of handlers for a whole object rather than one of its properties.
enum KeyOfObject: Hashable {
    case themable, customization, override, colorTheme, source
    /// The components that it is one of.
    case component(ObjectIdentifier)
}

/// An object that can take on a theme.
@MainActor
public protocol Themable<AppliedTheme>: AnyObject {
    /// The themes that it knows.
    associatedtype AppliedTheme: Sendable
    /// Takes on a theme; called with the current one first, then with each later one.
    func applyTheme(_ theme: AppliedTheme)
}

@MainActor
private final class WeakThemable<Theme: Sendable> {
    private(set) weak var object: (any Themable<Theme>)?

    init(_ object: any Themable<Theme>) {
        self.object = object
    }
}
