extension CodeLexer {
    /// Commands after prompts, with plain output between them; without any prompt, all is commands.
    mutating func lexSession() {
        let begins = lineStarts
        guard begins.contains(where: isPrompt) else {
            return embed(Language.shell.table, to: end)
        }
        var isCommand = false
        for (number, begin) in begins.enumerated() where begin < end {
            index = begin
            let lineEnd = number + 1 < begins.count ? begins[number + 1] : end
            if isPrompt(at: begin) {
                take(.comment, to: begin + 1)
                isCommand = true
            }
            if isCommand || code[begin] == UInt8(ascii: "#") {
                embed(Language.shell.table, to: lineEnd)
            }
            isCommand = isCommand && isContinued(begin..<lineEnd)
        }
        index = end
    }

    private var lineStarts: [Int] {
        [start] + (start..<end).filter { code[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    private func isPrompt(at index: Int) -> Bool {
        guard let sign = byte(at: index), "$%>".utf8.contains(sign) else {
            return false
        }
        return byte(at: index + 1).map { $0.isBlank || $0.isLineEnd } ?? true
    }

    private func isContinued(_ line: Range<Int>) -> Bool {
        code[line].last { !$0.isLineEnd } == UInt8(ascii: "\\")
    }
}
