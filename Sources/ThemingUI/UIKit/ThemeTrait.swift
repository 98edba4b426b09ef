#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
    public import SwiftUI
    public import Theming
    public import UIKit

    /// A theme as a trait, which views inherit, and which SwiftUI reads as ``ThemeKey``: one theme in a mixed application.
    public struct ThemeTrait<Theme: Sendable>: UITraitDefinition {
        /// No theme above.
        public static var defaultValue: Theme? { nil }
        /// Colours that depend on traits are resolved again when it changes.
        public static var affectsColorAppearance: Bool { true }
    }

    @MainActor
    extension Themer {
        /// Has the theme as a trait of a window and all in it, now and after each change:
        /// `traitCollection[ThemeTrait<Look>.self]`.
        @discardableResult
        public func setTrait(of window: UIWindow) -> Registration {
            observe(window) { $0.traitOverrides[ThemeTrait<Theme>.self] = $1 }
        }
    }

    extension ThemeKey: UITraitBridgedEnvironmentKey {
        /// Reads the trait of the view that hosts SwiftUI.
        public static func read(from traits: UITraitCollection) -> Theme? {
            traits[ThemeTrait<Theme>.self]
        }

        /// Passes the theme on to views of UIKit in SwiftUI.
        public static func write(to traits: inout any UIMutableTraits, value: Theme?) {
            traits[ThemeTrait<Theme>.self] = value
        }
    }
#endif
