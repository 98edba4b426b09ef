import Findings
import SourceText
import ThemeRendering

extension SourceFile {
    var template: (file: TemplateFile?, findings: [Finding]) {
        func unreadable(_ message: String, help: String, at location: SourceLocation) -> (
            TemplateFile?, [Finding]
        ) {
            (nil, [Finding(.unreadableFile, .error, message, help: help, at: location)])
        }
        if let problem { return (nil, [problem.finding(.unreadableFile, .error, file: label)]) }
        guard bytes.count <= TextFile.sizeLimit else {
            let message = "the template is larger than \(TextFile.sizeLimit >> 20) MiB"
            return unreadable(
                message,
                help: "split it into several files",
                at: SourceLocation(file: label)
            )
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return unreadable(
                "the template is not UTF-8 text",
                help: "save it with the encoding UTF-8",
                at: SourceLocation(file: label, ofInvalidUTF8In: bytes)
            )
        }
        return (TemplateFile(text: text, location: label), [])
    }
}
