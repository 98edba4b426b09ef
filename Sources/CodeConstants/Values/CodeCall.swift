import ColorScience
import SourceText
import ThemeModel

/// A call in code that may make a colour.
struct CodeCall {
    /// The names before the bracket.
    let path: [String]
    let arguments: [CodeArgument]
    let language: CodeLanguage

    /// The colour, or the values that the call puts together.
    var value: CodeValue {
        if let first = arguments.first, hasHex(first) { return hexValue(first) }
        if let modes { return .group(modes) }
        if let color = channelColor { return color.map(CodeValue.color) ?? .unknown }
        let isLabelled = arguments.filter { $0.label != nil }
        let colors = isLabelled.filter { argument in
            switch argument.value {
            case .reference, .operation: !isColorType
            default: argument.value.isColor
            }
        }
        let isGroup = !colors.isEmpty && colors.count == arguments.count
        if typeName != nil, isColorType { return wrapped ?? .unknown }
        if isGroup { return .group(arguments) }
        if isColorType, !path.isEmpty { return .unknown }
        let hasColor = arguments.contains { $0.value.isColor }
        return hasColor && isLabelled.count == arguments.count ? .group(arguments) : .other
    }

    private static let wrappingLabels: Set<String?> = [
        nil, "uiColor", "nsColor", "cgColor", "dynamicProvider",
    ]

    /// The colour that is only made another type's, as in `Color(uiColor: .white)`.
    private var wrapped: CodeValue? {
        let given = arguments.filter { $0.label != "name" }
        guard given.count == 1, Self.wrappingLabels.contains(given[0].label) else { return nil }
        switch given[0].value {
        case .color: return given[0].value
        case .group(let members) where members.allSatisfy(\.isOfMode): return given[0].value
        case .reference(let path) where path.count > 1: return given[0].value
        default: return nil
        }
    }

    private var typeName: String? {
        path.last == "init" ? path.dropLast().last : path.last
    }

    /// The type before the bracket is a colour's, or not named.
    private var isColorType: Bool {
        typeName.map(CodeLanguage.colorTypes.contains) ?? true
    }

    private func argument(_ labels: String...) -> CodeArgument? {
        arguments.first { argument in
            argument.label.map(labels.contains) ?? false
        }
    }

    /// The opacity that the call names; nil where it cannot be read.
    private var opacity: Double? {
        guard let argument = argument("opacity", "alpha") else { return 1 }
        return channel(of: argument)
    }

    /// All arguments but `count` ones without labels have one of the labels: a call with another has another meaning.
    private func hasOnly(_ labels: Set<String>, afterUnlabelled count: Int) -> Bool {
        arguments.dropFirst(count).allSatisfy { argument in
            argument.label.map(labels.contains) ?? false
        }
    }
}

// MARK: - Hex codes

extension CodeCall {
    private static let hexNames: Set<String> = [
        "hex", "rgb", "hexString", "hexValue", "rgbValue", "parseColor", "fromHex",
    ]

    private func hasHex(_ first: CodeArgument) -> Bool {
        let isNamed = (first.label ?? path.last).map(Self.hexNames.contains) ?? false
        switch first.value {
        case .string(let text):
            return isNamed || first.label == nil && isColorType && text?.first == "#"
        case .number(let number):
            return number.hexDigits != nil && (isNamed || first.label == nil && isColorType)
        default:
            return false
        }
    }

    private func hexValue(_ first: CodeArgument) -> CodeValue {
        guard hasOnly(["opacity", "alpha"], afterUnlabelled: 1) else { return .unknown }
        var digits: String
        switch first.value {
        case .string(let text):
            digits = text ?? ""
            if digits.first == "#" { digits.removeFirst() }
        case .number(let number):
            digits = number.hexDigits ?? ""
            // Android takes a number without an alpha for a colour that nobody sees.
            if language == .kotlin, digits.count == 6 { digits = "00" + digits }
        default:
            return .unknown
        }
        guard let opacity, let color = color(ofDigits: digits, isNumber: first.number != nil) else {
            return .unknown
        }
        return .color(opacity == 1 ? color : color.withAlpha(opacity))
    }

    /// Eight digits begin with the alpha in Kotlin; in Swift every extension has an order of its own.
    private func color(ofDigits digits: String, isNumber: Bool) -> Color? {
        switch digits.count {
        case 6:
            return SRGB8(hex: digits).map { Color($0) }
        case 3 where !isNumber:
            return try? Color(parsing: "#" + digits)
        case 8 where language == .kotlin:
            guard let alpha = UInt8(digits.prefix(2), radix: 16) else { return nil }
            let color = SRGB8(hex: String(digits.dropFirst(2))).map { Color($0) }
            return color?.withAlpha(Double(alpha) / 255)
        default:
            return nil
        }
    }
}

