import ColorScience
import SourceText
import ThemeModel

/// Reads the value of a declaration as what it paints with.
struct PaintReader {
    private typealias Tokens = ArraySlice<CSSScanner.Token>

    private static let images = GradientParser.functions.union([
        "url", "image-set", "image", "element", "cross-fade", "-webkit-image-set",
        "-webkit-linear-gradient", "paint",
    ])
    private static let noColors: Set<String> = ["initial", "auto", "0", "transparent", "none"]
    private static let inherited: Set<String> = ["inherit", "unset"]
    /// The words that every property takes (CSS Cascade 5, section 7.3).
    private static let cssWide: Set = ["inherit", "initial", "revert", "revert-layer", "unset"]
    /// Functions in functions.
    private static let depthLimit = 8

    /// The paint of a shorthand, whose other parts have no colours.
    static func paint(ofShorthand value: ArraySlice<CSSScanner.Token>) -> SheetPaint {
        guard value.partsBetweenCommas.count < 2 else { return .other(.effect(.imageAsGround)) }
        var found: SheetPaint = .clear
        for part in components(of: value) {
            if isImage(part) { return .other(.effect(.imageAsGround)) }
            guard let paint = color(part) else { continue }
            // A width may be a custom property, too, and comes first.
            switch paint {
            case .clear: continue
            default: found = paint
            }
        }
        return found
    }

    /// The paint of a background, of which nothing is known where browsers may drop it.
    static func paint(ofBackground value: ArraySlice<CSSScanner.Token>) -> SheetPaint {
        let paint = paint(ofShorthand: value)
        if case .other(.effect(.imageAsGround)) = paint { return paint }
        let isRead = components(of: value).allSatisfy { part in
            BackgroundWords.has(part) || color(part) != nil
        }
        return isRead ? paint : .other(.code(.unread))
    }

    /// The paint of a value that is one colour.
    static func paint(ofColor value: ArraySlice<CSSScanner.Token>) -> SheetPaint {
        let parts = components(of: value)
        if parts.isEmpty { return .clear }
        if parts.count == 1 { return color(parts[0]) ?? .other(.code(.unread)) }
        let isComputed = value.contains { token in
            token.text == "$" || token.text == "("
        }
        return .other(isComputed ? .ground(.severalParts) : .code(.unread))
    }

    /// The paint of a custom property's value, which may take back the one of a weaker rule.
    static func paint(ofProperty value: ArraySlice<CSSScanner.Token>) -> SheetPaint {
        let word = value.withoutImportance.text.lowercased()
        return cssWide.contains(word) ? .other(.ground(.outerProperty)) : paint(ofColor: value)
    }

    /// A value that no browser takes for a colour, so that the declaration before it counts.
    static func isDropped(_ value: ArraySlice<CSSScanner.Token>) -> Bool {
        if isNumber(value) { return true }
        guard case .other(.code(.unread)) = paint(ofColor: value) else { return false }
        return value.allSatisfy { token in
            switch token.kind {
            case .sign("$"), .sign("("): false
            default: true
            }
        }
    }

    /// `#` and 3, 4, 6 or 8 digits (CSS Color 4, section 5.2); what Sass puts there counts as one.
    private static func isHex(_ text: String) -> Bool {
        let digits = text.dropFirst()
        if digits.contains("{") { return true }
        return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
    }

    /// A number, with or without a unit, alone.
    static func isNumber(_ value: ArraySlice<CSSScanner.Token>) -> Bool {
        let parts = components(of: value)
        guard parts.count == 1, let first = parts[0].text.drop(while: { "+-.".contains($0) }).first
        else { return false }
        return first.isASCII && first.isNumber
    }

    static func isImage(_ part: ArraySlice<CSSScanner.Token>) -> Bool {
        // The reader of sheets skips the address.
        let name = function(part) ?? part.first.map { $0.text.lowercased() }
        guard let name else { return false }
        return name == "url" || function(part) != nil && images.contains(name)
    }

    /// The words, functions and codes that blanks are between.
    static func components(
        of value: ArraySlice<CSSScanner.Token>
    ) -> [ArraySlice<CSSScanner.Token>] {
        var parts: [ArraySlice<CSSScanner.Token>] = []
        var depth = 0
        var start = value.startIndex
        for index in value.indices {
            switch value[index].kind {
            case .sign("("):
                depth += 1
            case .sign(")"):
                depth -= 1
            case .space, .comment, .sign("/"), .sign("!"), .sign(","):
                guard depth == 0 else { continue }
                if start < index { parts.append(value[start..<index]) }
                start = index + 1
            default:
                break
            }
        }
        if start < value.endIndex { parts.append(value[start...]) }
        return parts.filter { $0.text != "important" }
    }

    /// The name before the brackets that a component is.
    private static func function(_ part: Tokens) -> String? {
        guard part.count > 2, case .word = part[part.startIndex].kind,
            case .sign("(") = part[part.startIndex + 1].kind
        else { return nil }
        return part[part.startIndex].text.lowercased()
    }
}

// MARK: - Colours

extension PaintReader {
    /// The paint of one component; nil where it is no colour.
    private static func color(_ part: Tokens, depth: Int = 0) -> SheetPaint? {
        guard let first = part.first, depth < depthLimit else { return nil }
        switch first.kind {
        case .sign("#"):
            return isHex(part.text) ? literal(part) : nil
        case .sign("$"):
            return variable(part)
        case .word:
            // `v.$ink` of a module of Sass.
            if part.contains(where: { $0.text == "$" }), function(part) == nil {
                return .other(.code(.function))
            }
            return function(part) == nil ? named(part) : computed(part, depth: depth)
        default:
            return nil
        }
    }

