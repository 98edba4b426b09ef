import SourceText

extension MarkupScanner {
    /// Longer drawings are taken for text.
    private static let drawingLimit = 4_000

    /// The element whose start tag ends here holds one drawing and nothing else.
    func holdsIconAlone(_ name: String) -> Bool {
        var place = afterSpaces(index)
        guard script[place] == UInt8(ascii: "<") else { return false }
        place += 1
        let start = place
        while place < end, Self.isElementName(script.bytes[place]) { place += 1 }
        let drawing = String(decoding: script.bytes[start..<place], as: UTF8.self)
        var element = PaintedElement()
        element.setName(drawing)
        guard element.isIcon else { return false }
        let isComponent = drawing != "svg"
        guard let last = end(of: isComponent ? "/>" : "</svg>", from: place) else {
            return false
        }
        return script.bytes[afterSpaces(last)..<end].starts(with: "</\(name)".utf8)
    }

    private func afterSpaces(_ start: Int) -> Int {
        var place = start
        while place < end, script.bytes[place].isSpace { place += 1 }
        return place
    }

    private func end(of text: String, from start: Int) -> Int? {
        let wanted = Array(text.utf8)
        let limit = min(end, start + Self.drawingLimit)
        for place in start..<limit where script.bytes[place..<limit].starts(with: wanted) {
            return place + wanted.count
        }
        return nil
    }
}
