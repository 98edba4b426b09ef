import Findings
import SourceText
import ThemeRendering

extension SourceFile {
    /// The template in the file; nil with a finding if it cannot be read.
    var template: (file: TemplateFile?, findings: [Finding]) {
        if let problem {
            return (nil, [problem.finding(.unreadableFile, .error, file: label)])
        }
        guard bytes.count <= TextFile.sizeLimit else {
            let finding = Finding(
                .unreadableFile,
                .error,
                "the template is larger than \(TextFile.sizeLimit >> 20) MiB",
                help: "split it into several files",
                at: SourceLocation(file: label)
            )
            return (nil, [finding])
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            let finding = Finding(
                .unreadableFile,
                .error,
                "the template is not UTF-8 text",
                help: "save it with the encoding UTF-8",
                at: SourceLocation(file: label, ofInvalidUTF8In: bytes)
            )
            return (nil, [finding])
        }
        return (TemplateFile(text: text, location: label), [])
    }
}
