import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import SourceTrees
@testable import ThemeFormats

@Suite("A property list of iTerm2", .timeLimit(.minutes(5)))
struct PropertyListTests {
    /// A binary list: `Background Color` and others in sRGB, `Ansi 2 Color` without a space.
    private static let base64 = """
        YnBsaXN0MDDWAQIDBAUGBw4SExUXXEFuc2kgMCBDb2xvclxBbnNpIDEgQ29sb3JcQW5zaSAyIENvbG9yXxAQQmFja2
        dyb3VuZCBDb2xvcl8QEEZvcmVncm91bmQgQ29sb3JmAE4AYQBtAGUAIADp1AgJCgsMDQwMXkJsdWUgQ29tcG9uZW50
        W0NvbG9yIFNwYWNlXxAPR3JlZW4gQ29tcG9uZW50XVJlZCBDb21wb25lbnQQAFRzUkdC1AgJCgsPDRARIz/gAAAAAA
        AAIz/QAAAAAAAAEAHTCAoLDw8P1AgJCgsUDRQUIwAAAAAAAAAA1AgJCgsWDRYWIz/pmZmZmZmaYQD8AAgAFQAiAC8A
        PABPAGIAbwB4AIcAkwClALMAtQC6AMMAzADVANcA3gDnAPAA+QECAAAAAAAAAgEAAAAAAAAAGAAAAAAAAAAAAAAAAA
        AAAQU=
        """
    private static let binary =
        Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data()

    private static func read(_ bytes: Data) -> ReadThemes {
        ThemeReader.read(bytes, file: "themes/a.itermcolors")
    }

    private static func hex(_ slot: String, in document: ThemeDocument) -> String? {
        guard case .literal(let color)? = document.appearance.palette[slot]?.value.source else {
            return nil
        }
        return color.clipped.rgb.hex
    }

    @Test func `A binary list is read as its twin in XML, with the byte of each value`() throws {
        let (documents, findings) = Self.read(Self.binary)
        let document = try #require(documents.first)
        #expect(findings.isEmpty && document.format == "iterm2")
        #expect(Self.hex("background", in: document) == "#000000")
        #expect(Self.hex("text", in: document) == "#cccccc")
        #expect(Self.hex("ansi.1", in: document) == "#ff4080")
        #expect(Self.hex("ansi.2", in: document) == "#929292")
        let place = try #require(document.appearance.palette["ansi.1"]?.location)
        #expect(place.line == 1 && Self.binary[place.column - 1] == 0xD4)
    }

    @Test func `A binary list has texts in both encodings`() throws {
        let root = try BinaryPropertyListParser.parse(Array(Self.binary), file: "a")
        #expect(root["Name é"]?.text == "ü")
    }

    @Test func `A binary list that is cut off or changed is read or refused, and never traps`() {
        let bytes = Array(Self.binary)
        for count in bytes.indices {
            let read = Self.read(Data(bytes.prefix(count)))
            #expect(read.documents.isEmpty && !read.findings.isEmpty, "\(count) bytes")
        }
        var broken = 0
        for index in bytes.indices.dropFirst(8) {
            for value in [0x00, 0x0F, 0x1F, 0x7F, 0xDF, 0xFF] as [UInt8] {
                var changed = bytes
                changed[index] = value
                let read = Self.read(Data(changed))
                #expect(!read.documents.isEmpty || !read.findings.isEmpty)
                if read.documents.isEmpty { broken += 1 }
            }
        }
        #expect(broken > 50)
    }

    /// A list of one array that holds itself `count` times.
    private static func circle(_ count: UInt8) -> [UInt8] {
        let references = [UInt8](repeating: 0, count: Int(count))
        let head = Array("bplist00".utf8) + [0xA0 | count] + references
        var trailer = [UInt8](repeating: 0, count: 32)
        trailer[6] = 1
        trailer[7] = 1
        trailer[15] = 1
        trailer[31] = UInt8(head.count)
        return head + [8] + trailer
    }

