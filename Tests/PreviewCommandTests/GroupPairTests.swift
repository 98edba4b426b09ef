import Foundation
import TestSupport
import Testing

@Suite("Texts that are made for a group of colours")
struct GroupPairTests {
    private static func pairs(_ colors: String) throws -> [String] {
        let page = "--background: #ffffff; --text: #111111; "
        let folder = try Program.folder(["themes/app.css": ":root { \(page)\(colors) }"])
        let rows = try Program.run("pairs", "-f", "json", in: folder).json["pairs"]
        return (rows as? [[String: Any]] ?? []).map { row in
            "\(row["foreground"] ?? "") on \(row["background"] ?? "")"
        }
    }

    @Test func `A colour 'on' of a group is the text on the others, whatever their hues`() throws {
        let pairs = try Self.pairs(
            """
            --action-base: #00843d; --action-strong: #006b31; --action-on: #ffffff; \
            --action-surface: #e6f2ea; --status-red: #c8102e; --status-amber: #9a5b00; --status-on: #ffffff
            """
        )
        let own = pairs.filter { $0.contains("-on on ") }
        #expect(
            Set(own) == [
                "action-on on action-base", "action-on on action-strong",
                "status-on on status-red", "status-on on status-amber",
            ]
        )
    }

    @Test func `A switch that is on is no text`() throws {
        let pairs = try Self.pairs("--switch-on: #00843d; --switch-off: #cccccc")
        #expect(!pairs.contains { $0.hasPrefix("switch-on on") }, "\(pairs)")
    }

    @Test func `A text named after a group is on each colour of that`() throws {
        let pairs = try Self.pairs(
            "--on-review: #ffffff; --review-again: #aa2222; --review-easy: #226622"
        )
        #expect(
            pairs.filter { $0.hasPrefix("on-review") } == [
                "on-review on review-again", "on-review on review-easy",
            ]
        )
    }

    @Test func `The content of a grey is on that, and not on the page`() throws {
        let pairs = try Self.pairs("--neutral: #403c38; --neutral-content: #f3e7d2")
        #expect(pairs.filter { $0.hasPrefix("neutral-content") } == ["neutral-content on neutral"])
    }

    @Test func `An ink for titles is text on the page`() throws {
        let pairs = try Self.pairs("--ink-title: #222222; --ink-dim: #999999")
        #expect(pairs.contains("ink-title on background"), "\(pairs)")
        #expect(pairs.contains("ink-dim on background"), "\(pairs)")
    }

    @Test func `The line of a decorated text is no text`() throws {
        let pairs = try Self.pairs(
            "--text-decoration-link: #888888; --link-text-decoration: #888888"
        )
        #expect(!pairs.contains { $0.contains("decoration") }, "\(pairs)")
    }

    @Test func `Inverse text is on no fill that is pressed and plain at rest`() throws {
        let fills = "--layer-bg-accent: #e0e0e0; --layer-bg-accent-active: #555555; "
        let pairs = try Self.pairs(fills + "--text-inverse: #ffffff")
        #expect(!pairs.contains { $0.hasPrefix("text-inverse on layer") }, "\(pairs)")
    }
}
