import Findings
import ThemeFormats
import ThemeModel

extension SourceFile {
    /// The theme in the file, if there is one, and what is wrong with it.
    var theme: (document: ThemeDocument?, findings: [Finding]) {
        if let problem { return (nil, [problem.finding(.unreadableFile, .error, file: label)]) }
        return ThemeReader.read(bytes, file: label)
    }
}
