import SourceText
import Testing

@testable import TokenUses

@Suite("Uses in no pair, in groups")
struct UnjudgedGroupTests {
    private static func use(_ name: String, _ reason: String, _ line: Int) -> UnjudgedUse {
        UnjudgedUse(
            name: name,
            reason: reason,
            location: SourceLocation(file: "a.tsx", line: line, column: 1)
        )
    }

    @Test(arguments: [
        ("no ground in this file", UnjudgedKind.ground),
        ("it is handed over in an attribute", .ground),
        ("<Button> may paint a ground of its own", .component),
        ("'.card' may paint its ground", .component),
        ("some of its classes are known only to the running app", .code),
        ("a style sets the colour", .code),
        ("'.a > *' may be for it", .rules),
        ("'.a' has rules in b.css, too", .rules),
        ("a filter or an animation changes it", .effect),
        ("an opacity changes a text together with its ground", .effect),
        ("a later view of its 'ZStack' may lie on it", .effect),
        ("'bg-zinc-900' is no token", .otherColor),
        ("its colour is not a token's: a colour there is no token", .otherColor),
        ("no theme has a dark mode, which it is for", .scheme),
        ("too many rules may be for it", .size),
        ("the file gives 9 tokens other values: add it to 'themes'", .theme),
        ("the script may give 9 tokens other values than 'themes' has", .theme),
        ("'--ink' has another value at b.css", .theme),
        ("nothing tells whether the text around it lies on it", .text),
        ("the sheet's order decides between 'bg-a' and 'bg-b'", .order),
        ("an element before it may lie below it", .effect),
        ("it may lie in 'main', which changes it", .effect),
        ("nothing tells how large it is", .rules), ("markup has no text in it", .code),
    ])
    func `A use belongs to the kind that tells its remedy`(reason: String, kind: UnjudgedKind) {
        #expect(UnjudgedKind(reason: reason) == kind)
    }

    @Test func `The largest group comes first, and in it the most frequent token`() {
        let groups = UnjudgedGroup.groups(of: [
            Self.use("rare", "a filter changes it", 1),
            Self.use("ink", "<Card> may paint a ground of its own", 2),
            Self.use("muted", "<Card> may paint a ground of its own", 3),
            Self.use("muted", "<Row> may paint a ground of its own", 4),
        ])
        #expect(groups.map(\.kind) == [.component, .effect])
        #expect(groups[0].rows.map(\.name) == ["muted", "ink"])
        #expect(groups[0].rows.map(\.count) == [2, 1])
        #expect(groups[0].rows.map(\.location.line) == [3, 2])
    }

    @Test func `A row has the reason of its first use, and says that others differ`() {
        let groups = UnjudgedGroup.groups(of: [
            Self.use("ink", "<Card> may paint a ground of its own", 1),
            Self.use("ink", "<Row> may paint a ground of its own", 2),
            Self.use("ink", "'bg-zinc-900' is no token", 3),
        ])
        let reasons = groups.flatMap(\.rows).map(\.reason)
        #expect(
            reasons == [
                "<Card> may paint a ground of its own, and others", "'bg-zinc-900' is no token",
            ]
        )
    }
}
