/// An object that can take on a theme.
///
/// A main-actor class conforms with `@MainActor Themable`.
public protocol Themable<AppliedTheme>: AnyObject {
    /// The themes that it knows.
    associatedtype AppliedTheme: Equatable & Sendable
    /// Takes on a theme; called with the current one first, then with each later one.
    func applyTheme(_ theme: AppliedTheme)
}

extension Themer {
    /// Has an object take on the current theme now and every later one; registering it again changes nothing but that
    /// it takes on the current theme once more.
    @discardableResult
    public func register<Object: Themable & Sendable>(
        _ object: Object, isolation: isolated (any Actor)? = #isolation
    ) -> Registration where Object.AppliedTheme == Theme {
        bind(object, key: ThemableKey.themable, isolation: isolation) { $0.applyTheme($1) }
    }

    /// Has an object of the main actor take on the current theme now and every later one.
    @MainActor @discardableResult @_disfavoredOverload
    public func register<Object: Themable>(_ object: Object) -> Registration where Object.AppliedTheme == Theme {
        register(onMain: object)
    }

    /// The same for an object of which the compiler does not know the class, as `any Themable<Look>`.
    @MainActor @discardableResult
    public func register<Object: Themable>(onMain object: Object) -> Registration where Object.AppliedTheme == Theme {
        let reference = MainActorThemable(object)
        let work: Handler.OwnWork = { parcel in
            guard let object = reference.object else { return false }
            if let parcel { object.applyTheme(Delivery<Theme>.theme(in: parcel)) }
            return true
        }
        return courier.add(onMain: Handler(binding: binding(object, ThemableKey.themable), own: work))
    }
}

/// A weak reference to an object whose conformance may be the main actor's.
@MainActor
private final class MainActorThemable<Theme: Equatable & Sendable> {
    private(set) weak var object: (any Themable<Theme>)?

    init(_ object: any Themable<Theme>) { self.object = object }
}

/// The key under which an object is registered as a whole.
private enum ThemableKey { case themable }
