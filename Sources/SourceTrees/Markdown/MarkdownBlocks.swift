/// The places of YAML in a Markdown text: before its prose, and in fenced blocks of code.
struct MarkdownBlocks {
    /// Whole lines of YAML.
    struct Block {
        /// The number of lines before it.
        let linesBefore: Int
        let text: String
    }

    private(set) var frontMatter: Block?
    private(set) var fenced: [Block] = []
    /// The front matter begins and never ends.
    private(set) var isUnclosed = false

    private let lines: [Substring.UTF8View]

    /// Complexity: O(n).
    init(_ text: String) {
        let hasMark = text.utf8.starts(with: [0xEF, 0xBB, 0xBF])
        let bytes = text.utf8.dropFirst(hasMark ? 3 : 0)
        lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        readFenced(from: readFrontMatter())
    }

    /// The number of lines that the front matter takes.
    private mutating func readFrontMatter() -> Int {
        guard isRule(at: 0) else { return 0 }
        guard let end = lines.indices.dropFirst().first(where: isRule) else {
            isUnclosed = true
            return 0
        }
        frontMatter = block(of: 1..<end)
        return end + 1
    }

    private mutating func readFenced(from start: Int) {
        var open: (fence: CodeFence, line: Int)?
        for index in lines.indices[start...] {
            let fence = CodeFence(lines[index])
            if let (opening, line) = open {
                guard fence?.closes(opening) ?? false else { continue }
                if opening.isOfYAML { fenced.append(block(of: line + 1..<index)) }
                open = nil
            } else if let fence, fence.mayOpen {
                open = (fence, index)
            }
        }
    }

    private func isRule(at index: Int) -> Bool {
        let line = lines[index]
        return line.elementsEqual("---".utf8) || line.elementsEqual("---\r".utf8)
    }

    private func block(of range: Range<Int>) -> Block {
        let text = lines[range].map { String(Substring($0)) }.joined(separator: "\n")
        return Block(linesBefore: range.lowerBound, text: text + "\n")
    }
}
