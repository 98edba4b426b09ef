import Findings
import ThemeModel

/// Code on the marks of lines, words, matches and changes.
extension CodeThemePairs {
    private static let brackets = [
        "editorBracketHighlight.foreground1",
        "editorBracketHighlight.foreground2",
        "editorBracketHighlight.foreground3",
        "editorBracketHighlight.foreground4",
        "editorBracketHighlight.foreground5",
        "editorBracketHighlight.foreground6",
        "editorBracketHighlight.unexpectedBracket.foreground",
    ]

    static let styles = ["colors.text", "colors.syntax-*"] + brackets

    /// Marks that hold one sort of word, or words in a colour of their own.
    static let markedText: KeyValuePairs<String, [String]> = [
        "editorBracketMatch.background": ["colors.text", "colors.syntax-punctuation"] + brackets,
        "merge.currentHeaderBackground": ["colors.text"],
        "merge.incomingHeaderBackground": ["colors.text"],
        "merge.commonHeaderBackground": ["colors.text"],
    ]

    /// Marks that stay while code is read.
    private static let lastingMarks = [
        "editor.lineHighlightBackground",
        "editorStickyScroll.background",
        "diffEditor.insertedTextBackground",
        "diffEditor.removedTextBackground",
        "diffEditor.insertedLineBackground",
        "diffEditor.removedLineBackground",
        "merge.currentContentBackground",
        "merge.incomingContentBackground",
        "merge.commonContentBackground",
        "peekViewEditor.background",
    ]

    /// Marks that come and go with the cursor, a search or a step of the debugger.
    static let passingMarks = [
        "colors.selection",
        "colors.highlight",
        "editor.inactiveSelectionBackground",
        "editor.selectionHighlightBackground",
        "editor.wordHighlightBackground",
        "editor.wordHighlightStrongBackground",
        "editor.wordHighlightTextBackground",
        "editor.findMatchHighlightBackground",
        "editor.findRangeHighlightBackground",
        "searchEditor.findMatchBackground",
        "editor.hoverHighlightBackground",
        "editor.rangeHighlightBackground",
        "editor.symbolHighlightBackground",
        "editor.linkedEditingBackground",
        "editor.snippetTabstopHighlightBackground",
        "editor.snippetFinalTabstopHighlightBackground",
        "editor.stackFrameHighlightBackground",
        "editor.focusedStackFrameHighlightBackground",
        "editorUnicodeHighlight.background",
        "editorStickyScrollHover.background",
        "peekViewEditor.matchHighlightBackground",
    ]

    /// The colours that found and selected words have in place of their own.
    private static let textsOfMarks = [
        "colors.selection": "colors.on-selection",
        "colors.highlight": "colors.on-highlight",
        "editor.findMatchHighlightBackground": "editor.findMatchHighlightForeground",
    ]

    static let markedCode = (lastingMarks + passingMarks).map { ground in
        let foregrounds = [textsOfMarks[ground], PaintedPairs.code].compactMap(\.self)
        return KeyTable.Row(
            use: .text,
            ground: ground,
            foregrounds: [foregrounds.joined(separator: " | ")]
        )
    }
}