    /// `$name` of Sass.
    private static func variable(_ part: Tokens) -> SheetPaint? {
        guard part.count == 2, case .word = part[part.startIndex + 1].kind else {
            return .other(.code(.function))
        }
        let name = SassName.normal(part[part.startIndex + 1].unescaped)
        return .reference(.init("$" + name), or: nil)
    }

    private static func named(_ part: Tokens) -> SheetPaint? {
        let name = part.text
        if noColors.contains(name) { return .clear }
        if inherited.contains(name) { return .inherited }
        if name == "currentcolor" { return .other(.ground(.textColor)) }
        if name == "revert-layer" { return .other(.rules(.lowerLayer)) }
        if name == "revert" { return .other(.rules(.reverted)) }
        return Color.isName(name) ? literal(part) : nil
    }

    /// A colour without an opacity paints nothing.
    private static func literal(_ part: Tokens) -> SheetPaint {
        let text = part.writtenText
        let isClear = (try? Color(parsing: text))?.alpha == 0
        return isClear ? .clear : .literal(text)
    }

    private static func computed(_ part: Tokens, depth: Int) -> SheetPaint? {
        let name = function(part) ?? ""
        let last = part.last.map { $0.kind.isClosing ? 1 : 0 } ?? 0
        let arguments = part.dropFirst(2).dropLast(last)
        switch name {
        case "var":
            return reference(arguments, depth: depth)
        case "color-mix":
            return mix(arguments.partsBetweenCommas, depth: depth)
        case "light-dark":
            let sides = arguments.partsBetweenCommas.map { color($0, depth: depth + 1) }
            guard sides.count == 2, let light = sides[0], let dark = sides[1] else { return nil }
            return .schemes(light: light, dark: dark)
        case _ where Color.functionNames.contains(name):
            return channels(of: name, arguments, depth: depth) ?? literal(part)
        case _ where images.contains(name):
            return nil
        default:
            return .other(.code(.function))
        }
    }

    /// `var(--name, fallback)`.
    private static func reference(_ arguments: Tokens, depth: Int) -> SheetPaint? {
        let parts = arguments.partsBetweenCommas
        guard let first = parts.first?.first, case .word = first.kind else { return nil }
        let fallback = parts.count == 2 ? color(parts[1], depth: depth + 1) : nil
        return .reference(.init(first.unescaped), or: fallback)
    }

    /// The channels of a relative colour that changes nothing but the opacity.
    private static let unchanged = [
        "rgb": "r g b", "rgba": "r g b", "hsl": "h s l", "hsla": "h s l", "hwb": "h w b",
        "lab": "l a b", "oklab": "l a b", "lch": "l c h", "oklch": "l c h",
    ]

    /// `hsl(var(--name) / 10%)`, in which a token has the channels, and `rgb(from var(--name) r g b / 10%)`.
    ///
    /// Nil for channels that are written out.
    private static func channels(of name: String, _ arguments: Tokens, depth: Int) -> SheetPaint? {
        var parts = components(of: arguments)
        let isRelative = parts.first?.text == "from"
        if isRelative { parts.removeFirst() }
        guard let first = parts.first, function(first) == "var",
            case .reference(let layer, let fallback)? = color(first, depth: depth + 1)
        else { return nil }
        let others = isRelative ? 3 : 0
        let channels = parts.dropFirst().prefix(others)
        let words = channels.map(\.text).joined(separator: " ")
        if isRelative, words != unchanged[name] { return .other(.code(.function)) }
        let rest = parts.dropFirst(1 + others)
        if rest.isEmpty { return .reference(layer, or: fallback) }
        guard rest.count == 1, let alpha = number(rest[rest.startIndex]) else {
            return .other(.effect(.unreadOwnOpacity))
        }
        return .reference(.init(layer.name, alpha: layer.alpha * min(alpha, 1)), or: nil)
    }

    /// A colour mixed with `transparent` is a part of it.
    private static func mix(_ arguments: [Tokens], depth: Int) -> SheetPaint? {
        let reason = SheetPaint.other(.code(.mixture))
        guard arguments.count == 3 else { return reason }
        let sides = arguments.dropFirst().map { components(of: $0) }
        guard let clear = sides.firstIndex(where: { $0.contains { $0.text == "transparent" } })
        else { return reason }
        let own = sides[1 - clear]
        let shares = sides.map { side in
            side.lazy.compactMap { part in part.text.hasSuffix("%") ? number(part) : nil }.first
        }
        let colors = own.compactMap { color($0, depth: depth + 1) }
        guard colors.count == 1, case .reference(let layer, _) = colors[0],
            own.count == (shares[1 - clear] == nil ? 1 : 2), sides[clear].count <= 2
        else { return reason }
        let share: Double
        switch (shares[1 - clear], shares[clear]) {
        case (nil, nil): share = sides[clear].count == 1 ? 0.5 : -1
        case (let own?, nil): share = own
        case (nil, let other?): share = 1 - other
        case (let own?, let other?): share = own + other == 1 ? own : -1
        }
        guard (0...1).contains(share) else { return reason }
        return .reference(.init(layer.name, alpha: layer.alpha * share), or: nil)
    }

    /// A number, or a percentage as a part of one.
    static func number(_ part: ArraySlice<CSSScanner.Token>) -> Double? {
        let text = part.text
        if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 } }
        return Double(text)
    }
}

extension CSSScanner.Kind {
    fileprivate var isClosing: Bool {
        if case .sign(")") = self { return true }
        return false
    }
}
