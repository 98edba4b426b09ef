import Findings
import SourceText
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads each input as a style sheet.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: bytes, count: count)
    let (documents, findings) = ThemeReader.read(Data(bytes), file: "a.css")
    expect(
        !documents.isEmpty || findings.contains { $0.severity == .error },
        "no theme, and nothing is said of it"
    )
    for document in documents {
        let (theme, _) = document.resolve()
        for mode in theme?.modes ?? [] {
            expect(mode.palette.names.allSatisfy(TokenName.isValid), "a name that CSS cannot have")
        }
        _ = try? document.yaml
    }
    expect(Set(documents.map(\.id)).count == documents.count, "two themes of one id")
    return 0
}
