package import ColorScience
package import ThemeModel
package import Theming

/// What six components of an application need of a theme; a theme that forgets one does not compile.
package protocol ThemeableAssets: ComponentAssets {
    var label: LabelAssets { get }
    var button: ButtonAssets { get }
    var `switch`: SwitchAssets { get }
    var cell: CellAssets { get }
    var segmentedControl: SegmentedControlAssets { get }
    var pin: PinAssets { get }
}

package struct LabelAssets: Hashable, Sendable {
    package var color: Color
    package var font: FontDescriptor

    package init(color: Color, font: FontDescriptor) {
        self.color = color
        self.font = font
    }
}

/// A button's background in each state.
package struct ButtonAssets: Hashable, Sendable {
    package var normal: Color
    package var selected: Color
    package var disabled: Color

    package init(normal: Color, selected: Color, disabled: Color) {
        self.normal = normal
        self.selected = selected
        self.disabled = disabled
    }
}

package struct SwitchAssets: Hashable, Sendable {
    package var isOnColor: Color
    /// Switches are on at first.
    package var isOnDefault: Bool

    package init(isOnColor: Color, isOnDefault: Bool) {
        self.isOnColor = isOnColor
        self.isOnDefault = isOnDefault
    }
}

package struct CellAssets: Hashable, Sendable {
    package var selectedColor: Color

    package init(selectedColor: Color) { self.selectedColor = selectedColor }
}

package struct SegmentedControlAssets: Hashable, Sendable {
    package var activeColor: Color

    package init(activeColor: Color) { self.activeColor = activeColor }
}

package struct PinAssets: Hashable, Sendable {
    package var color: Color

    package init(color: Color) { self.color = color }
}

extension ThemeableAssets {
    package var sheet: StyleSheet {
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
        sheet.style(.segmentedControl, state: .selected) {
            $0.background = segmentedControl.activeColor
        }
        sheet.style(.pin) { $0.background = pin.color }
        return sheet
    }
}

/// A theme of the six components.
package protocol ThemeableTheme: ComponentTheme where Assets: ThemeableAssets {}

extension ThemeableTheme {
    /// The theme as a document, for the checks and pages that theme files go through.
    ///
    /// The labels' colour is the text on `background`, the buttons' is the primary colour. What the theme's own
    /// extension adds to its rules or changes in them becomes the document's CSS, which throws where that is not allowed.
    package func document(on background: Color) throws(StyleHookError) -> ThemeDocument {
        var document = ThemeDocument(id: name, name: name, format: "code")
        let roles = [
            ("background", background), ("text", assets.label.color),
            ("primary", assets.button.normal),
            ("accent", assets.pin.color),
        ]
        for (role, color) in roles {
            document.appearance.colors[role] = Located(ColorExpression(.literal(color)))
        }
        document.appearance.styles["label"] = assets.label.font
        document.appearance.components = components(on: background)
        if let change = self.extension {
            let plain = assets.sheet
            var sheet = plain
            change(&sheet)
            document.style = try StyleHook(parsing: sheet.changes(from: plain).css(prefix: ""))
        }
        return document
    }

    private func components(on background: Color) -> [Component: ComponentDescriptor] {
        var result: [Component: ComponentDescriptor] = [:]
        func set(
            _ component: Component,
            _ state: ComponentState,
            _ part: ComponentColor,
            _ color: Color
        ) {
            result[component, default: ComponentDescriptor()].colors[state, default: [:]][part] =
                Located(ColorExpression(.literal(color)))
        }
        /// A fill with whichever of text and background can be read on it.
        func fill(_ component: Component, _ state: ComponentState, _ color: Color) {
            set(component, state, .background, color)
            set(component, state, .text, color.readable(of: assets.label.color, background))
        }
        set(.label, .normal, .text, assets.label.color)
        fill(.button, .normal, assets.button.normal)
        fill(.button, .selected, assets.button.selected)
        fill(.button, .disabled, assets.button.disabled)
        fill(.switch, .selected, assets.switch.isOnColor)
        fill(.cell, .selected, assets.cell.selectedColor)
        fill(.segmentedControl, .selected, assets.segmentedControl.activeColor)
        fill(.pin, .normal, assets.pin.color)
        return result
    }
}

extension Color {
    /// Whichever of two colours has the higher contrast on this one.
    fileprivate func readable(of first: Color, _ second: Color) -> Color {
        let ratio = { (color: Color) in Contrast.ratio(of: color.mapped.rgb, on: mapped.rgb) }
        return ratio(first) >= ratio(second) ? first : second
    }
}
