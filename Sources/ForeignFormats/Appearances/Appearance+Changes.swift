package import ThemeModel

extension Appearance {
    func changesColors(from other: Appearance) -> Bool {
        func hasChange(
            _ own: Table<Located<ColorExpression>>,
            _ others: Table<Located<ColorExpression>>
        ) -> Bool {
            own.contains { others[$0.name]?.value != $0.value.value }
        }
        return hasChange(palette, other.palette) || hasChange(colors, other.colors)
            || gradients.contains { other.gradients[$0.name] != $0.value }
    }

    /// The values that another appearance does not have alike.
    ///
    /// A colour that both write, each at a place of its own, is kept: `fix` has to change it at both.
    func changes(from other: Appearance) -> Appearance {
        func changed<Value>(
            _ own: Table<Value>,
            _ others: Table<Value>,
            _ isSame: (Value, Value) -> Bool
        ) -> Table<Value> {
            own.compactMapValues { name, value in
                guard let known = others[name], isSame(known, value) else { return value }
                return nil
            }
        }
        var changes = self
        changes.palette = changed(palette, other.palette, ==)
        changes.colors = changed(colors, other.colors, ==)
        changes.gradients = changed(gradients, other.gradients, ==)
        changes.families = changed(families, other.families) { $0.value == $1.value }
        changes.styles = changed(styles, other.styles, ==)
        changes.layout = changed(layout, other.layout) { $0.value == $1.value }
        changes.tokenNotes = tokenNotes.changes(from: other.tokenNotes)
        return changes
    }

    /// The appearance without the colours that another one has by name and value.
    fileprivate func withoutRepeats(of other: Appearance) -> Appearance {
        func isRepeated(
            _ color: Located<ColorExpression>,
            of other: Located<ColorExpression>?
        ) -> Bool {
            color.value == other?.value
        }
        var result = self
        result.palette = palette.compactMapValues { name, color in
            isRepeated(color, of: other.palette[name]) ? nil : color
        }
        result.colors = colors.compactMapValues { name, color in
            isRepeated(color, of: other.colors[name]) ? nil : color
        }
        result.gradients = gradients.compactMapValues { path, gradient in
            gradient == other.gradients[path] ? nil : gradient
        }
        return result
    }
}

extension ThemeDocument {
    /// The document without the colours of modes that a file of another tool writes as those of the first one: ours need
    /// not.
    package var withoutRepeats: ThemeDocument {
        if isOwnFormat { return self }
        var result = self
        result.modes = modes.compactMapValues { _, mode in
            mode.withoutRepeats(of: appearance)
        }
        return result
    }
}
