import CodeHighlighting
import SourceText

/// A block of code as HTML: its title, its tokens, and the lines that stand out.
struct CodeBlock {
    private let code: [UInt8]
    private let info: FenceInfo

    init(_ text: String, info: FenceInfo) {
        code = Array(text.utf8)
        self.info = info
    }

    var html: String {
        let tokens = Language.named(info.language)?.tokens(of: code) ?? []
        var html: [UInt8] = []
        if let title = info.title {
            html.append(text: "<figure class=\"code-block\"><figcaption>")
            html.append(escaping: title)
            html.append(text: "</figcaption>")
        }
        let name = info.language.isEmpty ? "" : " class=\"language-\(info.language.htmlEscaped)\""
        // The tab index lets the keyboard scroll the block.
        html.append(text: "<pre tabindex=\"0\"><code\(name)>")
        var writer = CodeWriter(code, marks: marks[...])
        for token in tokens {
            writer.write(nil, to: token.range.lowerBound)
            writer.write(token.kind, to: token.range.upperBound)
        }
        writer.write(nil, to: code.count)
        html += writer.html
        html.append(text: "</code></pre>\(info.title == nil ? "" : "</figure>")")
        return String(decoding: html, as: UTF8.self)
    }

    /// The bytes of the lines that stand out, each run of lines once.
    private var marks: [Range<Int>] {
        if info.lines.isEmpty { return [] }
        var begins = [0]
        for index in code.indices where code[index] == UInt8(ascii: "\n") {
            begins.append(index + 1)
        }
        if begins.last != code.count { begins.append(code.count) }
        return info.lines.compactMap { lines in
            let lines = lines.clamped(to: 0..<begins.count - 1)
            return lines.isEmpty ? nil : begins[lines.lowerBound]..<begins[lines.upperBound]
        }
    }
}

/// Writes tokens as elements, which end and begin anew where lines that stand out do.
private struct CodeWriter {
    private let code: [UInt8]
    private var marks: ArraySlice<Range<Int>>
    private(set) var html: [UInt8] = []
    private var position = 0

    init(_ code: [UInt8], marks: ArraySlice<Range<Int>>) {
        self.code = code
        self.marks = marks
    }

    mutating func write(_ kind: CodeToken.Kind?, to end: Int) {
        while position < end {
            let mark = marks.first
            if mark?.lowerBound == position {
                html.append(text: "<span class=\"code-lines\"><mark>")
            }
            let next = mark.map { position < $0.lowerBound ? $0.lowerBound : $0.upperBound } ?? end
            writePiece(kind, to: min(end, next))
            if mark?.upperBound == position {
                html.append(text: "</mark></span>")
                marks.removeFirst()
            }
        }
    }

    private mutating func writePiece(_ kind: CodeToken.Kind?, to end: Int) {
        if let kind { html.append(text: "<span class=\"s-\(kind.rawValue)\">") }
        html.append(escaping: code[position..<end])
        if kind != nil { html.append(text: "</span>") }
        position = end
    }
}
