import SourceText
import ThemeModel

@testable import TokenUses

private let colors = ColorNames(["page", "card", "ink", "--color-brand", "Theme.muted"])

/// Reads each input in every language that puts colours together; places are in the text, and grounds have an end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = text(bytes, count)
    var end = TextCursor(input)
    end.advance(by: input.unicodeScalars.count)
    for ending in ["tsx", "html", "vue", "svelte", "astro", "erb", "css", "swift"] {
        let pairs = PairReader.pairs(in: input, file: "a." + ending, colors: colors)
        expect(
            pairs == PairReader.pairs(in: input, file: "a." + ending, colors: colors),
            "two readings differ"
        )
        for pair in pairs {
            let place = pair.location
            expect((1...max(1, end.line * 2)).contains(place.line), "\(place) is outside")
            expect((0...1).contains(pair.foreground.alpha), "an alpha is no share")
            guard case .layers(let layers) = pair.ground else { continue }
            expect(layers.count <= 10, "too many layers")
            expect(layers.last?.alpha == 1, "a ground that does not end")
        }
    }
    return 0
}
