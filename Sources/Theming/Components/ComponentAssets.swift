public import ColorScience
public import ThemeModel

/// What a label needs of a theme.
public struct LabelAssets: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The font of its text.
    public var font: FontDescriptor

    /// Gathers the assets.
    public init(color: Color, font: FontDescriptor) {
        self.color = color
        self.font = font
    }
}

/// What a button needs of a theme: its background in each state.
public struct ButtonAssets: Hashable, Sendable {
    /// The background when nothing is the matter.
    public var normal: Color
    /// The background while it is selected.
    public var selected: Color
    /// The background while it cannot be used.
    public var disabled: Color

    /// Gathers the assets.
    public init(normal: Color, selected: Color, disabled: Color) {
        self.normal = normal
        self.selected = selected
        self.disabled = disabled
    }
}

/// What a switch needs of a theme.
public struct SwitchAssets: Hashable, Sendable {
    /// The colour while it is on.
    public var isOnColor: Color
    /// Whether switches are on at first.
    public var isOnDefault: Bool

    /// Gathers the assets.
    public init(isOnColor: Color, isOnDefault: Bool) {
        self.isOnColor = isOnColor
        self.isOnDefault = isOnDefault
    }
}

/// What a cell needs of a theme.
public struct CellAssets: Hashable, Sendable {
    /// The background of a selected cell.
    public var selectedColor: Color

    /// Gathers the assets.
    public init(selectedColor: Color) { self.selectedColor = selectedColor }
}

/// What a segmented control needs of a theme.
public struct SegmentedControlAssets: Hashable, Sendable {
    /// The background of the active segment.
    public var activeColor: Color

    /// Gathers the assets.
    public init(activeColor: Color) { self.activeColor = activeColor }
}

/// What a pin needs of a theme.
public struct PinAssets: Hashable, Sendable {
    /// The colour.
    public var color: Color

    /// Gathers the assets.
    public init(color: Color) { self.color = color }
}
