import ColorScience
import SourceTrees
import ThemeModel

/// The outcome of reading a value of a file as a colour.
enum ColorReading {
    /// Nothing is written: the colour may be derived.
    case absent
    /// A word with which the file leaves the colour to the program: it may be derived.
    case choice(String)
    case understood(ColorExpression)
    /// The value is a colour that the file does not have.
    case elsewhere(Owner, String)
    /// The value is written, and no colour that can be read.
    case misunderstood(ColorProblem)

    /// The owner of a colour that a file names and does not have.
    enum Owner: String {
        case system = "a colour of the system"
        case terminal = "a colour of the terminal around the program"
        case dimming = "dimmed by the terminal around the program"
        case computation = "computed from other values"
        case code = "imported, or known to the running code alone"
        case catalog = "a colour of an asset catalog"
        case mode = "the value in this mode"
    }

    /// A colour with the text that it has in the file.
    static func literal(_ color: Color, _ node: SourceNode) -> ColorReading {
        var expression = ColorExpression(.literal(color))
        expression.written = node.text
        return .understood(expression)
    }

    static func reference(to place: String, alpha: Double? = nil) -> ColorReading {
        .understood(ColorExpression(.reference(place), alpha: alpha))
    }
}

extension ColorReading {
    /// The value is a colour that depends on where it is used, such as `currentcolor`.
    var isOfPlace: Bool {
        if case .misunderstood(let problem) = self { problem.isOfPlace } else { false }
    }

    /// Reads an absolute colour of CSS; what is null is absent.
    init(css node: SourceNode) {
        self.init(css: node, isComputed: false)
    }

    /// Reads an absolute colour of CSS, or one that a browser computes; what is null is absent.
    init(css node: SourceNode, isComputed: Bool) {
        if node.isNull {
            self = .absent
            return
        }
        guard let text = node.text else {
            self = .misunderstood(.noText(node))
            return
        }
        do throws(ColorParsingError) {
            let color = isComputed ? try Color(computing: text) : try Color(parsing: text)
            self = .literal(color, node)
        } catch {
            self = .misunderstood(ColorProblem(error))
        }
    }

    /// Reads a colour in the notation of a format; `word` names one of several words, from 1.
    init(_ node: SourceNode, _ syntax: ColorSyntax, word: Int? = nil) {
        if node.isNull {
            self = .absent
        } else if let text = node.text, let word, ColorDecoder.ends(text, before: word) {
            self = .absent
        } else if let text = node.text, ColorDecoder.stands(forNoColor: text) {
            self = .choice(text)
        } else if let color = ColorDecoder.color(node, syntax, word: word) {
            self = .literal(color, node)
        } else {
            self = .misunderstood(ColorProblem(node, syntax))
        }
    }
}