    @Test(arguments: [1, 2, 14] as [UInt8])
    func `A binary list that holds itself is refused`(count: UInt8) {
        #expect(throws: SyntaxError.self) {
            try BinaryPropertyListParser.parse(Self.circle(count), file: "a")
        }
    }

    private static func list(_ colors: [(key: String, space: String?, channels: [Double])]) -> Data
    {
        var text = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n"
        for (key, space, channels) in colors {
            text += "<key>\(key)</key><dict>"
            for (name, channel) in zip(["Red", "Green", "Blue"], channels) {
                text += "<key>\(name) Component</key><real>\(channel)</real>"
            }
            if let space { text += "<key>Color Space</key><string>\(space)</string>" }
            text += "</dict>\n"
        }
        return Data((text + "</dict></plist>\n").utf8)
    }

    @Test(
        arguments: [
            (nil, "#929292"), ("Calibrated", "#929292"), ("Generic", "#929292"),
            ("sRGB", "#808080"), ("P3", "#808080"),
        ] as [(String?, String)]
    )
    func `A colour without a space is in Generic RGB, as iTerm2 takes it`(
        space: String?,
        hex: String
    ) throws {
        let bytes = Self.list([
            ("Ansi 0 Color", space, [0.5, 0.5, 0.5]), ("Background Color", "sRGB", [0, 0, 0]),
        ])
        let document = try #require(Self.read(bytes).documents.first)
        #expect(Self.hex("ansi.0", in: document) == hex)
    }

    @Test(arguments: ["Calibrated", "sRGB", "P3"])
    func `A colour that is changed is read as the new one, in the space of the old one`(
        space: String
    ) throws {
        let bytes = Self.list([
            ("Ansi 0 Color", space, [0.2, 0.3, 0.4]), ("Background Color", "sRGB", [0, 0, 0]),
        ])
        let document = try #require(Self.read(bytes).documents.first)
        let place = try #require(document.appearance.palette["ansi.0"]?.location)
        let theme = try #require(ThemeText(bytes, file: "themes/a.itermcolors"))
        let rgb = SRGB8(red: 97, green: 160, blue: 201)
        let changed = try #require(theme.replacing([ValueEdit(at: place, color: rgb)]))
        let twin = try #require(Self.read(changed.bytes).documents.first)
        #expect(Self.hex("ansi.0", in: twin) == rgb.hex)
        #expect(String(decoding: changed.bytes, as: UTF8.self).contains(">\(space)<"))
    }

    @Test(
        arguments: [
            ("sRGB", [0, 0.35916, 0.73424]), ("Calibrated", [0.02302, 0.27, 0.67801]),
            ("P3", [0.14513, 0.35334, 0.70933]),
        ] as [(String, [Double])]
    )
    func `The blue of links that iTerm2 writes for everybody is left out, with a note`(
        space: String,
        blue: [Double]
    ) throws {
        let bytes = Self.list([
            ("Ansi 0 Color", "sRGB", [0, 0, 0]), ("Ansi 4 Color", "sRGB", [0.4, 0.6, 1]),
            ("Background Color", "sRGB", [0, 0, 0]), ("Foreground Color", "sRGB", [1, 1, 1]),
            ("Link Color", space, blue),
        ])
        let (documents, findings) = Self.read(bytes)
        let theme = try #require(documents.first?.resolve().theme)
        #expect(theme.defaultMode[.link]?.display.css == "#6699ff")
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.first?.location?.line == 7)
    }

    @Test func `Another colour of links is the author's`() throws {
        let bytes = Self.list([
            ("Ansi 0 Color", "sRGB", [0, 0, 0]), ("Background Color", "sRGB", [0, 0, 0]),
            ("Foreground Color", "sRGB", [1, 1, 1]), ("Link Color", "sRGB", [0, 0.4, 0.8]),
        ])
        let (documents, findings) = Self.read(bytes)
        let theme = try #require(documents.first?.resolve().theme)
        #expect(findings.isEmpty && theme.defaultMode[.link]?.display.css == "#0066cc")
    }
}
