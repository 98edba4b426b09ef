public import Foundation

extension Notification.Name {
    /// A theme or style changed and every handler has it; the theme is in the notification's `userInfo`.
    public static let themeDidChange = Notification.Name("ThemeDidChange")
}

extension Notification {
    static let themeKey = "theme"

    /// The theme that a notification carries; nil where it carries none, or one of another kind.
    public func theme<Theme>(as type: Theme.Type = Theme.self) -> Theme? { userInfo?[Self.themeKey] as? Theme }
}

extension Themer {
    /// Posts a notification after each change and each ``reapply()``, when every handler has the theme; the poster of a
    /// notification waits for its observers.
    ///
    /// The themer is the notification's object: who observes one hears of no other's.
    @discardableResult
    public func postChanges(
        named name: Notification.Name = .themeDidChange, to center: NotificationCenter = .default
    ) -> Registration {
        courier.addCompletion(
            Handler { [weak self] parcel in
                let theme = Delivery<Theme>.theme(in: parcel)
                center.post(name: name, object: self, userInfo: [Notification.themeKey: theme])
            })
    }
}

extension Themer {
    /// Posts each change to a centre for its ``ColorThemeObserving`` objects, once however often it is asked for.
    func postColorThemes(to center: NotificationCenter) {
        let binding = binding(center, Notification.Name.didChangeColorTheme)
        if courier.hasCompletion(in: binding.slot) { return }
        courier.addCompletion(
            Handler(calling: center, on: nil, binding: binding) {
                [weak self] (center: NotificationCenter, theme: Theme) in
                center.postDidChangeColorTheme(theme, from: self)
            })
    }
}
