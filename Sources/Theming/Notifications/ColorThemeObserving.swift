public import Foundation

/// An object that is called when the colour theme changes, by a themer or through a notification centre.
@MainActor
public protocol ColorThemeObserving<ObservedTheme>: AnyObject {
    /// The themes that it knows.
    associatedtype ObservedTheme: Equatable & Sendable
    /// Called with each theme; updates the object's colours unless you implement it otherwise.
    func didChangeColorTheme(to theme: ObservedTheme)
}

/// An object that reloads its content after a change of the colour theme, such as a table or a list.
///
/// Conformance is checked at run time, so a subclass of an observing class may add it.
@MainActor
public protocol ColorThemeReloading: AnyObject {
    /// Called after each change, when the object has its new colours.
    func reloadForColorTheme()
}

extension ColorThemeObserving {
    /// Updates the object's colours, if it has any.
    public func didChangeColorTheme(to theme: ObservedTheme) {
        updateObservedColors(to: theme)
    }

    /// Updates the colours of an object that is ``ColorUpdatable``; nothing for any other.
    public func updateObservedColors(to theme: ObservedTheme) {
        (self as? any ColorUpdatable<ObservedTheme>)?.updateColors(from: theme)
    }

    /// Follows a themer: the object has the current theme at once, and every later one.
    ///
    /// The object is held weakly; adding it again only applies the current theme again.
    public func addDidChangeColorThemeObserver(of themer: Themer<ObservedTheme>) {
        var isFirst = true
        _ = themer.add(
            MainHandler(self, key: KeyOfObject.colorTheme) { object, theme in
                object.takeColorTheme(theme, isFirst: isFirst)
                isFirst = false
            }
        )
    }

    /// Stops following a themer.
    public func removeDidChangeColorThemeObserver(of themer: Themer<ObservedTheme>) {
        themer.main[HandlerKey(self, KeyOfObject.colorTheme)]?.registration.cancel()
    }

    /// Takes the themes that are posted to a notification centre from now on; adding it again changes nothing.
    ///
    /// The object is held weakly. Pass the `current` theme to apply it at once.
    public func addDidChangeColorThemeObserver(
        notificationCenter: NotificationCenter = .default,
        current: ObservedTheme? = nil
    ) {
        ColorThemeObservers.shared.add(self, to: notificationCenter)
        if let current {
            takeColorTheme(current, isFirst: true)
        }
    }

    /// Stops taking themes from a notification centre.
    public func removeDidChangeColorThemeObserver(notificationCenter: NotificationCenter = .default)
    {
        ColorThemeObservers.shared.remove(self, from: notificationCenter)
    }

    /// Updates the colours on the first call even if the object already has the theme.
    fileprivate func takeColorTheme(_ theme: ObservedTheme, isFirst: Bool) {
        let object = self as? any ColorUpdatable<ObservedTheme>
        if isFirst, let object, object.theme == theme {
            object.updateColors(for: theme)
        }
        didChangeColorTheme(to: theme)
        (self as? any ColorThemeReloading)?.reloadForColorTheme()
    }
}

/// The tokens of block observers: a notification centre keeps a block until its token is removed.
///
/// Entries of released objects are removed when the number of entries has doubled.
@MainActor
package final class ColorThemeObservers {
    package static let shared = ColorThemeObservers()

    private struct Key: Hashable {
        let object: ObjectIdentifier
        let center: ObjectIdentifier
    }

    private struct Entry {
        weak var object: AnyObject?
        let center: NotificationCenter
        let token: any NSObjectProtocol
    }

    private var entries: [Key: Entry] = [:]
    private var cleanUp = CleanUp()

    package var count: Int { entries.count }

    fileprivate func add<Object: ColorThemeObserving>(
        _ object: Object,
        to center: NotificationCenter
    ) {
        let key = Key(object: ObjectIdentifier(object), center: ObjectIdentifier(center))
        remove(key)
        if cleanUp.isDue(entries.count) { removeDead() }
        let reference = WeakObserver(object)
        let token = center.addObserver(forName: .didChangeColorTheme, object: nil, queue: nil) {
            notification in
            guard let theme = notification.theme(as: Object.ObservedTheme.self) else {
                return
            }
            if MainActor.isCurrent {
                MainActor.assumeIsolated { reference.object?.takeColorTheme(theme, isFirst: false) }
            } else {
                Task { @MainActor in reference.object?.takeColorTheme(theme, isFirst: false) }
            }
        }
        entries[key] = Entry(object: object, center: center, token: token)
    }

    fileprivate func remove(_ object: AnyObject, from center: NotificationCenter) {
        remove(Key(object: ObjectIdentifier(object), center: ObjectIdentifier(center)))
    }

    private func removeDead() {
        for (key, entry) in entries where entry.object == nil {
            remove(key)
        }
        cleanUp.isDone(entries.count)
    }

    private func remove(_ key: Key) {
        guard let entry = entries.removeValue(forKey: key) else {
            return
        }
        entry.center.removeObserver(entry.token)
    }
}

@MainActor
private final class WeakObserver<Theme: Equatable & Sendable> {
    private(set) weak var object: (any ColorThemeObserving<Theme>)?

    init(_ object: any ColorThemeObserving<Theme>) {
        self.object = object
    }
}

/// An object with colours that depend on a theme.
///
/// A container passes the theme on in `updateColors(for:)`: `children.forEach { $0.updateColors(from: theme) }`.
@MainActor
public protocol ColorUpdatable<ObservedTheme>: AnyObject {
    /// The themes that it knows.
    associatedtype ObservedTheme: Equatable & Sendable
    /// The theme whose colours it has.
    var theme: ObservedTheme { get set }
    /// Takes the colours of a theme; ``theme`` has been set by then.
    func updateColors(for theme: ObservedTheme)
}

extension ColorUpdatable {
    /// Takes on a theme: sets it and then updates the colours, unless the object has it already.
    public func updateColors(from theme: ObservedTheme) {
        guard theme != self.theme else { return }
        self.theme = theme
        updateColors(for: theme)
    }
}
