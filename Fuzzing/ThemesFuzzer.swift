import Findings
import SourceText
import TestSupport
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

private let file = "themes/a.yml"

/// Reads each input as a theme file; what is read without an error is written, and read back as itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Data(UnsafeBufferPointer(start: bytes, count: count))
    let (documents, findings) = ThemeReader.read(bytes, file: file)
    expect(
        !documents.isEmpty || findings.contains { $0.severity == .error },
        "no theme, and nothing is said of it"
    )
    // YAML 1.1 ends lines at NEL, LS and PS too.
    let breaks = String(decoding: bytes, as: UTF8.self).unicodeScalars.count {
        "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0)
    }
    judge(findings, lines: breaks + 3)
    guard var document = documents.first else { return 0 }
    let isFaultless = !findings.contains { $0.severity == .error }
    document.format = "native"
    if isFaultless, let yaml = try? document.yaml {
        judge(ThemeReader.read(Data(yaml.utf8), file: file), of: document, yaml)
    }
    if isFaultless, let json = try? document.json {
        // Unlike a file, JSON alone has its id in it.
        judge(
            ThemeReader.read(json, file: file, id: nil),
            of: document,
            String(decoding: json, as: UTF8.self)
        )
    }
    let (theme, problems) = document.resolve()
    let isExplained = (findings + problems).contains { $0.severity == .error }
    expect(
        theme != nil || isExplained || document.base != nil,
        "not resolved, and nothing is said of it"
    )
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

private func judge(
    _ copy: (documents: [ThemeDocument], findings: [Finding]),
    of document: ThemeDocument,
    _ text: String
) {
    let errors = copy.findings.filter { $0.severity == .error }
    expect(errors.isEmpty, "what is written is not read: \(errors)\n\(text)")
    expect(
        copy.documents.first?.unlocated == document.unlocated,
        "what is written is read as another theme:\n\(text)"
    )
}
