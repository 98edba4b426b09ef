import Foundation
import Testing

@testable import ColorScience

@Suite("Color as data")
struct ColorCodableTests {
    @Test(
        "A colour that is encoded and decoded is the same to the last bit, with the same CSS",
        arguments: [
            "#0b1f3a", "#0b1f3a80", "red", "rgb(10.5% 20% 30% / 0.3)", "hsl(200.123 40% 50%)",
            "hwb(20 10% 15%)",
            "lab(51.123456789 12.3456789 -80.1)", "lch(50 none 20)", "oklab(0.123456789 0.1 -0.1)",
            "oklch(70% 0.4 30 / none)", "color(display-p3 1.2 -0.1 0.3)",
            "color(xyz-d50 0.1 0.2 0.3)",
            "color(prophoto-rgb 0.1 none 0.3)", "color(srgb 1 1 1)",
        ]
    )
    func roundTrip(_ text: String) throws {
        let color = try Color(parsing: text)
        let again = try JSONDecoder().decode(Color.self, from: JSONEncoder().encode(color))
        #expect(again == color)
        #expect(again.css == color.css)
    }

    @Test(
        "Data that is no colour is refused",
        arguments: [
            #"{"space":"cmyk","components":[0,0,0],"missing":0,"alpha":1,"isLegacy":false}"#,
            #"{"space":"srgb","components":[0,0],"missing":0,"alpha":1,"isLegacy":false}"#,
            #"{"space":"srgb","components":[0,0,0],"alpha":1}"#, #""red""#,
        ]
    )
    func refusal(_ json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Color.self, from: Data(json.utf8))
        }
    }

    @Test("A decoded alpha beyond 1 is clamped, as in CSS")
    func clamping() throws {
        let json = #"{"space":"srgb","components":[0,0,0],"missing":0,"alpha":7,"isLegacy":false}"#
        #expect(try JSONDecoder().decode(Color.self, from: Data(json.utf8)).alpha == 1)
    }
}
