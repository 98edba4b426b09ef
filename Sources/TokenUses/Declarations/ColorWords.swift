import SourceText

/// The words of style sheets that may name a colour.
enum ColorWords {
    /// Frequent words of these properties, which would take most of the time: a failed parse guesses what was meant.
    private static let others: Set<String> = [
        "solid", "none", "inherit", "auto", "dashed", "dotted", "double", "transparent", "initial",
        "unset", "currentcolor", "currentColor", "center", "cover", "contain", "top", "left",
        "right", "bottom", "inset", "revert", "hidden", "fixed", "scroll", "to", "no", "repeat",
        "underline", "important", "in", "oklab", "srgb", "deg", "url", "calc", "thin", "medium",
        "thick", "groove", "ridge", "local", "clip", "text", "round", "space",
    ]

    /// Names of colours have letters alone.
    static func mayBeName(_ token: CSSScanner.Token) -> Bool {
        let isPlain = token.scalars.allSatisfy { scalar in
            ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        }
        return isPlain && !others.contains(token.text)
    }
}
