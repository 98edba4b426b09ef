import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@Suite("A component")
struct ComponentTests {
    private static func mode(_ components: String = "", _ rest: String = "") throws -> Mode {
        try SampleTheme.theme(
            """
            colors: { background: "#ffffff", text: "#101010", primary: "#0000aa", accent: "#aa0000" }
            components: { \(components) }
            \(rest)
            """
        ).defaultMode
    }

    private static func color(
        _ mode: Mode,
        _ component: Component,
        _ part: ComponentColor,
        _ state: ComponentState = .normal
    ) -> String? {
        mode.components[component]?.color(part, in: state)?.color.css
    }

    @Test(arguments: Component.allCases)
    func `A component has every colour in every state, and every dimension`(component: Component)
        throws
    {
        let style = try #require(try Self.mode().components[component])
        for state in ComponentState.allCases {
            #expect(style.colors[state]?.count == ComponentColor.allCases.count, "\(state)")
        }
        #expect(style.dimensions.count == ComponentDimension.allCases.count)
    }

    @Test(arguments: Component.allCases)
    func `An unstyled component is derived from roles`(
        component: Component
    ) throws {
        let colors = try #require(try Self.mode().components[component]?.colors)
        let origins = Set(colors.values.flatMap(\.values).map(\.origin))
        #expect(origins == [.derived("the component's default")])
    }

    @Test func `A styled component has its own colours, and they are declared`() throws {
        let mode = try Self.mode(
            "button: { background: \"#123456\", text: \"{colors.background}\" }"
        )
        #expect(Self.color(mode, .button, .background) == (try Color(parsing: "#123456").css))
        let text = mode.components[.button]?.color(.text, in: .normal)
        #expect(text?.origin == .declared)
        #expect(text?.location == Place(file: "themes/sample.yml", line: 2, column: 54))
        #expect(
            mode.components[.button]?.color(.border, in: .normal)?.origin
                == .derived("the component's default")
        )
    }

    @Test func `A state that a theme styles builds on the component's normal state`() throws {
        let mode = try Self.mode(
            "button: { background: \"#123456\", text: \"#fefefe\", selected: { text: \"#ffffff\" } }"
        )
        #expect(
            Self.color(mode, .button, .background, .selected)
                == Self.color(mode, .button, .background)
        )
        #expect(Self.color(mode, .button, .text, .selected) == (try Color(parsing: "#ffffff").css))
    }

    @Test func `A styled component looks the same under the pointer by default`() throws {
        let mode = try Self.mode("button: { background: \"#123456\", text: \"#fefefe\" }")
        #expect(
            Self.color(mode, .button, .background, .hover) == Self.color(mode, .button, .background)
        )
        #expect(Self.color(mode, .button, .text, .hover) == Self.color(mode, .button, .text))
    }

    @Test func `A built-in state that a theme does not style stays as a whole`() throws {
        let plain = try Self.mode()
        let mode = try Self.mode("button: { background: \"#123456\", text: \"#fefefe\" }")
        for state in [ComponentState.selected, .disabled] {
            for part in ComponentColor.allCases {
                #expect(
                    Self.color(mode, .button, part, state)
                        == Self.color(plain, .button, part, state)
                )
            }
        }
    }

    @Test func `A component has radius, padding and border from the layout, or its own`() throws {
        let mode = try Self.mode(
            "card: { radius: \"{layout.radius.sm}\", padding: 7px }",
            "layout: { border: 3px, radius: { sm: 5px, lg: 40px } }"
        )
        #expect(mode.components[.card]?.dimensions[.radius] == Dimension(5, .px))
        #expect(mode.components[.card]?.dimensions[.padding] == Dimension(7, .px))
        #expect(mode.components[.card]?.dimensions[.borderWidth] == Dimension(3, .px))
        #expect(mode.components[.button]?.dimensions[.radius] == Dimension(8, .px))
    }

    @Test func `A component names its colours and dimensions as pairs and properties do`() {
        #expect(Component.button.name(of: .text, in: .normal) == "button-text")
        #expect(
            Component.segmentedControl.name(of: .background, in: .selected)
                == "segmented-control-selected-background"
        )
        #expect(Component.card.name(of: .borderWidth) == "card-border-width")
    }

    @Test func `An unknown dimension of a component gets a guess in the help`() {
        let findings = SampleTheme.findings(
            """
            colors: { background: "#fff", text: "#000" }
            components: { card: { radius: "{layout.radius.mdd}" } }
            """
        )
        #expect(findings.map(\.rule) == [.unknownReference])
        #expect(findings.first?.help == "did you mean '{layout.radius.md}'?")
        #expect(findings.first?.location == Place(file: "themes/sample.yml", line: 2, column: 31))
    }

    @Test(arguments: [
        "", "button: { radius: 4px }, ", "button: { radius: \"{layout.radius.sm}\" }, ",
    ])
    func `A component's dimension cannot be referred to as a token`(button: String) {
        let findings = SampleTheme.findings(
            """
            colors: { background: "#fff", text: "#000" }
            components: { \(button)card: { radius: "{button-radius}" } }
            """
        )
        #expect(findings.map(\.message) == ["no dimension is called 'button-radius'"])
    }

    @Test(arguments: ["{palette.gone}", "#12345"])
    func `An unknown colour of a component is substituted`(color: String) throws {
        let mode = try Self.mode("button: { background: \"\(color)\" }")
        #expect(mode.components[.button]?.color(.background, in: .normal)?.origin == .substituted)
        #expect(mode.components[.button]?.color(.background, in: .hover)?.origin == .substituted)
        #expect(mode.components[.button]?.color(.text, in: .normal)?.isKnown == true)
    }
}
