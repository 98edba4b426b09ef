import Findings
import Foundation
import ThemeFormats
import ThemeModel

/// A theme file in memory.
enum SampleFile {
    static func read(_ text: String, _ file: String) -> (document: ThemeDocument?, findings: [Finding]) {
        ThemeReader.read(Data(text.utf8), file: file)
    }
}
