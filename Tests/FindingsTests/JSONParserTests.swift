import Findings
import Testing

@Suite("A number in JSON")
struct JSONParserTests {
    @Test(arguments: ["0", "-0", "7", "-12", "0.5", "10.25", "1e3", "1E+3", "2.5e-3", "0e0"])
    func `is one by the grammar of RFC 8259`(text: String) throws {
        guard case .number(let number) = try JSONParser.parse(text, file: "").content else {
            Issue.record("'\(text)' is no number")
            return
        }
        #expect(number == Double(text))
    }

    @Test(arguments: [
        "0X1", "0x1", "-0X1p3", "01", "-", "1.", ".5", "1e", "1e+", "+1", "1.5.2", "inf", "-inf", "nan", "-nan", "1_0",
        "1e999", "0b1",
    ])
    func `is nothing else`(text: String) {
        #expect(throws: JSONParsingError.self) { try JSONParser.parse(text, file: "") }
    }
}
