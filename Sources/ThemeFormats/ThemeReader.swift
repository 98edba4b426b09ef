package import Findings
package import ThemeModel

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Reads a theme file of any format that we know, which it tells by the content.
package enum ThemeReader {
    /// The largest theme file that is read, in bytes.
    package static let sizeLimit = 4 << 20

    /// The document in a file, if there is one, and what is wrong with it.
    ///
    /// Never throws: bad input is a finding.
    package static func read(_ bytes: Data, file: String) -> (document: ThemeDocument?, findings: [Finding]) {
        let place = SourceLocation(file: file)
        func unreadable(_ message: String, help: String, at location: SourceLocation? = nil) -> (
            ThemeDocument?, [Finding]
        ) {
            (nil, [Finding(.unreadableFile, .error, message, help: help, at: location ?? place)])
        }
        guard bytes.count <= sizeLimit else {
            return unreadable(
                "the file is larger than \(sizeLimit >> 20) MiB", help: "a theme is a small text file: is this one?")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return unreadable(
                "the file is not UTF-8 text", help: "save it with the encoding UTF-8",
                at: SourceLocation(file: file, ofInvalidUTF8In: bytes))
        }
        let root: SourceNode?
        do throws(YAMLParsingError) {
            root = try YAMLParser.parse(text, file: file)
        } catch {
            if let finding = ForeignFormat.finding(aboutUnreadable: text, file: file) { return (nil, [finding]) }
            return unreadable(
                "the file cannot be read as YAML: \(error.message)", help: error.help, at: error.location)
        }
        guard let root, !root.isNull else {
            return unreadable("the file is empty", help: "begin with 'colors:' and give it 'background' and 'text'")
        }
        let id = themeID(of: file)
        if Base16Reader.recognises(root) { return Base16Reader.read(root, id: id) }
        if let finding = Base16Reader.incompleteness(of: root) { return (nil, [finding]) }
        if let finding = ForeignFormat.finding(about: root) { return (nil, [finding]) }
        return NativeReader.read(root, id: id)
    }

    /// The id that a file's name gives its theme: without folder and endings, in lower case.
    ///
    /// It is cut between bytes, as the system has it.
    package static func themeID(of file: String) -> String {
        let name = file.utf8.split(separator: UInt8(ascii: "/")).last ?? file.utf8[...]
        let stem = name.split(separator: UInt8(ascii: ".")).first ?? name[name.endIndex...]
        return ThemeDocument(id: String(Substring(stem))).id
    }
}
