/// Components whose properties have the values that the current theme asks for.
///
/// A component's class adds its objects, for example in its initialiser, so screens contain no theming:
///
/// ```swift
/// let components = ThemedComponents(themer) { theme, values in
///     values.set(\AppButton.background, to: theme.assets.button.normal)
///     if theme == .blue { values.set(\AppButton.cornerRadius, to: 12, in: AppView.self) }
/// }
/// ```
///
/// A property that a theme does not set has the value from before the first theme that did: nothing of a theme is left
/// over. Another value that the program sets such a property to in between is lost with the next change.
@MainActor
public final class ThemedComponents<Theme: Sendable> {
    private let themer: Themer<Theme>
    private let source: Source

    /// Makes components of a themer; `style` sets the values of a theme, and runs once for each change.
    public init(
        _ themer: Themer<Theme>,
        style: @escaping @MainActor (Theme, inout ComponentValues) -> Void
    ) {
        self.themer = themer
        source = Source(style, themer.isEqual)
        themer.observe(source) { $0.take($1) }
    }

    /// Gives an object the values of the current theme now and of each later one.
    ///
    /// The object is held weakly. Adding it again, as after a move into another container, applies the current values
    /// again. Complexity: O(values of the theme) on average.
    public func add(_ component: AnyObject) {
        let key = KeyOfObject.component(ObjectIdentifier(source))
        if themer.main[HandlerKey(component, key)] != nil {
            return themer.reapply(HandlerKey(component, key))
        }
        let applied = AppliedValues()
        let handler = MainHandler<Theme>(component, key: key, attachment: applied) {
            [source, weak themer] object, theme in
            let override = themer?.override(above: object)
            applied.apply(override.map(source.make) ?? source.values(for: theme), to: object)
        }
        _ = themer.add(handler)
    }

    /// Takes the theme's values from an object: its properties have the values from before.
    public func remove(_ component: AnyObject) {
        let key = HandlerKey(component, KeyOfObject.component(ObjectIdentifier(source)))
        guard let handler = themer.main[key] else { return }
        handler.registration.cancel()
        (handler.attachment as? AppliedValues)?.restore(component)
    }

    /// Makes the values of a theme once for all components; handlers keep it, so it must not keep the themer.
    @MainActor
    private final class Source {
        private let style: @MainActor (Theme, inout ComponentValues) -> Void
        private let isEqual: (Theme, Theme) -> Bool
        private var made: (theme: Theme, values: ComponentValues)?
        private var undos: [() -> Void] = []

        init(
            _ style: @escaping @MainActor (Theme, inout ComponentValues) -> Void,
            _ isEqual: @escaping (Theme, Theme) -> Bool
        ) {
            self.style = style
            self.isEqual = isEqual
        }

        /// Runs before the components' handlers, which were added later.
        func take(_ theme: Theme) {
            made = nil
            for undo in undos.reversed() { undo() }
            let effects = values(for: theme).effects
            undos = effects.map(\.undo)
            for effect in effects { effect.perform() }
        }

        func values(for theme: Theme) -> ComponentValues {
            if let made, isEqual(made.theme, theme) {
                return made.values
            }
            let values = make(theme)
            made = (theme, values)
            return values
        }

        func make(_ theme: Theme) -> ComponentValues {
            var values = ComponentValues()
            style(theme, &values)
            return values
        }
    }
}
