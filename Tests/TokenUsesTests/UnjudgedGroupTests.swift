import SourceText
import Testing

@testable import TokenUses

@Suite("Uses in no pair, in groups")
struct UnjudgedGroupTests {
    private static func use(_ name: String, _ reason: UnjudgedReason, _ line: Int) -> UnjudgedUse {
        UnjudgedUse(
            name: name,
            reason: reason,
            location: SourceLocation(file: "a.tsx", line: line, column: 1)
        )
    }

    @Test func `The largest group comes first, and in it the most frequent token`() {
        let groups = UnjudgedGroup.groups(of: [
            Self.use("rare", .effect(.filter), 1),
            Self.use("ink", .component(.tag("Card")), 2),
            Self.use("muted", .component(.tag("Card")), 3),
            Self.use("muted", .component(.tag("Row")), 4),
        ])
        #expect(groups.map(\.kind) == [.component, .effect])
        #expect(groups[0].rows.map(\.name) == ["muted", "ink"])
        #expect(groups[0].rows.map(\.count) == [2, 1])
        #expect(groups[0].rows.map(\.location.line) == [3, 2])
    }

    @Test func `A row has the reason of its first use, and says that others differ`() {
        let groups = UnjudgedGroup.groups(of: [
            Self.use("ink", .component(.tag("Card")), 1),
            Self.use("ink", .component(.tag("Row")), 2),
            Self.use("ink", .otherColor(.name("bg-zinc-900")), 3),
        ])
        let reasons = groups.flatMap(\.rows).map(\.reason)
        #expect(
            reasons == [
                "<Card> may paint a ground of its own, and others", "'bg-zinc-900' is no token",
            ]
        )
    }

    @Test func `One place asks once, whatever the rules that its reason names`() {
        var uses = [
            Self.use("ink", .rules(.otherElement(".b")), 1),
            Self.use("ink", .rules(.otherElement(".a")), 1),
            Self.use("ink", .ground(.missing), 1), Self.use("ink", .ground(.missing), 1),
            Self.use("ink", .ground(.missing), 2),
        ]
        uses.sortByPlace()
        let reasons = ["it may also be '.a', and others", "no ground in this file"]
        #expect(uses.map(\.explanation) == reasons + ["no ground in this file"])
        uses.sortByPlace()
        #expect(uses.count == 3)
        let rows = UnjudgedGroup.groups(of: uses).flatMap(\.rows)
        #expect(rows.map(\.reason).contains("it may also be '.a', and others"))
    }

    @Test func `Two classes that the order decides between share a row with two others`() {
        let groups = UnjudgedGroup.groups(of: [
            Self.use("ink", .order(earlier: "bg-a", later: "bg-b"), 1),
            Self.use("ink", .order(earlier: "bg-c", later: "bg-d"), 2),
        ])
        #expect(groups.map(\.kind) == [.order])
        #expect(groups[0].rows.map(\.count) == [2])
    }

    @Test func `A name in a reason does not change its kind`() {
        let reasons: [UnjudgedReason] = [
            .ground(.propertySet(utility: "[--no-token:a filter]", property: "--a filter")),
            .rules(.sameSheet(rule: ".a filter")),
        ]
        #expect(reasons.map(\.kind) == [.ground, .rules])
    }

    @Test func `A computed colour is of the kind of its own reason`() {
        let reason = UnjudgedReason.computedColor(.otherColor(.literal))
        #expect(reason.kind == .otherColor)
        #expect(reason.description == "its colour is not a token's: a colour there is no token")
    }
}
