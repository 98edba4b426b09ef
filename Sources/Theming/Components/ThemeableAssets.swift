public import ThemeModel

/// What every component of an application needs of a theme; a theme that forgets one does not compile.
public protocol ThemeableAssets: Sendable {
    /// For labels.
    var label: LabelAssets { get }
    /// For buttons.
    var button: ButtonAssets { get }
    /// For switches.
    var `switch`: SwitchAssets { get }
    /// For cells.
    var cell: CellAssets { get }
    /// For segmented controls.
    var segmentedControl: SegmentedControlAssets { get }
    /// For pins.
    var pin: PinAssets { get }
}

extension ThemeableAssets {
    /// The assets as rules, each under its component's class.
    public var sheet: StyleSheet {
        var sheet = StyleSheet()
        sheet.style(.label) {
            $0.color = label.color
            $0.setFont(label.font)
        }
        sheet.style(.button) { $0.background = button.normal }
        sheet.style(.button, state: .selected) { $0.background = button.selected }
        sheet.style(.button, state: .disabled) { $0.background = button.disabled }
        sheet.style(.switch) { $0[.accentColor] = .color(self.switch.isOnColor) }
        sheet.style(.cell, state: .selected) { $0.background = cell.selectedColor }
        sheet.style(.segmentedControl, state: .selected) { $0.background = segmentedControl.activeColor }
        sheet.style(.pin) { $0.background = pin.color }
        return sheet
    }
}
