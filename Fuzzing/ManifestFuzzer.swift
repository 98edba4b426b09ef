import ThemeRendering

@testable import PreviewSite

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads each input as a manifest; it lists only paths that a build could write, and is written and read as itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let manifest = BuildManifest(Data(UnsafeBufferPointer(start: bytes, count: count))) else {
        return 0
    }
    for path in manifest.files.keys { judge(path.description) }
    expect(
        BuildManifest(Data(manifest.bytes)) == manifest,
        "what is written is read as another manifest"
    )
    return 0
}

private let top: Set<[UInt8]> = Set(
    [
        "index.html", "contrast.html", "compare.html", "decide.html", "sitemap.xml",
        "changes.html", "changes.css", "changes.svg", "miniatures.css", "levels.js",
        "themes.css", "themes.json", "contrast.json",
    ].map { Array($0.utf8) }
)

/// Byte by byte, as the system reads a path.
private func judge(_ path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(
        Array.init
    )
    for part in parts {
        expect(
            !part.isEmpty && part.first != UInt8(ascii: "."),
            "'\(path)' has a hidden or empty part"
        )
        expect(
            part.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") },
            "'\(path)' has a control byte"
        )
    }
    let folders = ["themes", "assets", "r"].map { Array($0.utf8) }
    expect(
        parts.count > 1 ? folders.contains(parts[0]) : top.contains(parts[0]),
        "no build writes '\(path)'"
    )
}
