import ThemeModel

/// What the colours of a base16 or base24 scheme are for, by the tinted-theming styling guides 0.12 and 0.1.3.
enum Base16Slots {
    /// Each name with its spelling in lower-case digits, which schemes use as well: `base0A`, `base0a`.
    static let base16 = names(0x00...0x0F)
    static let base24 = names(0x00...0x17)

    static let fallbacks = [
        "base10": "base00", "base11": "base00", "base12": "base08", "base13": "base0A",
        "base14": "base0B",
        "base15": "base0C", "base16": "base0D", "base17": "base0E",
    ]

    static let roles: Table<String> = [
        "background": "base00", "code-background": "base00",
        "surface": "base01",
        "selection": "base02",
        "syntax-comment": "base03",
        "text-muted": "base04",
        "text": "base05",
        "syntax-variable": "base08", "syntax-tag": "base08", "syntax-deleted": "base08",
        "danger": "base08",
        "syntax-number": "base09", "syntax-constant": "base09",
        "syntax-type": "base0A", "highlight": "base0A", "warning": "base0A",
        "syntax-string": "base0B", "syntax-inserted": "base0B", "success": "base0B",
        "info": "base0C", "syntax-escape": "base0C",
        "syntax-function": "base0D", "heading": "base0D", "link": "base0D", "primary": "base0D",
        "focus": "base0D",
        "syntax-keyword": "base0E", "accent": "base0E",
        "syntax-deprecated": "base0F",
    ]

    private static func names(_ range: ClosedRange<Int>) -> Table<String> {
        range.reduce(into: [:]) { names, number in
            let digits = String(number, radix: 16)
            let padded = String(repeating: "0", count: 2 - digits.count) + digits
            names["base\(padded.uppercased())"] = "base\(padded)"
        }
    }
}
