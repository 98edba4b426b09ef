import ColorScience
import Findings
import Foundation
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("A style sheet of highlighted code")
struct CodeClassReaderTests {
    private static func read(_ text: String) -> ReadThemes {
        ThemeReader.read(Data(text.utf8), file: "themes/dusk.css")
    }

    private static let pygments = """
        pre { line-height: 125%; }
        td.linenos .normal { color: inherit; background-color: transparent; }
        .highlight .hll { background-color: #333333 }
        .highlight { background: #101010; color: #f0f0f0 }
        .highlight .c { color: #888888; font-style: italic } /* Comment */
        .highlight .k { color: #cc66ff }
        .highlight .s { color: #66cc66 }
        .highlight .mi { color: #ffcc66 }
        .highlight .nf { color: #6699ff }
        .highlight .o { color: #f0f0f0 }
        """
    private static let highlightJS = """
        .hljs { display: block; background: #101010; color: #f0f0f0 }
        .hljs-comment, .hljs-quote { color: #888888 }
        .hljs-keyword, .hljs-selector-tag { color: #cc66ff }
        .hljs-string { color: #66cc66 } .hljs-number, .hljs-literal { color: #ffcc66 }
        .hljs-title { color: #000000 } .hljs-title.function_ { color: #6699ff }
        .line-highlight { background: #333333 }
        """
    private static let prism = """
        code[class*="language-"], pre[class*="language-"] { color: #f0f0f0; background: none; text-shadow: 0 1px white }
        :not(pre) > code[class*="language-"], pre[class*="language-"] { background: #101010 }
        .token.comment, .token.prolog { color: #888888 } .token.keyword { color: #cc66ff }
        .token.string { color: #66cc66 } .language-css .token.string { color: #000000 }
        .token.boolean, .token.number { color: #ffcc66 } .token.function { color: #6699ff }
        .line-highlight { background: #333333 }
        """

    @Test(arguments: [pygments, highlightJS, prism])
    func `Style sheets of Pygments, highlight.js and Prism have the colours of their classes`(
        text: String
    ) throws {
        let (documents, findings) = Self.read(text)
        let document = try #require(documents.first)
        #expect(
            findings.isEmpty && documents.count == 1 && document.id == "dusk"
                && document.format == "css"
        )
        let mode = try #require(document.resolve().theme?.defaultMode)
        #expect(mode.scheme == .dark)
        for (role, hex) in [
            ("background", "#101010"), ("code-background", "#101010"), ("text", "#f0f0f0"),
            ("highlight", "#333333"),
            ("syntax-comment", "#888888"), ("syntax-keyword", "#cc66ff"),
            ("syntax-string", "#66cc66"),
            ("syntax-number", "#ffcc66"), ("syntax-function", "#6699ff"),
        ] { #expect(mode.colors[role]?.display.rgb.hex == hex, "\(role)") }
    }

    @Test(arguments: [
        "@media (prefers-color-scheme: light) { %@ }",
        ".light-theme .highlight .k { color: #330066 }\n%@",
    ])
    func `A style sheet of highlighted code has a mode for its other scheme`(other: String) throws {
        let light = Self.pygments.replacing(
            ".highlight",
            with: other.hasPrefix("@") ? ".highlight" : ".light-theme .highlight"
        )
        let (documents, _) = Self.read(
            Self.pygments + "\n"
                + other.replacing("%@", with: light.replacing("#101010", with: "#fff"))
        )
        let theme = try #require(documents.first?.resolve().theme)
        #expect(theme.modes.map(\.name).dropFirst() == ["light"])
        #expect(theme.modes.map { $0[.background]?.display.rgb.hex } == ["#101010", "#ffffff"])
    }

    @Test(arguments: [
        ".card { color: #111111 } .button { background: #222222 } .s { color: #333333 } .k { color: #444444 }",
        ".highlight .k { line-height: 2 } .c, .s, .m, .nf, .o { font-weight: bold }",
    ])
    func `A style sheet with few colours of code is no theme`(text: String) {
        let (documents, findings) = Self.read(text)
        #expect(documents.isEmpty)
        #expect(
            findings.map(\.message).last == "the style sheet sets no colours as custom properties"
        )
    }

    @Test func `A style sheet of code with custom properties is read by those`() throws {
        let document = try #require(
            Self.read(":root { --background: #fff; --text: #000 }\n" + Self.pygments).documents
                .first
        )
        #expect(document.appearance.colors.names == ["background", "text"])
    }
}
