import Testing

@testable import ColorScience

@Suite("Colour names")
struct ColorNameTests {
    @Test(.enabled(if: Vectors.exist("named_colors.json"), "../shared/vectors is absent"))
    func `All 148 colour names mean what browsers show`() throws {
        let table = try Vectors.load("named_colors.json", as: [String: [UInt8]].self)
        #expect(table.count == 148)
        #expect(Set(table.keys) == Set(NamedColors.names))
        for (name, channels) in table {
            let expected = SRGB8(red: channels[0], green: channels[1], blue: channels[2])
            #expect(try Color(parsing: name) == Color(expected), "\(name)")
            #expect(try Color(parsing: name.uppercased()).mapped.rgb == expected, "\(name)")
        }
        Vectors.say(table.count, "named colours")
    }

    @Test func `The keyword transparent is black without opacity`() throws {
        let color = try Color(parsing: "Transparent")
        #expect(color.alpha == 0)
        #expect(color.css == "rgba(0, 0, 0, 0)")
    }

    @Test(arguments: [
        "currentcolor", "currentColor", "CanvasText", "inherit", "initial", "unset", "Highlight",
    ])
    func `A keyword without a fixed value is refused with its own message`(name: String) {
        #expect { try Color(parsing: name) } throws: { error in
            (error as? ColorParsingError)?.message.contains("no fixed value") == true
        }
    }
}
