public import ThemeModel

/// The values of a theme for the components of an application, as rules of a style sheet.
///
/// Give your own type a property for each component: then a theme that forgets one does not compile.
public protocol ComponentAssets: Sendable {
    /// The assets as rules, each under its component's class.
    var sheet: StyleSheet { get }
}

/// A theme as assets for each component, with perhaps something of its own besides.
public protocol ComponentTheme: Sendable {
    /// The assets that all themes of this kind have.
    associatedtype Assets: ComponentAssets
    /// The name.
    var name: String { get }
    /// The values for the components.
    var assets: Assets { get }
    /// This theme's own change to the rules made from the assets; it gets a new value each time.
    var `extension`: (@Sendable (inout StyleSheet) -> Void)? { get }
}

extension ComponentTheme {
    /// Most themes have nothing of their own.
    public var `extension`: (@Sendable (inout StyleSheet) -> Void)? {
        nil
    }
}

/// A step of applying a component theme.
public enum ApplyStep: String, CaseIterable, Hashable, Sendable {
    /// The theme's assets are read.
    case resolve
    /// The assets become rules.
    case assets
    /// The theme's own extension works on the rules.
    case hook
    /// The rules are handed out.
    case emit
}

/// Applies component themes: assets, then the theme's own extension, then the rules are handed out.
public struct ThemeApplier: Sendable {
    private let record: @Sendable (ApplyStep) -> Void
    private let emit: @Sendable (StyleSheet) -> Void

    /// Makes an applier that hands each theme's rules to `emit`; `record` is called before each step.
    public init(
        record: @escaping @Sendable (ApplyStep) -> Void = { _ in },
        emit: @escaping @Sendable (StyleSheet) -> Void = { _ in }
    ) {
        self.record = record
        self.emit = emit
    }

    /// Applies a theme; nothing of the one before is left.
    ///
    /// Complexity: O(rules of the theme).
    @discardableResult
    public func apply(_ theme: some ComponentTheme) -> StyleSheet {
        record(.resolve)
        let assets = theme.assets
        record(.assets)
        var sheet = assets.sheet
        if let change = theme.extension {
            record(.hook)
            change(&sheet)
        }
        record(.emit)
        emit(sheet)
        return sheet
    }

    /// Applies a themer's current and later themes, until the registration is cancelled or the themer released.
    @MainActor
    @discardableResult
    public func follow<Theme: Sendable>(
        _ themer: Themer<Theme>,
        _ theme: @escaping @MainActor (Theme) -> any ComponentTheme
    ) -> Registration {
        themer.observe { apply(theme($0)) }
    }
}
