import ColorScience
import SourceText

/// An image in SVG, element by element: shapes and texts alone, so that nothing in it can run or load.
///
/// Texts are escaped, without controls; fills must be colours as the program writes them.
struct SVGImage {
    private let width: Int
    private let height: Int
    private let title: String
    private var body = ""

    enum Anchor: String { case start, middle, end }

    init(width: Int, height: Int, title: String) {
        self.width = width
        self.height = height
        self.title = title
    }

    mutating func rect(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        fill: String,
        radius: Double = 0,
        stroke: String? = nil
    ) {
        let corner = radius > 0 ? " rx=\"\(CSSNumber.text(of: radius))\"" : ""
        let edge = stroke.map { " stroke=\"\($0.htmlEscaped)\"" } ?? ""
        body +=
            "<rect x=\"\(CSSNumber.text(of: x))\" y=\"\(CSSNumber.text(of: y))\" width=\"\(CSSNumber.text(of: width))\" "
            + "height=\"\(CSSNumber.text(of: height))\"\(corner) fill=\"\(fill.htmlEscaped)\"\(edge)/>\n"
    }

    /// With a `length`, the text is as wide as that in every font.
    mutating func text(
        _ text: String,
        x: Double,
        y: Double,
        size: Double,
        fill: String,
        bold: Bool = false,
        anchor: Anchor = .start,
        length: Double? = nil
    ) {
        let weight = bold ? " font-weight=\"600\"" : ""
        let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
        let fit =
            length.map {
                " textLength=\"\(CSSNumber.text(of: $0))\" lengthAdjust=\"spacingAndGlyphs\""
            } ?? ""
        body +=
            "<text x=\"\(CSSNumber.text(of: x))\" y=\"\(CSSNumber.text(of: y))\" font-size=\"\(CSSNumber.text(of: size))\" "
            + "fill=\"\(fill.htmlEscaped)\"\(weight)\(place)\(fit)>\(text.visible.htmlEscaped)</text>\n"
    }

    /// A path of our own, as SVG writes it.
    mutating func path(_ data: String, fill: String) {
        body += "<path d=\"\(data)\" fill=\"\(fill.htmlEscaped)\"/>\n"
    }

    var bytes: [UInt8] {
        let name = title.visible.htmlEscaped
        return Array(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            role="img" aria-label="\(name)" font-family="system-ui, -apple-system, 'Segoe UI', Verdana, 'DejaVu Sans', sans-serif">
            <title>\(name)</title>
            \(body)</svg>

            """.utf8
        )
    }
}

extension String {
    /// At most so many characters, with an ellipsis where more are cut off.
    func fitting(_ limit: Int) -> String { count > limit ? prefix(limit - 1) + "…" : self }
}
