#if canImport(UIKit) && !os(watchOS)
    public import ThemeModel
    public import Theming
    public import UIKit

    /// Views are in a tree: parts of it may have a theme of their own, and values may hold inside containers alone.
    extension UIView: ThemeNode {
        /// The view that this one is in.
        public var themeParent: (any ThemeNode)? { superview }
    }

    extension ThemedComponents {
        /// Adds a view and all below it that are there now.
        ///
        /// Classes of your own are best added in `didMoveToWindow`, where also a moved view gets the values of its place.
        public func add(tree view: UIView) {
            add(view)
            for child in view.subviews { add(tree: child) }
        }
    }

    extension Surroundings {
        /// The surroundings of traits: light or dark, and contrast.
        public init(_ traits: UITraitCollection) {
            self.init(
                scheme: traits.userInterfaceStyle == .dark ? .dark : .light,
                contrast: traits.accessibilityContrast == .high ? .more : .standard
            )
        }
    }

    @MainActor
    extension Themer where Theme == Surroundings {
        /// Takes the system's setting from a window, now and after each change: call it on `Themer.system` once.
        public func follow(_ window: UIWindow) {
            theme = Surroundings(window.traitCollection)
            window.registerForTraitChanges([
                UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
            ]) {
                [weak self] (window: UIWindow, _: UITraitCollection) in
                self?.theme = Surroundings(window.traitCollection)
            }
        }
    }

    @MainActor
    extension Themer {
        /// Has a window's light or dark follow the theme, so that the system's own colours agree with it.
        @discardableResult
        public func setUserInterfaceStyle(
            of window: UIWindow,
            _ scheme: @escaping @MainActor (Theme) -> Scheme
        ) -> Registration {
            observe(window) { $0.overrideUserInterfaceStyle = scheme($1) == .dark ? .dark : .light }
        }

        /// Sets appearance proxies for each theme and has the views of a window take them: `UIAppearance` alone styles only
        /// views that are added later.
        ///
        /// A proxy keeps the values of an earlier theme, so set the same properties in each; ``ThemedComponents`` needs no such
        /// care.
        @discardableResult
        public func setAppearance(
            of window: UIWindow,
            _ setProxies: @escaping @MainActor (Theme) -> Void
        ) -> Registration {
            observe(window) { window, theme in
                setProxies(theme)
                for view in window.subviews {
                    view.removeFromSuperview()
                    window.addSubview(view)
                }
            }
        }
    }
#endif
