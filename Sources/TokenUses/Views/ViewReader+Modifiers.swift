import CodeConstants
import Findings
import SourceText

extension ViewReader {
    /// More tokens are not looked through.
    private static let reach = 200

    /// The colour that a background is.
    func ground(_ range: Range<Int>) -> ViewColor {
        let tokens = tokens[range]
        switch ViewColor(tokens, names) {
        case .token(let name, let alpha)?: return .token(name, alpha: alpha)
        case .literal(let name, let alpha)?: return .literal(name, alpha: alpha)
        case .other(let name)?: return .other(name)
        case .choice(let condition, let one, let other)?:
            return .choice(condition: condition, one, other)
        case .hidden?, .unknown?, nil: break
        }
        // `Capsule().fill(.card)`
        if let fill = range.prefix(Self.reach).first(where: { kind($0) == .name("fill") }),
            fill + 2 < range.upperBound, kind(fill + 1) == .sign("(")
        {
            let argument = tokens[(fill + 2)...].prefix(Self.reach).argument
            if argument.endIndex + 1 >= range.upperBound, let color = ViewColor(argument, names) {
                return color
            }
        }
        let text = tokens.prefix(12).map(\.text).joined()
        return .unknown(text, reason: .code(.background))
    }

    mutating func modify(
        _ node: Int,
        _ modifier: String,
        _ range: Range<Int>,
        at name: CodeScanner.Token
    ) {
        let arguments = tokens[range]
        if isConditional(node) { return modifySometimes(node, modifier, arguments) }
        switch modifier {
        case "foregroundStyle", "foregroundColor":
            addText(arguments, .text, to: node)
        case "tint", "accentColor":
            addText(arguments, tree.nodes[node].isTinted ? .text : .nonText, to: node)
        case "overlay":
            if covers(arguments) { tree.nodes[node].opacity = nil }
        case "background", "listRowBackground", "containerBackground":
            // The colour may be in a closure after the arguments, such as an alignment.
            if kind(index + 1) == .sign("{") { return }
            tree.nodes[node].grounds.append(ground(range))
        case "opacity":
            fade(node, Self.number(arguments))
        case "font":
            tree.nodes[node].font = Self.font(arguments)
        case "scaleEffect", "minimumScaleFactor":
            // A factor that only the running app tells makes no text large.
            tree.nodes[node].scale *= min(1, abs(Self.number(arguments) ?? 0))
        case "disabled":
            tree.nodes[node].isDisabled = arguments.first?.kind == .name("true")
        case "blendMode", "colorInvert", "brightness", "contrast", "saturation", "hueRotation",
            "grayscale", "colorMultiply", "luminanceToAlpha", "mask":
            tree.nodes[node].opacity = nil
        case "buttonStyle":
            let style = arguments.last?.text ?? ""
            let isPlain = arguments.count == 2 && Self.plainStyles.contains(style)
            if !isPlain { hideGround(of: node, modifier) }
        case _ where !ViewModifiers.areHarmless(modifier):
            hideGround(of: node, modifier)
        default:
            break
        }
    }

    /// Applies a modifier that only some builds have.
    private mutating func modifySometimes(
        _ node: Int,
        _ modifier: String,
        _ arguments: ArraySlice<CodeScanner.Token>
    ) {
        let reason = UnjudgedReason.code(.conditionalModifier(modifier))
        switch modifier {
        case "foregroundStyle", "foregroundColor", "tint", "accentColor":
            guard let token = arguments.first else { return }
            let text = arguments.prefix(12).map(\.text).joined()
            let color = ViewColor.unknown(text, reason: reason)
            tree.nodes[node].texts.append(.init(color: color, use: .text, token: token))
        case _ where !ViewModifiers.areHarmless(modifier):
            tree.nodes[node].grounds.append(.hidden(reason: reason))
        default:
            break
        }
    }

    /// An overlay that fills a shape lies on the text and its ground.
    func covers(_ arguments: ArraySlice<CodeScanner.Token>) -> Bool {
        if let color = ViewColor(arguments, names), color.isKnown { return true }
        let words = arguments.prefix(Self.reach).map(\.text)
        if words.contains(where: { $0.hasPrefix("stroke") }) { return false }
        return words.contains { $0 == "fill" || $0 == "Color" || $0.hasSuffix("Gradient") }
    }

    private static let plainStyles: Set<String> = ["plain", "borderless"]

    /// A modifier that the app makes may paint whatever it wants.
    private mutating func hideGround(of node: Int, _ modifier: String) {
        let reason = UnjudgedReason.component(.modifier(modifier))
        tree.nodes[node].grounds.append(.hidden(reason: reason))
    }

    private mutating func addText(
        _ arguments: ArraySlice<CodeScanner.Token>,
        _ use: ContrastUse,
        to node: Int
    ) {
        guard let color = ViewColor(arguments, names), let token = arguments.first else { return }
        tree.nodes[node].texts.append(.init(color: color, use: use, token: token))
    }

    private static func number(_ arguments: ArraySlice<CodeScanner.Token>) -> Double? {
        guard arguments.count == 1, case .number(let number)? = arguments.first?.kind else {
            return nil
        }
        return number.value
    }

    private mutating func fade(_ node: Int, _ factor: Double?) {
        guard let factor, let before = tree.nodes[node].opacity else {
            tree.nodes[node].opacity = nil
            return
        }
        // A view that nobody sees is seen in another state, or never.
        tree.nodes[node].opacity = before * (factor == 0 ? 1 : min(1, max(0, factor)))
    }

    /// The size and weight of a font, as the system has them at its usual size.
    private static func font(
        _ arguments: ArraySlice<CodeScanner.Token>
    ) -> (size: Double, weight: Double) {
        var font = (size: 0.0, weight: 400.0)
        for (offset, token) in arguments.prefix(40).enumerated() {
            switch token.kind {
            case .name("largeTitle"): font.size = 34
            case .name("title"): font.size = 28
            case .name("title2"): font.size = 22
            case .name("title3"): font.size = 20
            case .name("bold"), .name("heavy"), .name("black"): font.weight = 700
            default: break
            }
            let index = arguments.startIndex + offset
            if token.kind == .name("size"), index + 2 < arguments.endIndex,
                case .number(let number) = arguments[index + 2].kind, let size = number.value
            {
                font.size = size
            }
        }
        return font
    }
}

extension ArraySlice<CodeScanner.Token> {
    /// The tokens up to the bracket that closes a call.
    fileprivate var argument: Self {
        var depth = 0
        let end = indices.first { index in
            switch self[index].kind {
            case .sign("("): depth += 1
            case .sign(")"): depth -= 1
            default: break
            }
            return depth < 0
        }
        return self[..<(end ?? endIndex)]
    }
}
