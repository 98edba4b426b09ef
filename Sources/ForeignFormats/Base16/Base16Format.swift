import Findings
import SourceTrees
import ThemeFormats
import ThemeModel

extension ForeignFormat {
    static let base16 = ForeignFormat(
        name: "base16",
        furtherNames: ["base24"],
        description: FormatDescription(
            name: "base16",
            title: "base16 and base24",
            ending: ".yaml",
            recognition: "most of base00 to base0F"
        ),
        kind: .scheme,
        endings: ["yaml", "yml"],
        recognise: Base16Reader.recognises,
        read: { root, id, _ in Base16Reader.read(root, id: id) },
        unreadColors: UnreadColorSearch(places: ColorPlaces(["palette/*", "base*"])),
        complaints: Complaints(incompleteness: { root in
            Base16Reader.incompleteness(of: root) ?? tinted8(root)
        })
    )

    private static func tinted8(_ root: SourceNode) -> Finding? {
        let system = root["scheme"]?["system"] ?? root["system"]
        guard system?.text == "tinted8", !NativeReader.isNative(root) else { return nil }
        return .unsupported("a tinted8 scheme", at: root.location)
    }
}
