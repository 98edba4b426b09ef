#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A page, a template or a configuration.
package enum TextFile {
    /// In bytes; a larger file is not read.
    package static let sizeLimit = 16 << 20
}

extension String {
    /// Decodes UTF-8; an error names the file by its `label`.
    init(_ bytes: Data, of label: String) throws(LoadingError) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .missing(
                "cannot read '\(label)': it is not UTF-8 text",
                help: "save it with the encoding UTF-8"
            )
        }
        self = text
    }
}
