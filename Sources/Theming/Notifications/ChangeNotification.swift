public import Foundation

extension Notification.Name {
    /// A theme changed and every handler has it; the theme is in the notification's `userInfo`.
    public static let themeDidChange = Notification.Name("ThemeDidChange")
    /// A colour theme changed; the theme is in the notification's `userInfo`.
    public static let didChangeColorTheme = Notification.Name("DidChangeColorTheme")
}

extension Notification {
    private static let themeKey = "theme"

    /// The theme that a notification carries; nil where it carries none, or one of another kind.
    public func theme<Theme>(as type: Theme.Type = Theme.self) -> Theme? {
        userInfo?[Self.themeKey] as? Theme
    }

    init(_ name: Notification.Name, theme: some Sendable, from themer: AnyObject?) {
        self.init(name: name, object: themer, userInfo: [Self.themeKey: theme])
    }
}

extension NotificationCenter {
    /// Posts a theme to this centre's ``ColorThemeObserving`` objects, and returns when they have it; off the main
    /// actor, they get it later.
    public func postDidChangeColorTheme(_ theme: some Sendable) {
        post(Notification(.didChangeColorTheme, theme: theme, from: nil))
    }
}

extension Themer {
    /// Posts a notification on the main actor after each change, when every handler has the theme.
    ///
    /// The themer is the notification's object: an observer of one themer does not get another's.
    @MainActor
    @discardableResult
    public func postChanges(
        named name: Notification.Name = .themeDidChange,
        to center: NotificationCenter = .default
    ) -> Registration {
        let handler = MainHandler<Theme>(takesRepeats: false) { [weak self] theme in
            center.post(Notification(name, theme: theme, from: self))
        }
        handler.skip(state.withLock { $0.current })
        main.appendAfterAll(handler)
        state.withLock { $0.hasMainHandlers = true }
        return handler.registration
    }
}
