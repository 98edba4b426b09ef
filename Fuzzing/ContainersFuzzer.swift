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

private let files = [
    "a.toml", "a.conf", "a.itermcolors", "a.json", "a", "a.Xresources", "a.sublime-color-scheme",
    "a.xml", "a.ts",
]

/// Reads each input as a file of a container, which the first byte chooses.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: bytes, count: count)
    guard let first = bytes.first else { return 0 }
    let file = files[Int(first) % files.count]
    let (documents, findings) = ThemeReader.read(Data(bytes.dropFirst()), file: file)
    expect(
        !documents.isEmpty || findings.contains { $0.severity == .error },
        "no theme, and nothing is said of it"
    )
    for finding in findings { expect(finding.location?.file == file, "no place: \(finding)") }
    for document in documents {
        expect(!document.id.isEmpty, "a theme without an id")
        _ = document.resolve()
        _ = try? document.yaml
    }
    expect(Set(documents.map(\.id)).count == documents.count, "two themes of one id")
    return 0
}
