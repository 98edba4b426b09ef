extension Color {
    /// Computes a CSS colour that has one value, and nothing else; whitespace and comments around it are allowed.
    ///
    /// In addition to what ``init(parsing:)`` reads: color-mix(), relative colours, light-dark(), contrast-color(),
    /// alpha(), calculations in components, `var(--ink, red)`, `{palette.ink}`, `@ink`, `theme(--ink / 50%)` and
    /// `--alpha(red / 50%)` of Tailwind CSS, and the functions of the scope's dialect, in each other up to 64 deep. The
    /// work is linear in the length of the text with its names replaced, which is at most 100,000 bytes.
    ///
    /// The result is Chromium 156's where that and the standard differ, but for three of its faults: its matrices are
    /// rounded, ProPhoto RGB is a plain power near black, and an oklab() has a negative hue in oklch().
    ///
    /// Source: CSS Color 5; CSS Values 4, §10; CSS Variables 1.
    ///
    /// `name` is the name whose meaning the text is: a text that leads back to it is invalid, whatever its fallbacks.
    ///
    /// - Throws: ``ColorParsingError`` with the column of the first character that cannot be, and the kind of reason.
    package init(
        computing text: String,
        of name: ColorName? = nil,
        in scope: ColorScope = ColorScope()
    ) throws(ColorParsingError) {
        do throws(ParsingFailure) {
            var expanded = ExpandedText()
            if NameExpansion.isNeedless(for: text) {
                expanded.append(original: Array(text.utf8)[...], at: 0)
            } else {
                expanded = try NameExpansion(text, of: name, in: scope).result
            }
            var parser = ColorParser(expanded, in: scope)
            do throws(ParsingFailure) {
                self = try parser.parse()
            } catch {
                throw expanded.located(error)
            }
        } catch {
            throw ColorParsingError(error, in: text)
        }
    }

    /// A colour that was computed in a space, with the clamps of CSS.
    init(
        computed components: Components,
        missing: MissingComponents = [],
        alpha: Double,
        in space: ColorSpace
    ) {
        self.init(
            space: space,
            components: space.extendedRules.normalised(components),
            missing: missing,
            alpha: clamped(alpha, to: 0...1),
            isLegacy: false
        )
    }
}
