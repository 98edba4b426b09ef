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

private let kinds: [(kind: ThemeSource.Kind, names: [String])] = [
    (.single, ["t/a.json", "t/b.json", "t/c.tmTheme", "d.json"]),
    (.together("modes"), ["t/a.tokens.json", "t/a.dark.tokens.json", "t/a.light-hc.tokens.json"]),
    (.together("tokens"), ["t/light.json", "t/dark.json", "t/p.json", "t/x.yml"]),
    (
        .together("xcassets"),
        [
            "A.xcassets", "A.xcassets/x.colorset/Contents.json",
            "A.xcassets/text.colorset/Contents.json",
        ]
    ),
]

/// Reads each input as a theme of several files, which NUL divides; the first byte chooses how they are one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: bytes, count: count)
    guard let first = bytes.first else { return 0 }
    let (kind, names) = kinds[Int(first) % kinds.count]
    let parts = bytes.dropFirst().split(
        separator: 0,
        maxSplits: names.count - 1,
        omittingEmptySubsequences: false
    )
    _ = SiblingFiles.tokenFiles.sets(of: zip(names, parts).map { ($0, Data($1)) })
    var source = ThemeSource(names[0], Data(parts[0]), kind: kind)
    for (name, part) in zip(names, parts).dropFirst() { source.others[name] = Data(part) }
    for path in ThemeReader.references(in: source.bytes, file: source.file) {
        expect(
            !path.hasPrefix("/") && !path.split(separator: "/").contains(".."),
            "a path that leads out: \(path)"
        )
    }
    let (documents, findings) = ThemeReader.read(source)
    expect(
        !documents.isEmpty || findings.contains { $0.severity == .error },
        "no theme, and nothing is said of it"
    )
    for finding in findings {
        expect(
            finding.location.map { names.contains($0.file) } ?? true,
            "a place elsewhere: \(finding)"
        )
    }
    for document in documents {
        _ = document.resolve()
        _ = RoleProposal(for: document)
        _ = try? document.yaml
    }
    expect(Set(documents.map(\.id)).count == documents.count, "two themes of one id")
    return 0
}
