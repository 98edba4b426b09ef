public import Foundation

/// An object that is called when the colour theme changes, by a themer or through a notification centre.
@MainActor
public protocol ColorThemeObserving<ObservedTheme>: AnyObject {
    /// The themes that it knows.
    associatedtype ObservedTheme: Equatable & Sendable
    /// Called with each theme; updates the object's colours unless you implement it otherwise.
    func didChangeColorTheme(to theme: ObservedTheme)
}

/// An object that shows its rows anew after a change of the colour theme: a table, a list.
///
/// It is found at run time, so that a subclass of an observing class may be the first to conform.
@MainActor
public protocol ColorThemeReloading: AnyObject {
    /// Called after each change, when the object has its new colours.
    func reloadForColorTheme()
}

extension ColorThemeObserving {
    /// Updates the object's colours, if it has any.
    public func didChangeColorTheme(to theme: ObservedTheme) { updateObservedColors(to: theme) }

    /// Updates the colours of an object that is ``ColorUpdatable``; nothing for any other.
    public func updateObservedColors(to theme: ObservedTheme) {
        (self as? any ColorUpdatable<ObservedTheme>)?.updateColors(from: theme)
    }

    /// Follows a themer: the object has the current theme at once, and every later one.
    ///
    /// The object is held weakly; adding it again changes nothing but that it has the current theme once more.
    public func addDidChangeColorThemeObserver(of themer: Themer<ObservedTheme>) {
        var isFirst = true
        _ = themer.add(
            MainHandler(self, key: KeyOfObject.colorTheme) { object, theme in
                object.takeColorTheme(theme, isFirst: isFirst)
                isFirst = false
            })
    }

    /// Follows a themer no more.
    public func removeDidChangeColorThemeObserver(of themer: Themer<ObservedTheme>) {
        themer.main[HandlerKey(self, KeyOfObject.colorTheme)]?.registration.cancel()
    }

    /// Takes the themes that are posted to a notification centre from now on; adding it again changes nothing.
    ///
    /// The object is held weakly. Where the present theme is given, the object has it at once: an object that is made
    /// late is right from the start.
    public func addDidChangeColorThemeObserver(
        notificationCenter: NotificationCenter = .default, current: ObservedTheme? = nil
    ) {
        ColorThemeObservers.shared.add(self, to: notificationCenter)
        if let current { takeColorTheme(current, isFirst: true) }
    }

    /// Takes no more themes from a notification centre.
    public func removeDidChangeColorThemeObserver(notificationCenter: NotificationCenter = .default) {
        ColorThemeObservers.shared.remove(self, from: notificationCenter)
    }

    /// The first update reaches an object that has the theme already, but not yet its colours.
    fileprivate func takeColorTheme(_ theme: ObservedTheme, isFirst: Bool) {
        let object = self as? any ColorUpdatable<ObservedTheme>
        if isFirst, let object, object.theme == theme { object.updateColors(for: theme) }
        didChangeColorTheme(to: theme)
        (self as? any ColorThemeReloading)?.reloadForColorTheme()
    }
}

/// The tokens of block observers: a notification centre keeps a block until its token is handed back.
///
/// An entry belongs to an object only while the object lives; the entries of others are removed as their number doubles.
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

    fileprivate func add<Object: ColorThemeObserving>(_ object: Object, to center: NotificationCenter) {
        let key = Key(object: ObjectIdentifier(object), center: ObjectIdentifier(center))
        guard entries[key]?.object !== object else { return }
        remove(key)
        if cleanUp.isDue(entries.count) { removeDead() }
        let reference = WeakObserver(object)
        let token = center.addObserver(forName: .didChangeColorTheme, object: nil, queue: nil) { notification in
            guard let theme = notification.theme(as: Object.ObservedTheme.self) else { return }
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
        for (key, entry) in entries where entry.object == nil { remove(key) }
        cleanUp.isDone(entries.count)
    }

    private func remove(_ key: Key) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        entry.center.removeObserver(entry.token)
    }
}

/// A weak reference that only the main actor follows.
@MainActor
private final class WeakObserver<Theme: Equatable & Sendable> {
    private(set) weak var object: (any ColorThemeObserving<Theme>)?

    init(_ object: any ColorThemeObserving<Theme>) { self.object = object }
}
