import CodeConstants
import Findings
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
        let index = UsedTokens([], definitions: [uses], sheets: [uses], prefix: "")
        _ = UseCheck.findings(in: [uses], index, tokenFiles: [])
        judgePairs(of: uses, end)
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

/// Every custom property is taken as a token, so that all pairs are found.
private func judgePairs(of uses: StyleUses, _ end: TextCursor) {
    let names = PropertyNames([uses.rules]) { !$0.hasPrefix("--l") }
    let found = SheetPairs(uses.rules, names)
    for pair in found.pairs {
        let line = pair.location.line
        expect((1...end.line).contains(line), "line \(line) is outside")
        expect((0...1).contains(pair.foreground.alpha), "an alpha of \(pair.foreground.alpha)")
        if case .layers(let layers) = pair.ground {
            expect(!layers.isEmpty, "a ground without layers")
            expect(layers.allSatisfy { (0...1).contains($0.alpha) }, "a layer's alpha is outside")
        }
    }
}
