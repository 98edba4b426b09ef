import SourceText

/// The parts of a background that are no colour and no image.
enum BackgroundWords {
    private static let words: Set<String> = [
        "auto", "border-area", "border-box", "bottom", "center", "contain", "content-box", "cover",
        "fixed", "left", "local", "no-repeat", "none", "padding-box", "repeat", "repeat-x",
        "repeat-y", "right", "round", "scroll", "space", "text", "top", "x-end", "x-start", "y-end",
        "y-start",
    ]

    /// A place, a size or a manner of an image; with any other part browsers drop the background.
    static func has(_ part: ArraySlice<CSSScanner.Token>) -> Bool {
        words.contains(part.text) || PaintReader.isNumber(part)
    }
}
