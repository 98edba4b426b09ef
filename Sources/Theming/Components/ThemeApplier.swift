public import ThemeModel

/// A step of applying a component theme.
public enum ApplyStep: String, CaseIterable, Hashable, Sendable {
    /// The theme's assets are asked for.
    case resolve
    /// The assets become rules.
    case assets
    /// The theme's own extension works on the rules.
    case hook
    /// The rules are handed out.
    case emit
}

/// Applies component themes: assets, then the theme's own extension, then out with it.
public struct ThemeApplier: Sendable {
    private let record: @Sendable (ApplyStep) -> Void
    private let emit: @Sendable (StyleSheet) -> Void

    /// Makes an applier that hands each theme's rules to `emit`; `record` is told of each step.
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

    /// Applies a themer's current theme and every later one.
    @discardableResult
    public func follow<Tag: Equatable & Sendable>(
        _ themer: Themer<Tag>, _ theme: @escaping @Sendable (Tag) -> any ComponentTheme
    ) -> Registration {
        themer.courier.add(Handler { parcel in apply(theme(Delivery<Tag>.theme(in: parcel))) })
    }
}
