import ColorScience
import SourceText

/// A call in code that may make a colour.
struct CodeCall {
    /// The names before the bracket; empty for `.init`.
    let path: [String]
    let arguments: [CodeArgument]
    let language: CodeLanguage

    /// The colour, or the values that the call puts together.
    var value: CodeValue {
        if let first = arguments.first, hasHex(first) { return hexValue(first) }
        if let color = channelColor { return color.map(CodeValue.color) ?? .unknown }
        let isLabelled = arguments.filter { $0.label != nil }
        let colors = isLabelled.filter { argument in
            if case .reference = argument.value { return !isColorType }
            return argument.value.isColor
        }
        if !colors.isEmpty, colors.count == arguments.count { return .group(arguments) }
        if isColorType, !path.isEmpty { return .unknown }
        let hasColor = arguments.contains { $0.value.isColor }
        return hasColor && isLabelled.count == arguments.count ? .group(arguments) : .other
    }

    /// The type before the bracket is a colour's, or not named.
    private var isColorType: Bool {
        let name = path.last == "init" ? path.dropLast().last : path.last
        return name.map(CodeLanguage.colorTypes.contains) ?? true
    }

    private func argument(_ labels: String...) -> CodeArgument? {
        arguments.first { argument in
            argument.label.map(labels.contains) ?? false
        }
    }

    /// The opacity that the call names; nil where it cannot be read.
    private var opacity: Double? {
        guard let argument = argument("opacity", "alpha") else { return 1 }
        return argument.number?.value
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
            guard let level = white.number?.value, let opacity else { return .some(nil) }
            return Color(SRGB(red: level, green: level, blue: level), alpha: opacity)
        }
        let wide = argument("displayP3Red")
        guard let red = wide ?? argument("red", "srgbRed") ?? positional(0) else { return nil }
        let rest = [argument("green") ?? positional(1), argument("blue") ?? positional(2)]
        let channels = ([red] + rest.compactMap(\.self)).compactMap(channel)
        guard channels.count == 3, let opacity = positionalOpacity ?? opacity else {
            return .some(nil)
        }
        switch space(isWide: wide != nil) {
        case .srgb:
            let srgb = SRGB(red: channels[0], green: channels[1], blue: channels[2])
            return Color(srgb, alpha: opacity)
        case .displayP3:
            let components = Components(channels[0], channels[1], channels[2])
            return Color(DisplayP3(components: components), alpha: opacity)
        default:
            return .some(nil)
        }
    }

    /// Kotlin names no channels in `Color(0.1f, 0.2f, 0.3f)`.
    private func positional(_ index: Int) -> CodeArgument? {
        guard language == .kotlin, arguments.count > 2, arguments[index].label == nil else {
            return nil
        }
        return arguments[index].number == nil ? nil : arguments[index]
    }

    private var positionalOpacity: Double? {
        guard arguments.count > 3, let fourth = positional(3) else { return nil }
        return channel(of: fourth)
    }

    private func channel(of argument: CodeArgument) -> Double? {
        guard let number = argument.number, let value = number.value else { return nil }
        return language == .kotlin && number.isWhole ? value / 255 : value
    }

    /// Nil for a space that is not read, such as `.sRGBLinear`.
    private func space(isWide: Bool) -> ColorSpace? {
        if isWide { return .displayP3 }
        let names = arguments.compactMap { argument -> String? in
            guard argument.label == nil, case .reference(let path) = argument.value else {
                return nil
            }
            return path.last
        }
        switch names.first {
        case nil, "sRGB": return .srgb
        case "displayP3": return .displayP3
        default: return nil
        }
    }
}
