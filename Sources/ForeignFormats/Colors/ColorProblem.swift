import ColorScience
import SourceTrees
import ThemeFormats

/// The reason why a value is no colour that can be read.
struct ColorProblem {
    let message: String
    /// The column of the text, from 1.
    var column = 1
    var suggestion: String?
    /// The way out, where there is no suggestion.
    var help = ColorReader.help
    /// A browser knows the colour where it is used.
    private(set) var isOfPlace = false

    init(_ message: String) { self.message = message }

    init(_ error: ColorParsingError) {
        message = error.message
        column = error.column
        suggestion = error.suggestion
        isOfPlace = error.kind == .noFixedValue
    }

    static let missing: ColorProblem = {
        var problem = ColorProblem("a colour is missing")
        problem.help = ColorReader.quotesHelp
        return problem
    }()

    /// The problem of a property that is set to nothing.
    static let empty = ColorProblem("a colour is missing")

    static func noText(_ node: SourceNode) -> ColorProblem {
        var problem = ColorProblem("\(node.kind) is no colour")
        problem.help = "write a single value, such as '#1a2b3c'"
        return problem
    }

    /// The problem of a value that the notation of its format does not allow.
    init(_ node: SourceNode, _ syntax: ColorSyntax) {
        guard let text = node.text else {
            let isOfComponents = syntax.digits == .components && node.isMapping
            self = isOfComponents ? .components : .noText(node)
            return
        }
        if syntax.digits == .decimal, text.contains(",") {
            self.init("a colour has three numbers from 0 to 255, with commas between them")
            return
        }
        if let codes = syntax.codes, !codes.hasCSS || text.hasPrefix("#") {
            self.init(codes.problem(of: text))
            return
        }
        do throws(ColorParsingError) {
            _ = try Color(parsing: Self.isOfHexDigits(text) ? "#\(text)" : text)
            self.init("the value is no colour in the notation of the format")
        } catch {
            self.init(error)
        }
    }

    private static let components = ColorProblem(
        "the components of a colour are three numbers, red, green and blue"
    )

    private static func isOfHexDigits(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isHexDigit }
            && text.contains(where: \.isNumber)
    }
}
