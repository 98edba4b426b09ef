import SourceTrees
import ThemeFormats

extension ForeignFormat {
    static let assetCatalog = ForeignFormat(
        name: "xcassets",
        description: FormatDescription(
            name: "xcassets",
            title: "asset catalog of Xcode",
            ending: ".xcassets",
            recognition: "a folder with .colorset in it"
        ),
        filesThatBelongTogether: [
            .folder(
                ThemeFolder(
                    path: catalog,
                    isPart: { $0.hasSuffix("Contents.json") },
                    read: AssetCatalogReader.read
                )
            )
        ],
        edit: ColorEditing(composed: [CatalogColor.self]),
        complaints: Complaints(incompleteness: { root in
            guard root["info"]?["author"]?.text == "xcode", !NativeReader.isNative(root) else {
                return nil
            }
            return .unsupported("a part of an Xcode asset catalog", at: root.location)
        })
    )

    /// The asset catalog that a file is in, or that the path is; nil for any other.
    @Sendable private static func catalog(of path: String) -> String? {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        let ending = ".xcassets"
        let index = names.firstIndex { name in
            name.hasSuffix(ending) && name.utf8.count > ending.utf8.count
        }
        guard let index else { return nil }
        return names[...index].joined(separator: "/")
    }
}
