import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("A colour that is written and not understood")
struct WrittenColorRuleTests {
    @Test func `Every format has a sample`() {
        let formats = Set(FormatSample.all.map(\.format))
        #expect(Set(FormatSet.builtIn.names).subtracting(formats).isEmpty)
        #expect(formats.isSubset(of: FormatSet.builtIn.names))
    }

    @Test(arguments: FormatSample.all)
    func `A sample without a mistake is read as its format without errors`(
        sample: FormatSample
    ) throws {
        let values = [
            "xcassets": "0.5", "xcode": "0.5 0.6 0.7 1", "iterm2": "0.5", "konsole": "90,100,110",
            "foot": "707070", "jetbrains": "707070", "base16": "707070", "base24": "707070",
        ]
        let (documents, findings) = sample.read(with: values[sample.format] ?? "#707070")
        let document = try #require(documents.first, "\(findings)")
        #expect(document.format == sample.format)
        #expect(findings.filter { $0.severity != .note } == [])
        let color = try #require(document.resolve().theme?.defaultMode.colors[sample.role])
        #expect(color.isKnown || sample.format == "xcassets")
    }

    @Test(
        arguments: FormatSample.all,
        ["#50505", "grayisch", "hls(0 0% 50%)", "#1234567", "rgb(1 2"]
    )
    func `A colour with a mistake is unknown in every format, and an error names its line`(
        sample: FormatSample,
        value: String
    ) throws {
        let (documents, findings) = sample.read(with: value)
        let document = try #require(documents.first, "\(findings)")
        let color = try #require(document.resolve().theme?.defaultMode.colors[sample.role])
        #expect(!color.isKnown, "\(sample.format): \(sample.role)")
        let errors = findings.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == [.invalidColor])
        #expect(errors.first?.location?.file == sample.file && errors.first?.help != nil)
    }
}
