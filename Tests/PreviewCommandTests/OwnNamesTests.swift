import Foundation
import TestSupport
import Testing

@Suite("A gate over a file's own names")
struct OwnNamesTests {
    private struct Report: Decodable {
        struct Row: Decodable {
            struct Pair: Decodable {
                var foreground: String
                var background: String
            }

            var pair: Pair
            var verdict: String
        }

        var pairs: [Row]
    }

    private static func check(
        _ sheet: String,
        _ configuration: String
    ) throws -> (phrases: [String], text: String) {
        let folder = try Program.folder([
            "tokens.css": sheet, "themepreview.yml": configuration,
        ])
        let json = try Program.run("check", "--all-pairs", "--format", "json", in: folder)
        let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
        let phrases = report.pairs.map { row in
            "\(row.pair.foreground) on \(row.pair.background): \(row.verdict)"
        }
        return (phrases, try Program.run("check", in: folder).output)
    }

    @Test func `A pattern stands for roles and for the other colors that fit`() throws {
        let sheet = """
            :root { --bg: #fff; --text: #111; --text-muted: #555; --text-dim: #ccc; }
            """
        let found = try Self.check(
            sheet,
            """
            themes: tokens.css
            contrast: { pairs: [text-* on bg] }
            """
        )
        #expect(found.phrases.contains("text-muted on bg: pass"))
        #expect(found.phrases.contains("text-dim on bg: fail"))
    }

    @Test func `A pattern stands for no role that the file leaves out, where others fit`() throws {
        let sheet = ":root { --text: #111; --surface-0: #fff; --surface-1: #eee; }"
        let found = try Self.check(
            sheet,
            """
            themes: tokens.css
            contrast: { pairs: [text on surface-*] }
            """
        )
        #expect(found.phrases == ["text on surface-0: pass", "text on surface-1: pass"])
    }

    @Test func `An exception names a color as its file does`() throws {
        let sheet = """
            :root { --bg: #fff; --text: #111; --text-soft: #aaa; --text-dim: #ccc; }
            """
        let found = try Self.check(
            sheet,
            """
            themes: tokens.css
            roles: { text-muted: text-soft }
            contrast: { pairs: [{ pair: text-* on bg, except: [text-soft] }] }
            """
        )
        #expect(found.phrases.contains("text-dim on bg: fail"))
        #expect(!found.phrases.contains { $0.hasPrefix("text-soft on bg") })
        #expect(!found.text.contains("leaves nothing out"))
    }

    @Test func `A fill that a project names as the page is not judged on itself`() throws {
        let sheet = ":root { --primary: #fff; --secondary: #000; }"
        let found = try Self.check(
            sheet,
            """
            themes: tokens.css
            roles: { background: primary, text: secondary }
            """
        )
        #expect(!found.phrases.isEmpty)
        #expect(!found.phrases.contains { $0.hasPrefix("primary on background") })
    }

    @Test func `A page that has the value of a fill hides it`() throws {
        let sheet = ":root { --background: #fff; --text: #000; --primary: var(--background); }"
        let found = try Self.check(sheet, "themes: tokens.css\n")
        #expect(found.phrases.contains("primary on background: fail"))
    }

    @Test func `A role whose color a pair names as its file does is checked`() throws {
        let sheet = """
            :root {
              --background: #fff; --foreground: #111; --card: #fff; --card-foreground: #111;
              --muted: #eee; --muted-foreground: #444; --primary: #222; --primary-foreground: #fff;
              --accent: #eee; --accent-foreground: #111;
            }
            """
        let found = try Self.check(
            sheet,
            """
            themes: tokens.css
            contrast: { pairs: ["{x}-foreground on {x}"] }
            """
        )
        #expect(found.phrases.contains("muted-foreground on muted: pass"))
        #expect(!found.text.contains("no pair reaches"))
    }

    private static let glasses = """
        :root { --page: #ffffff; --text: #111111; --text-dim: #bbbbbb;
          --glass-1: rgb(0 0 0 / 10%); --glass-2: rgb(0 0 0 / 20%) }
        """

    @Test func `A pattern of translucent grounds names what lies beneath them`() throws {
        let found = try Self.check(
            Self.glasses,
            "themes: tokens.css\ncontrast: { pairs: ['text* on glass-* on page'] }\n"
        )
        for glass in ["glass-1 on page", "glass-2 on page"] {
            #expect(found.phrases.contains("text on \(glass): pass"), "\(found)")
            #expect(found.phrases.contains("text-dim on \(glass): fail"), "\(found)")
        }
    }

    @Test func `A pattern over a ground that no theme has is an error`() throws {
        let found = try Self.check(
            Self.glasses,
            "themes: tokens.css\ncontrast: { pairs: ['text* on glass-* on moss'] }\n"
        )
        #expect(found.text.contains("names 'moss', which is no colour"), "\(found.text)")
    }

    @Test func `The ground of a pair may be a hex code`() throws {
        let found = try Self.check(
            Self.glasses,
            "themes: tokens.css\ncontrast: { pairs: ['text-* on #ffffff', 'page on #000'] }\n"
        )
        #expect(found.phrases.contains("text-dim on #ffffff: fail"), "\(found)")
        #expect(found.phrases.contains { $0.hasSuffix(" on #000: pass") }, "\(found)")
        #expect(found.text.contains("below the 4.5:1 required for text (AA)"), "\(found.text)")
        #expect(!found.text.contains("somewhere between"), "\(found.text)")
    }
}
