public import Foundation

extension Notification.Name {
    /// A colour theme changed; the theme is in the notification's `userInfo`.
    public static let didChangeColorTheme = Notification.Name("DidChangeColorTheme")
}

extension NotificationCenter {
    /// Tells every observer of this centre of a theme, and returns when they have it: those of the main actor only if it
    /// is called there.
    ///
    /// Where a `themer` says it, those who follow other themers do not hear of it.
    public func postDidChangeColorTheme(_ theme: some Sendable, from themer: AnyObject? = nil) {
        post(name: .didChangeColorTheme, object: themer, userInfo: [Notification.themeKey: theme])
    }
}

/// An object that hears of changes of the colour theme through a notification centre.
@MainActor
public protocol ColorThemeObserving<ObservedTheme>: AnyObject {
    /// The themes that it knows.
    associatedtype ObservedTheme: Equatable & Sendable
    /// Called with each theme; updates the object's colours unless you say otherwise.
    ///
    /// A list says so to reload its rows: it calls ``updateObservedColors(to:)`` and then reloads.
    func didChangeColorTheme(to theme: ObservedTheme)
}

extension ColorThemeObserving {
    /// Updates the object's colours, if it has any.
    public func didChangeColorTheme(to theme: ObservedTheme) { updateObservedColors(to: theme) }

    /// Updates the colours of an object that is ``ColorUpdatable``; nothing for any other.
    public func updateObservedColors(to theme: ObservedTheme) {
        (self as? any ColorUpdatable<ObservedTheme>)?.updateColors(from: theme)
    }

    /// Hears of themes from now on, whoever posts them; adding it again changes nothing.
    ///
    /// The object is held weakly. Where the present theme is given, the object has it at once: an object that is made late is right from the start.
    public func addDidChangeColorThemeObserver(
        notificationCenter: NotificationCenter = .default, current: ObservedTheme? = nil
    ) {
        ColorThemeObservations.shared.add(self, to: notificationCenter)
        if let current { takeFirstColorTheme(current) }
    }

    /// Follows a themer, which posts its changes to the centre: the object has the current theme at once, and does not hear
    /// what other themers post there.
    public func addDidChangeColorThemeObserver(
        of themer: Themer<ObservedTheme>, notificationCenter: NotificationCenter = .default
    ) {
        themer.postColorThemes(to: notificationCenter)
        ColorThemeObservations.shared.add(self, to: notificationCenter, of: themer)
        takeFirstColorTheme(themer.theme)
    }

    /// Has a theme brought to the object, and reloads it where it is ``ColorThemeReloading``.
    func takeColorTheme(_ theme: ObservedTheme) {
        didChangeColorTheme(to: theme)
        (self as? any ColorThemeReloading)?.reloadForColorTheme()
    }

    /// The first update, which an object that has the theme already but not its colours gets as well.
    private func takeFirstColorTheme(_ theme: ObservedTheme) {
        let object = self as? any ColorUpdatable<ObservedTheme>
        if let object, object.theme == theme { object.updateColors(for: theme) }
        takeColorTheme(theme)
    }

    /// Hears of themes no more.
    public func removeDidChangeColorThemeObserver(notificationCenter: NotificationCenter = .default) {
        ColorThemeObservations.shared.remove(self, from: notificationCenter)
    }
}