// MARK: - Channels

extension CodeCall {
    /// The colour of three channels; nil where the call has none, and nil in it where they cannot be read.
    private var channelColor: Color?? {
        guard isColorType else { return nil }
        if let white = argument("white") {
            guard hasOnly(["white", "opacity", "alpha"], afterUnlabelled: spaceName.count) else {
                return .some(nil)
            }
            return .some(color(of: [white, white, white], opacity, spaceName.space))
        }
        let wide = argument("displayP3Red")
        guard let red = wide ?? argument("red", "srgbRed") ?? positional(0) else { return nil }
        let rest = [argument("green") ?? positional(1), argument("blue") ?? positional(2)]
        let unlabelled = language == .kotlin ? positionalCount : spaceName.count
        guard hasOnly(Self.channelLabels, afterUnlabelled: unlabelled) else { return .some(nil) }
        let channels = [red] + rest.compactMap(\.self)
        let space = wide == nil ? spaceName.space : .displayP3
        return .some(color(of: channels, positionalOpacity ?? opacity, space))
    }

    private static let channelLabels: Set<String> = [
        "red", "srgbRed", "displayP3Red", "green", "blue", "opacity", "alpha",
    ]

    private func color(
        of arguments: [CodeArgument],
        _ opacity: Double?,
        _ space: ColorSpace?
    ) -> Color? {
        let channels = arguments.compactMap(channel)
        guard channels.count == 3, let opacity else { return nil }
        // A channel such as 255 is for an initialiser of the app's own.
        if !channels.allSatisfy((0...1).contains) { return nil }
        switch space {
        case .srgb:
            let srgb = SRGB(red: channels[0], green: channels[1], blue: channels[2])
            return Color(srgb, alpha: opacity)
        case .displayP3:
            let components = Components(channels[0], channels[1], channels[2])
            return Color(DisplayP3(components: components), alpha: opacity)
        default:
            return nil
        }
    }

    /// Kotlin names no channels in `Color(0.1f, 0.2f, 0.3f)`.
    private func positional(_ index: Int) -> CodeArgument? {
        guard positionalCount > 2, index < positionalCount else { return nil }
        return arguments[index]
    }

    /// The number of channels without names: at most three, and the alpha.
    private var positionalCount: Int {
        guard language == .kotlin else { return 0 }
        return arguments.prefix(4).prefix { $0.label == nil && $0.number != nil }.count
    }

    private var positionalOpacity: Double? {
        positional(3).flatMap(channel)
    }

    private func channel(of argument: CodeArgument) -> Double? {
        guard let number = argument.number, let value = number.value else { return nil }
        return language == .kotlin && number.isWhole ? value / 255 : value
    }

    /// The space that the first argument names, as in `.displayP3`; nil for one that is not read.
    private var spaceName: (space: ColorSpace?, count: Int) {
        guard let first = arguments.first, first.label == nil,
            case .reference(let path) = first.value
        else { return (.srgb, 0) }
        switch path.last {
        case "sRGB": return (.srgb, 1)
        case "displayP3": return (.displayP3, 1)
        default: return (nil, 1)
        }
    }
}

// MARK: - Appearances

extension CodeCall {
    private static let schemes: [String: Scheme] = [
        "light": .light, "lightMode": .light, "lightColor": .light, "lightHex": .light,
        "dark": .dark, "darkMode": .dark, "darkColor": .dark, "darkHex": .dark,
    ]

    /// One colour for each appearance, as in `Color(light: .black, dark: .white)`; nil for any other call.
    private var modes: [CodeArgument]? {
        var colors: [Scheme: CodeArgument] = [:]
        for argument in arguments {
            guard let label = argument.label, let scheme = Self.schemes[label],
                let value = color(of: argument)
            else { return nil }
            colors[scheme] = argument.labelled(scheme.rawValue, value)
        }
        guard arguments.count == 2, let light = colors[.light], let dark = colors[.dark] else {
            return nil
        }
        return [light, dark]
    }

    /// The argument as a colour, which may be a hex code; nil where it is none.
    private func color(of argument: CodeArgument) -> CodeValue? {
        switch argument.value {
        case .color, .unknown, .reference, .operation:
            return argument.value
        case .string(let text?) where text.first == "#" || argument.label?.hasSuffix("Hex") == true:
            let digits = text.first == "#" ? String(text.dropFirst()) : text
            return color(ofDigits: digits, isNumber: false).map(CodeValue.color) ?? .unknown
        case .number(let number):
            guard let digits = number.hexDigits else { return nil }
            return color(ofDigits: digits, isNumber: true).map(CodeValue.color) ?? .unknown
        case .group, .string, .other:
            return isColorType ? .unknown : nil
        }
    }
}
