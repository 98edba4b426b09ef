import ColorScience
import Findings
import ThemeModel

/// The look of an editor: code on its own ground, in which the window's colours may not be readable.
struct CodeSurface {
    private let mode: Mode
    private let background: SRGB8
    /// The contrast that words need.
    private let required: Double
    /// Room for a tint below words whose colour is not the theme's own there.
    private static let room = 1.25

    private init?(_ mode: Mode, _ required: Double) {
        guard let background = mode.opaque(.codeBackground) else { return nil }
        self.mode = mode
        self.background = background
        self.required = required
    }

    /// The mode whose background and text are those of code, with all else so that it can be read on them.
    ///
    /// A theme of an editor, a terminal or a scheme has one surface alone.
    static func mode(of mode: Mode, in theme: Theme) -> Mode {
        let required = ContrastUse.text.requiredRatio(at: theme.level(of: mode)) ?? 1
        let isOne = [.editor, .terminal, .scheme].contains(theme.kind)
        guard !isOne, let surface = CodeSurface(mode, required) else { return mode }
        return surface.shownMode
    }

    private var shownMode: Mode {
        var shown = mode
        func set(_ role: Role, _ color: DisplayColor?) {
            if let color {
                shown.colors[role.rawValue] = ThemeColor(Color(color.rgb.srgb, alpha: color.alpha))
            }
        }
        set(.background, DisplayColor(rgb: background))
        set(.text, code)
        set(.heading, readable(.heading))
        set(.link, readable(.link))
        set(.placeholder, mode[.syntax("comment")]?.display)
        set(.textMuted, mode[.syntax("comment")]?.display)
        set(.textDisabled, code?.faded(to: 0.4))
        set(.border, code?.faded(to: 0.2))
        set(.borderStrong, code?.faded(to: 0.4))
        for role in [Role.success, .warning, .danger, .info, .focus] { set(role, readable(role)) }
        for role in [Role.surface, .selection, .highlight] { set(role, ground(role)) }
        for role in [Role.selection, .highlight] { set(role.on, code) }
        return shown
    }

    private var code: DisplayColor? { mode[.code]?.display }

    /// A role's colour, moved as little as it must to be read beside code.
    private func readable(_ role: Role) -> DisplayColor? {
        guard let color = mode[role]?.display.composited(over: [DisplayColor(rgb: background)])
        else { return nil }
        let goals = [required * Self.room, required]
        // The nearest colour, since no value of a file changes, which `fix` would price.
        return goals.lazy.compactMap { goal in
            NearestPassingColor.foreground(color, on: [background], atLeast: goal)?.color
        }.first
    }

    /// A role's colour as a tint below code, as strong as code can still be read on it.
    private func ground(_ role: Role) -> DisplayColor? {
        guard let color = mode[role]?.display else { return nil }
        let shares = [1, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]
        return shares.lazy.map { color.faded(to: color.alpha * $0) }.first(where: isReadable)
            ?? color.faded(to: color.alpha * 0.05)
    }

    private func isReadable(on tint: DisplayColor) -> Bool {
        guard let ground = tint.composited(over: [DisplayColor(rgb: background)]) else {
            return false
        }
        return words.allSatisfy { word in
            let own = Contrast.ratio(of: word, on: background)
            return Contrast.ratio(of: word, on: ground) >= min(own, required)
        }
    }

    /// The colours of code, as they look on its ground.
    private var words: [SRGB8] {
        let roles = mode.colors.names.filter { $0.hasPrefix("syntax-") } + [Role.code.rawValue]
        let colors = roles.map { mode.colors[$0]?.display } + [readable(.heading), readable(.link)]
        return colors.compactMap { $0?.composited(over: [DisplayColor(rgb: background)]) }
    }
}

extension DisplayColor {
    fileprivate func faded(to alpha: Double) -> DisplayColor {
        DisplayColor(rgb: rgb, alpha: alpha)
    }
}
