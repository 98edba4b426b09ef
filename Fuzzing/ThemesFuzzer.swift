import Findings
import TestSupport
import ThemeModel

@testable import ThemeFormats

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

private let file = "themes/a.yml"

/// Reads each input as a theme file; what is read is written, and read back as itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Data(UnsafeBufferPointer(start: bytes, count: count))
    let (document, findings) = ThemeReader.read(bytes, file: file)
    expect(document != nil || findings.contains { $0.severity == .error }, "no theme, and nothing is said of it")
    judge(findings, lines: bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 3)
    guard var document else { return 0 }
    document.format = "native"
    if let yaml = try? document.yaml { judge(yaml, of: document) }
    if let json = try? document.json { judge(String(decoding: json, as: UTF8.self), of: document) }
    let (theme, problems) = document.resolve()
    expect(theme != nil || !problems.isEmpty || document.base != nil, "not resolved, and nothing is said of it")
    return 0
}

private func judge(_ findings: [Finding], lines: Int) {
    for finding in findings {
        expect(!finding.message.isEmpty, "a finding says nothing")
        guard let location = finding.location else { preconditionFailure("no place: \(finding)") }
        expect(location.file == file, "another file: \(location)")
        expect((0...lines).contains(location.line), "line \(location) of \(lines)")
    }
}

private func judge(_ text: String, of document: ThemeDocument) {
    let (copy, findings) = ThemeReader.read(Data(text.utf8), file: file)
    let errors = findings.filter { $0.severity == .error }
    expect(errors.isEmpty, "what is written is not read: \(errors)\n\(text)")
    expect(copy?.unlocated == document.unlocated, "what is written is read as another theme:\n\(text)")
}
