public import ThemeModel

/// The system's wishes for a theme: light or dark, and more contrast or not.
public struct Surroundings: Hashable, Sendable {
    /// Light or dark.
    public var scheme: Scheme
    /// More contrast, or the usual one.
    public var contrast: ContrastPreference

    /// Makes surroundings; light ones with the usual contrast unless you say otherwise.
    public init(scheme: Scheme = .light, contrast: ContrastPreference = .standard) {
        self.scheme = scheme
        self.contrast = contrast
    }
}

extension Themer where Theme == Surroundings {
    /// The system's setting, as far as the program knows it.
    ///
    /// `ThemingUI` keeps it up to date on Apple's platforms; elsewhere set it yourself:
    /// `Themer.system.update { $0.scheme = .dark }`.
    public static var system: Themer<Surroundings> {
        sharedSurroundings
    }
}

// A static stored property cannot be in a generic class.
private let sharedSurroundings = Themer(Surroundings())

@MainActor
extension Themer {
    /// Has this themer take its theme from another one's now and after each change:
    /// `themer.follow(.system) { $0.scheme == .dark ? .night : .day }`.
    ///
    /// Cancel the registration to choose a theme by hand. Following the same source again ends the former following.
    /// This themer is held weakly.
    @discardableResult
    public func follow<Source: Sendable>(
        _ source: Themer<Source>,
        _ theme: @escaping @MainActor (Source) -> Theme
    ) -> Registration {
        source.add(
            MainHandler(self, key: KeyOfObject.source) { themer, new in themer.set(theme(new)) }
        )
    }

    /// Has this themer take one of two themes, as the system is light or dark.
    @discardableResult
    public func follow(_ system: Themer<Surroundings>, light: Theme, dark: Theme) -> Registration {
        follow(system) { $0.scheme == .light ? light : dark }
    }
}
