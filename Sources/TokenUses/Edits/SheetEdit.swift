package import SourceText

/// A value in a style sheet that another one replaces.
package struct SheetEdit: Sendable {
    package let location: SourceLocation
    package let old: String
    package let new: String
    /// The token, as sentences name it.
    package let token: String
    /// The token has other colours in other modes, which the place follows from now on.
    package let followsModes: Bool
}

/// A colour in a style sheet that stays, though it is a token's.
package struct SheetRest: Sendable {
    package let location: SourceLocation
    package let text: String
    /// The reason, as the end of a sentence.
    package let reason: String

    package init(location: SourceLocation, text: String, reason: String) {
        self.location = location
        self.text = text
        self.reason = reason
    }
}

extension SheetEdit {
    /// A text with the edits made, and those whose old value is not in its place as it was read.
    ///
    /// Complexity: O(n), for edits in the order of their places.
    package static func apply(
        _ edits: [SheetEdit],
        to text: String
    ) -> (text: String, made: [SheetEdit], leftOut: [SheetEdit]) {
        var cursor = TextCursor(text)
        var result = ""
        var made: [SheetEdit] = []
        var leftOut: [SheetEdit] = []
        for edit in edits {
            let start = cursor
            while cursor.current != nil, !cursor.isAt(edit.location) { cursor.advance() }
            result += start.text(to: cursor)
            guard cursor.begins(with: edit.old) else {
                leftOut.append(edit)
                continue
            }
            result += edit.new
            cursor.advance(by: edit.old.unicodeScalars.count)
            made.append(edit)
        }
        let start = cursor
        while cursor.current != nil { cursor.advance() }
        return (result + start.text(to: cursor), made, leftOut)
    }
}

extension StyleUses {
    /// A text has the other colours of this sheet, in their order, after edits of it.
    package func isKept(in text: String, after edits: [SheetEdit]) -> Bool {
        let edited = Set(edits.map(\.location))
        let kept = literals.filter { !edited.contains($0.location) }
        return kept.map(\.text) == SheetReader.read(text, file: file).literals.map(\.text)
    }
}

extension TextCursor {
    fileprivate func isAt(_ place: SourceLocation) -> Bool {
        line == place.line && column == place.column
    }
}
