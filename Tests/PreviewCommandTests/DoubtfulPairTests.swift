import Foundation
import TestSupport
import Testing

@Suite("Colours whose names do not suffice for a pair")
struct DoubtfulPairTests {
    private static func pairs(in folder: URL) throws -> [String] {
        let rows = try Program.run("pairs", "-f", "json", in: folder).json["pairs"]
        return (rows as? [[String: Any]] ?? []).map { row in
            "\(row["foreground"] ?? "") on \(row["background"] ?? "")"
        }
    }

    private static func pairs(ofColors colors: [(name: String, hex: String)]) throws -> [String] {
        let properties = colors.map { "--\($0.name): \($0.hex);" }.joined(separator: " ")
        let folder = try Program.folder(["themes/own.css": ":root { \(properties) }"])
        return try pairs(in: folder)
    }

    private static let page = [
        (name: "background", hex: "#ffffff"), (name: "text", hex: "#111111"),
    ]

    @Test func `A text that is the colour of a fill at rest lies on none of its states`() throws {
        let pairs = try Self.pairs(
            ofColors: Self.page + [
                ("text-action-primary", "#111111"), ("bg-action-primary-rest", "#111111"),
                ("bg-action-primary-hovered", "#333333"), ("bg-action-primary-pressed", "#777777"),
                ("btn-text", "#ffffff"), ("btn-bg-rest", "#0055aa"), ("btn-bg-hover", "#004488"),
            ]
        )
        #expect(!pairs.contains { $0.contains("on bg-action-primary") }, "\(pairs)")
        #expect(pairs.contains("btn-text on btn-bg-rest"), "\(pairs)")
        #expect(pairs.contains("btn-text on btn-bg-hover"), "\(pairs)")
    }

    @Test func `A weaker form of a meaning lies on no other form of it`() throws {
        let pairs = try Self.pairs(
            ofColors: Self.page + [
                ("text-info", "#003366"), ("text-info-weak", "#99bbdd"),
                ("text-info-strong", "#002244"), ("background-info-weak", "#ddeeff"),
                ("background-info-strong", "#001133"),
            ]
        )
        #expect(pairs.contains("text-info on background-info-weak"), "\(pairs)")
        #expect(!pairs.contains("text-info-strong on background-info-weak"), "\(pairs)")
        #expect(!pairs.contains("text-info-weak on background-info-strong"), "\(pairs)")
    }

    @Test func `A fill with little contrast to the page's text is no further surface`() throws {
        let pairs = try Self.pairs(
            ofColors: Self.page + [
                ("background-subtle", "#eeeeee"), ("background-secondary", "#666666"),
            ]
        )
        #expect(pairs.contains("text on background-subtle"), "\(pairs)")
        #expect(!pairs.contains("text on background-secondary"), "\(pairs)")
    }

    @Test func `A colour of the group color is text beside groups of other properties`() throws {
        let tokens = ##"""
            { "$type": "color", "red": { "$value": "#bf3c2c" },
              "background-color": { "base": { "$value": "#ffffff" },
                "error-subtle": { "$value": "#ffe9e5" } },
              "border-color": { "base": { "$value": "#888888" } },
              "color": { "base": { "$value": "#111111" }, "error": { "$value": "{red}" } } }
            """##
        let folder = try Program.folder([
            "themes/own.tokens.json": tokens,
            "themepreview.yml":
                "roles: { background: background-color.base, text: base }\n",
        ])
        let pairs = try Self.pairs(in: folder)
        #expect(pairs.contains("error on background-color.error-subtle"), "\(pairs)")
        #expect(!pairs.contains { $0.contains("border-color") }, "\(pairs)")
    }

    @Test func `A word that many components begin with is none`() throws {
        let parts = ["alert", "badge", "chip", "drawer", "menu"].flatMap { part in
            [("lib-\(part)-text", "#111111"), ("lib-\(part)-bg", "#eeeeee")]
        }
        let colors =
            parts + [
                ("lib-heading-color", "#222222"), ("lib-root-bg-active", "#dddddd"),
                ("nav-text", "#111111"), ("nav-bg", "#eeeeee"), ("hero-text", "#111111"),
                ("hero-bg", "#eeeeee"), ("side-text", "#111111"), ("side-bg", "#eeeeee"),
            ]
        let pairs = try Self.pairs(ofColors: Self.page + colors)
        #expect(pairs.contains("lib-alert-text on lib-alert-bg"), "\(pairs)")
        #expect(!pairs.contains("lib-heading-color on lib-root-bg-active"), "\(pairs)")
    }

    @Test func `An icon with the colour of a fill in every mode lies on another one`() throws {
        let pairs = try Self.pairs(
            ofColors: Self.page + [
                ("message-error-icon", "#b00020"), ("message-error-bg", "#b00020"),
                ("message-error-bg-alt", "#ffffff"), ("counter-fg-hover", "#ffffff"),
                ("counter-bg-hover", "#ffffff33"), ("badge-fg", "#777777"),
                ("badge-bg", "#888888"),
            ]
        )
        #expect(!pairs.contains("message-error-icon on message-error-bg"), "\(pairs)")
        #expect(!pairs.contains("counter-fg-hover on counter-bg-hover"), "\(pairs)")
        #expect(pairs.contains("badge-fg on badge-bg"), "\(pairs)")
    }

    @Test func `Text of one number with a fill is on it from 2 to 1`() throws {
        let pairs = try Self.pairs(
            ofColors: Self.page + [
                ("berry-foreground1", "#a06000"), ("berry-background1", "#ffeecc"),
                ("peach-foreground3", "#c04000"), ("peach-background3", "#e06000"),
            ]
        )
        #expect(pairs.contains("berry-foreground1 on berry-background1"), "\(pairs)")
        #expect(!pairs.contains("peach-foreground3 on peach-background3"), "\(pairs)")
    }

    @Test func `The label of a switch is beside it and a placeholder in no selected part`() throws {
        let pairs = try Self.pairs(
            ofColors: Self.page + [
                ("switch-label", "#111111"), ("switch-bg", "#dddddd"),
                ("control-placeholder-color", "#777777"), ("control-background", "#ffffff"),
                ("control-background-selected", "#0055aa"),
            ]
        )
        #expect(pairs.contains("control-placeholder-color on control-background"), "\(pairs)")
        #expect(!pairs.contains { $0.hasSuffix("on control-background-selected") }, "\(pairs)")
        #expect(!pairs.contains("switch-label on switch-bg"), "\(pairs)")
    }

    @Test func `Inverse text is on no veil`() throws {
        let pairs = try Self.pairs(
            ofColors: Self.page + [
                ("text-inverse", "#ffffff"), ("background-danger", "#b00020"),
                ("background-overlay", "#000000b3"),
            ]
        )
        #expect(pairs.contains("text-inverse on background-danger"), "\(pairs)")
        #expect(!pairs.contains("text-inverse on background-overlay"), "\(pairs)")
    }

    @Test func `Text on one kind of fill is not on the hovered form of another`() throws {
        let pairs = try Self.pairs(
            ofColors: Self.page + [
                ("text-magic-on-bg-fill", "#ffffff"), ("bg-fill-magic", "#5b21b6"),
                ("bg-surface-magic-hover", "#f3e8ff"),
            ]
        )
        #expect(pairs.contains("text-magic-on-bg-fill on bg-fill-magic"), "\(pairs)")
        #expect(!pairs.contains("text-magic-on-bg-fill on bg-surface-magic-hover"), "\(pairs)")
    }
}
