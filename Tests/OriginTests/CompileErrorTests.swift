import Foundation
import TestSupport
import Testing

/// Requirements that a client cannot omit, since it would not compile; and a client with all of them, which does.
@Suite(
    "Clients that the compiler refuses",
    .timeLimit(.minutes(10)),
    .enabled(if: Compiler.isPresent, "there is no swiftc, or no module beside the tests")
)
struct CompileErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// The row, and what is claimed.
        let claim: String
        /// A source with `/*…*/` where it goes wrong.
        let source: String
        /// The source when it is right, and when it is wrong.
        let right: String
        let wrong: String
        /// The compiler's error for the wrong source.
        let message: String

        var testDescription: String { claim }
        var name: String { "Row" + claim.prefix { $0 != " " }.filter { $0 != "." } }

        func text(_ piece: String) -> String { source.replacing("/*…*/", with: piece) }
    }

    /// The compiler's errors for all right sources in one module, and for all wrong ones in another.
    private static let right = Result { try errors(\.right) }
    private static let wrong = Result { try errors(\.wrong) }

    private static func errors(_ piece: KeyPath<Case, String>) throws -> [String] {
        var files = Dictionary(
            uniqueKeysWithValues: cases.map { ($0.name, $0.text($0[keyPath: piece])) }
        )
        let themes = Repository.root.appending(path: "Tests/OriginTests/Themes/StrangerTheme.swift")
        files["StrangerTheme"] = try String(contentsOf: themes, encoding: .utf8)
        return try Compiler(files).errors
    }

    @Test func `A client with all requirements compiles`() throws {
        let errors = try Self.right.get()
        #expect(errors == [], "\(errors)")
    }

    @Test(arguments: cases)
    func `A client without a requirement does not compile`(_ example: Case) throws {
        let found = try Self.wrong.get().filter { $0.hasPrefix("\(example.name).swift:") }
        #expect(found.contains { $0.contains(example.message) }, "\(found)")
    }

    @Test func `A wrong client has no other error`() throws {
        #expect(
            try Self.wrong.get().allSatisfy { error in
                Self.cases.contains { error.contains($0.message) }
            }
        )
    }
}

extension CompileErrorTests {
    static let cases = [
        Case(
            claim: "3.1 A car that no theme is mapped to",
            source: """
                import Theming
                enum Car {
                    case red, green/*…*/
                    func theme(red: any ComponentTheme, green: any ComponentTheme) -> any ComponentTheme {
                        switch self {
                        case .red: red
                        case .green: green
                        }
                    }
                }
                """,
            right: "",
            wrong: ", blue",
            message: "switch must be exhaustive"
        ),
        Case(
            claim: "3.2 Assets without those of a component",
            source: """
                import ThemeModel
                import Theming
                protocol CarAssets: ComponentAssets { var label: StyleSheet { get } ; var pin: StyleSheet { get } }
                struct Assets: CarAssets {
                    let sheet: StyleSheet
                    let label: StyleSheet
                    /*…*/
                }
                """,
            right: "let pin: StyleSheet",
            wrong: "",
            message: "type 'Assets' does not conform to protocol 'CarAssets'"
        ),
        Case(
            claim: "2.2 A member that no namespace has",
            source: """
                import Theming
                @MainActor final class Sign: ThemeCompatible { var title = "" }
                @MainActor func title(of sign: Sign) { _ = /*…*/ }
                """,
            right: "sign.theme.refresh()",
            wrong: "sign.theme_title",
            message: "value of type 'Sign' has no member 'theme_title'"
        ),
        Case(
            claim: "4.10 A colour of the palette behind the roles",
            source: "import ColorScience\nfunc color() -> Color { /*…*/ }\n",
            right: "SemanticColor.brand(for: .dark)",
            wrong: "Color.mulberryRed",
            message: "'mulberryRed' is inaccessible due to 'fileprivate' protection level"
        ),
        Case(
            claim: "C12 A target that cannot be sent, on any thread",
            source: """
                import Theming
                func register(_ view: View) {
                    Themer(1).registerOnAnyThread(target: view, action: View.apply)
                }
                final class View/*…*/ { func apply(_ theme: Int) {} }
                """,
            right: ": Sendable",
            wrong: "",
            message: "converting non-Sendable function value to '@Sendable (Int) -> Void'"
        ),
        Case(
            claim: "0.22 A view that is registered off the main actor",
            source: """
                import Theming
                /*…*/ func registerView(_ view: MainView) { Themer(1).register(target: view, action: MainView.apply) }
                @MainActor final class MainView { func apply(_ theme: Int) {} }
                """,
            right: "@MainActor",
            wrong: "nonisolated",
            message: "in a synchronous nonisolated context"
        ),
    ]
}
