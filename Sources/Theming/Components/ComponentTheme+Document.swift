public import ColorScience
public import ThemeModel

extension ComponentTheme {
    /// The theme as a document, for the checks and pages that theme files go through.
    ///
    /// The labels' colour is the text on `background`, the buttons' is the primary colour. What the theme's own
    /// extension adds to its rules or changes in them becomes the document's CSS, which throws where that is not allowed.
    public func document(on background: Color) throws(StyleHookError) -> ThemeDocument {
        var document = ThemeDocument(id: name, name: name, format: "code")
        let roles = [
            ("background", background), ("text", assets.label.color), ("primary", assets.button.normal),
            ("accent", assets.pin.color),
        ]
        for (role, color) in roles { document.appearance.colors[role] = Located(ColorExpression(.literal(color))) }
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
        func set(_ component: Component, _ state: ComponentState, _ part: ComponentColor, _ color: Color) {
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
