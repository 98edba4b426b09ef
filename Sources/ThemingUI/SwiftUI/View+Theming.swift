#if canImport(SwiftUI)
    public import SwiftUI
    import ThemeModel
    public import Theming

    /// A theme in the environment. Give yours a name: `extension EnvironmentValues { var look: Look? { self[ThemeKey.self] } }`
    public struct ThemeKey<Theme: Sendable>: EnvironmentKey {
        /// No theme above.
        public static var defaultValue: Theme? { nil }
    }

    extension EnvironmentValues {
        /// The system's wishes for a theme.
        public var surroundings: Surroundings {
            Surroundings(
                scheme: colorScheme == .dark ? .dark : .light,
                contrast: colorSchemeContrast == .increased ? .more : .standard
            )
        }
    }

    extension View {
        /// Hands a themer to the views below: `@Environment(Themer<Look>.self)` reads it, and a ``ThemeKey`` its theme.
        ///
        /// `Themer.system` is kept up to date too: `themer.follow(.system) { … }` then follows the system. Another themer
        /// for a part of the views is an override.
        public func theming<Theme: Sendable>(_ themer: Themer<Theme>) -> some View {
            modifier(ThemingModifier(themer: themer))
        }
    }

    private struct ThemingModifier<Theme: Sendable>: ViewModifier {
        @Environment(\.surroundings) private var surroundings
        let themer: Themer<Theme>

        func body(content: Content) -> some View {
            let theme = themer.theme
            content
                .environment(themer)
                .transformEnvironment(\.self) { $0[ThemeKey<Theme>.self] = theme }
                .onChange(of: surroundings, initial: true) { _, new in Themer.system.theme = new }
        }
    }
#endif
