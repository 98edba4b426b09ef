import SourceText
import ThemeModel

@testable import TokenUses

/// Reads each input as a style sheet of an app, as Sass, and as code; the places are in the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = text(bytes, count)
    var end = TextCursor(input)
    end.advance(by: input.unicodeScalars.count)
    for file in ["a.css", "a.scss"] {
        let uses = SheetReader.read(input, file: file)
        let index = TokenIndex([], definitions: [uses], sheets: [uses], prefix: "")
        _ = UseCheck.findings(in: [uses], index, tokenFiles: [])
        let places = uses.literals.map(\.location) + uses.variables.map(\.location)
        for place in places {
            expect((1...end.line).contains(place.line), "line \(place.line) is outside")
        }
        expect(uses.variables.allSatisfy { $0.name.hasPrefix("--") }, "a name without hyphens")
    }
    for file in ["a.swift", "a.kt"] {
        let themes = CodeColors.read(input, file: file).compactMap { document in
            document.resolve().theme.map { (document, $0) }
        }
        let copy = TokenCopy([file], themes: themes)
        let found = MirrorCheck.findings(in: [copy, copy])
        expect(
            found.allSatisfy { $0.message.contains("unknown") },
            "a copy differs from itself: \(found.first?.message ?? "")"
        )
    }
    return 0
}
