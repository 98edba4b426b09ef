import ColorScience
package import SourceText

/// A reader of gradients as CSS writes them: the stops with their positions, and the layers below.
///
/// Source: CSS Images 4, §3.
package struct GradientParser {
    package typealias ColorParser = (String) throws(ExpressionError) -> ColorExpression

    private let text: String
    private let place: (_ column: Int) -> SourceLocation?
    private let parseColor: ColorParser

    package static let functions: Set<String> = [
        "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
        "repeating-radial-gradient", "repeating-conic-gradient",
    ]

    /// The words of a direction, a shape, a size or a position.
    private static let settings: Set = [
        "to", "top", "bottom", "left", "right", "center", "circle", "ellipse", "at", "from",
        "closest-side", "closest-corner", "farthest-side", "farthest-corner",
    ]

    /// Some layer of the text is a gradient.
    package static func isGradient(_ text: String) -> Bool {
        guard text.includes("("), text.lowercased().includes("-gradient(") else { return false }
        let layers = text[...].parts(separatedBy: UInt8(ascii: ",")) ?? [text[...]]
        return layers.contains { layer in
            functions.contains { function in
                layer.name == function || layer.name.hasSuffix("-\(function)")
            }
        }
    }

    /// Takes the place of each column of the text, counted in characters from 1.
    package init(
        _ text: String,
        at place: @escaping (_ column: Int) -> SourceLocation?,
        color: @escaping ColorParser = { text throws(ExpressionError) in
            try ColorExpression(parsing: text)
        }
    ) {
        self.text = Self.withoutComments(text)
        self.place = place
        parseColor = color
    }

    /// The gradient; one that is not understood says why.
    package func gradient() -> GradientExpression {
        do throws(ExpressionError) {
            return try layers()
        } catch {
            return GradientExpression(unreadable: error.message)
        }
    }

    /// Blanks in place of comments, so that columns stay.
    private static func withoutComments(_ text: String) -> String {
        guard text.includes("/*") else { return text }
        return text.replacing(/\/\*.*?\*\//.dotMatchesNewlines()) { comment in
            String(repeating: " ", count: comment.0.count)
        }
    }
}

// MARK: - Layers

extension GradientParser {
    private func layers() throws(ExpressionError) -> GradientExpression {
        guard let layers = text[...].parts(separatedBy: UInt8(ascii: ",")), let top = layers.first
        else { throw ExpressionError("a parenthesis of it is not closed") }
        guard Self.functions.contains(top.name) else {
            let layer = String(top).excerpt
            throw ExpressionError("its first layer, '\(layer)', is no gradient that is known")
        }
        guard let bracket = top.firstIndex(of: "("), top.last == ")",
            let arguments = top[top.index(after: bracket)...].dropLast()
                .parts(separatedBy: UInt8(ascii: ","))
        else {
            throw ExpressionError("it has a size or a position, so it may not cover its ground")
        }
        let (interpolation, stops) = try settings(of: arguments)
        return GradientExpression(
            try self.stops(stops),
            in: interpolation,
            over: beneath(Array(layers.dropFirst()))
        )
    }

    private func beneath(_ layers: [Substring]) -> GradientExpression.Layer {
        guard let layer = layers.first else { return .none }
        if layers.count == 1, let color = try? color(layer) { return .color(color) }
        let kind = Self.isGradient(String(layer)) ? "another gradient" : "an image"
        return .unknown("\(kind) shows through its translucent stops")
    }
}

// MARK: - Stops

extension GradientParser {
    /// The interpolation that the first argument names, and the arguments that are stops.
    private func settings(
        of arguments: [Substring]
    ) throws(ExpressionError) -> (ColorInterpolation?, [Substring]) {
        guard let first = arguments.first, let words = first.words, isSetting(words) else {
            return (nil, arguments)
        }
        let stops = Array(arguments.dropFirst())
        guard let place = words.firstIndex(of: "in") else { return (nil, stops) }
        let names = words[(place + 1)...].prefix { word in
            !Self.settings.contains(String(word)) && !Self.isNumeric(word)
        }
        guard let interpolation = ColorInterpolation(words: names.map(String.init)) else {
            let name = names.joined(separator: " ")
            throw ExpressionError("its colour space '\(name.excerpt)' is not known")
        }
        return (interpolation, stops)
    }

    /// The words set a direction, a shape or a colour space; a stop has a colour, and no such word is one.
    private func isSetting(_ words: [Substring]) -> Bool {
        if words.contains("in") { return true }
        let others = words.filter { !Self.isNumeric($0) }
        return others.allSatisfy { Self.settings.contains($0.lowercased()) }
    }

    /// The stops; a hint between two of them moves their colours and adds none.
    private func stops(
        _ arguments: [Substring]
    ) throws(ExpressionError) -> [GradientExpression.Stop] {
        var stops: [GradientExpression.Stop] = []
        for argument in arguments {
            guard let words = argument.words else {
                throw ExpressionError("a parenthesis of it is not closed")
            }
            let colors = words.filter { !Self.isNumeric($0) }
            let positions = words.filter { Self.isNumeric($0) }.map(String.init)
            if colors.isEmpty, !positions.isEmpty { continue }
            guard colors.count == 1, positions.count <= 2 else {
                throw ExpressionError("'\(String(argument).excerpt)' is no stop")
            }
            stops.append(GradientExpression.Stop(try color(colors[0]), at: positions))
        }
        return stops
    }

    private func color(_ text: Substring) throws(ExpressionError) -> Located<ColorExpression> {
        let column = self.text.distance(from: self.text.startIndex, to: text.startIndex) + 1
        return Located(try parseColor(String(text)), at: place(column))
    }

    /// A number with or without a unit, or a calculation.
    private static func isNumeric(_ word: Substring) -> Bool {
        guard let first = word.utf8.first else { return false }
        if "0123456789+-.".utf8.contains(first) { return true }
        return ["calc(", "min(", "max(", "clamp("].contains(where: word.hasPrefix)
    }
}

// MARK: - Parts of a text

extension Substring {
    /// The name of a function in lower case; empty where the text is none.
    fileprivate var name: String {
        firstIndex(of: "(").map { self[..<$0].lowercased() } ?? ""
    }

    /// The words, of which `{palette.ink} / 72%` is one; nil where a bracket is not closed.
    fileprivate var words: [Substring]? {
        guard let parts = parts(separatedBy: UInt8(ascii: " ")) else { return nil }
        var words: [Substring] = []
        var isAlpha = false
        for part in parts where !part.isEmpty {
            let last = words.last
            if let last, isAlpha || part == "/" {
                words[words.count - 1] = self[last.startIndex..<part.endIndex]
            } else {
                words.append(part)
            }
            isAlpha = part == "/"
        }
        return words
    }

    /// The trimmed parts between separators outside of brackets; nil where a bracket is not closed.
    ///
    /// Any blank is a separator where a space is.
    fileprivate func parts(separatedBy separator: UInt8) -> [Substring]? {
        var parts: [Substring] = []
        var depth = 0
        var start = startIndex
        for index in utf8.indices {
            let byte = utf8[index]
            let isBlank = [0x9, 0xA, 0xC, 0xD].contains(byte)
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
            case _ where depth == 0 && (isBlank ? UInt8(ascii: " ") : byte) == separator:
                parts.append(self[start..<index].trimmed)
                start = utf8.index(after: index)
            default:
                break
            }
            if depth < 0 { return nil }
        }
        parts.append(self[start...].trimmed)
        return depth == 0 ? parts : nil
    }
}
