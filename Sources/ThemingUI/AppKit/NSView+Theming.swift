#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
    public import ThemeModel
    public import Theming

    /// Views are in a tree: parts of it may have a theme of their own, and values may hold inside containers alone.
    extension NSView: ThemeNode {
        /// The view that this one is in.
        public var themeParent: (any ThemeNode)? { superview }
    }

    extension ThemedComponents {
        /// Adds a view and all below it that are there now.
        ///
        /// Classes of your own are best added in `viewDidMoveToWindow`, where also a moved view gets the values of its
        /// place.
        public func add(tree view: NSView) {
            add(view)
            for child in view.subviews { add(tree: child) }
        }
    }

    extension NSAppearance {
        /// Light or dark.
        public var scheme: Scheme {
            bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .dark : .light
        }

        /// The system's appearance for a scheme.
        public static func named(_ scheme: Scheme) -> NSAppearance? {
            NSAppearance(named: scheme == .dark ? .darkAqua : .aqua)
        }
    }

    @MainActor
    extension Themer where Theme == Surroundings {
        /// Takes the system's setting from the application, now and after each change: call it on `Themer.system` once and
        /// keep the observation.
        public func follow(_ application: NSApplication) -> NSKeyValueObservation {
            application.observe(\.effectiveAppearance, options: .initial) { [weak self] _, _ in
                MainActor.assumeIsolated {
                    let isIncreased = NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast
                    self?.theme = Surroundings(
                        scheme: NSApplication.shared.effectiveAppearance.scheme,
                        contrast: isIncreased ? .more : .standard
                    )
                }
            }
        }
    }

    @MainActor
    extension Themer {
        /// Has a window's appearance follow the theme, so that the system's own colours agree with it.
        @discardableResult
        public func setAppearance(
            of window: NSWindow,
            _ scheme: @escaping @MainActor (Theme) -> Scheme
        ) -> Registration {
            observe(window) { $0.appearance = .named(scheme($1)) }
        }
    }
#endif
