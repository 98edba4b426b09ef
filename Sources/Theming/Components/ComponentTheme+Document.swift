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
        document.appearance.components = components
        if let change = self.extension {
            let plain = assets.sheet
            var sheet = plain
            change(&sheet)
            document.style = try StyleHook(parsing: sheet.changes(from: plain).css(prefix: ""))
        }
        return document
    }

    private var components: [Component: ComponentDescriptor] {
        [
            .label: descriptor([.normal: (.text, assets.label.color)]),
            .button: descriptor([
                .normal: (.background, assets.button.normal), .selected: (.background, assets.button.selected),
                .disabled: (.background, assets.button.disabled),
            ]),
            .switch: descriptor([.selected: (.background, assets.switch.isOnColor)]),
            .cell: descriptor([.selected: (.background, assets.cell.selectedColor)]),
            .segmentedControl: descriptor([.selected: (.background, assets.segmentedControl.activeColor)]),
            .pin: descriptor([.normal: (.background, assets.pin.color)]),
        ]
    }

    private func descriptor(_ colors: [ComponentState: (ComponentColor, Color)]) -> ComponentDescriptor {
        var descriptor = ComponentDescriptor()
        for (state, (part, color)) in colors {
            descriptor.colors[state] = [part: Located(ColorExpression(.literal(color)))]
        }
        return descriptor
    }
}
