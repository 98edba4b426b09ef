public import ColorScience
import ThemeModel

/// A token whose value differs.
public struct TokenChange: Hashable, Sendable {
    /// The path in a theme file: `palette.sky.500`, `fonts.styles.body.size`.
    public let name: String
    /// Nil for a new token.
    public let old: TokenValue?
    /// Nil for a removed token.
    public let new: TokenValue?
    /// The changed tokens that it takes its value from in both states; empty if it changed itself.
    ///
    /// Known from aliases and derivations for colours, from equal values for fonts and dimensions.
    public let follows: [String]
    /// Empty for a property of the theme as a whole.
    public private(set) var modes: [String]
    /// The places of the app that show the change; nil where none is known.
    public internal(set) var uses: TokenUseCount?

    /// ΔE OK of the old and new colour as seen on their modes' backgrounds, 0...1; nil for other tokens.
    public var deltaE: Double? {
        guard let old = old?.shown, let new = new?.shown else {
            return nil
        }
        return Difference.deltaEOK(old, new)
    }
}

extension TokenChange {
    /// The changes of the theme itself, then of every mode in both states; equal changes in several modes are merged.
    static func changes(from old: ThemeTokens, to new: ThemeTokens) -> [TokenChange] {
        let about = differing(old.about, new.about).map { name in
            TokenChange(
                name: name,
                old: old.about[name],
                new: new.about[name],
                follows: [],
                modes: []
            )
        }
        var order: [TokenChange] = []
        var modes: [TokenChange: [String]] = [:]
        for mode in new.modes {
            guard let before = old.modes.first(where: { $0.name == mode.name }) else {
                continue
            }
            for change in changes(from: before, to: mode) {
                if modes[change] == nil { order.append(change) }
                modes[change, default: []].append(mode.name)
            }
        }
        let ofModes = order.map { change in
            var change = change
            change.modes = modes[change] ?? []
            return change
        }
        return about + ofModes
    }

    private static func changes(from old: ModeTokens, to new: ModeTokens) -> [TokenChange] {
        let names = differing(old.values, new.values)
        let sources = TokenSources(from: old, to: new, changed: names)
        return names.map { name in
            TokenChange(
                name: name,
                old: old.values[name],
                new: new.values[name],
                follows: sources.roots(of: name),
                modes: []
            )
        }
    }

    /// The names with different values, in the order of the new table, then the removed ones.
    private static func differing(_ old: Table<TokenValue>, _ new: Table<TokenValue>) -> [String] {
        let changed = new.names.filter { name in
            guard let before = old[name], let after = new[name] else { return true }
            return !before.isSame(as: after)
        }
        return changed + old.names.filter { new[$0] == nil }
    }
}

/// The value of a token in one state.
public struct TokenValue: Hashable, Sendable {
    /// The value; for a colour, its sRGB form.
    public let text: String
    /// A colour's value on displays that show more than sRGB, where it differs.
    public let wideText: String?
    /// The visible colour on the background of its mode; nil for other tokens, or where that is unknown.
    public let shown: SRGB8?

    init(_ text: String, wideText: String? = nil, shown: SRGB8? = nil) {
        self.text = text
        self.wideText = wideText
        self.shown = shown
    }

    init(_ color: ThemeColor, on background: ThemeColor?) {
        guard color.isKnown else {
            self.init("unreadable")
            return
        }
        let backdrop = background.map { $0.isKnown ? [$0.display] : [] } ?? []
        self.init(
            color.display.css,
            wideText: color.color.isInSRGBGamut ? nil : color.color.css,
            shown: color.display.composited(over: backdrop)
        )
    }

    /// Both colours are written to CSS alike, on any background.
    func isSame(as other: TokenValue) -> Bool {
        text == other.text && wideText == other.wideText
    }
}
