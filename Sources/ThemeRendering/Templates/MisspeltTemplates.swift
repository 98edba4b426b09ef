import Findings
import SourceText

/// Finds unused template files whose names resemble built-in ones.
struct MisspeltTemplates {
    private let files: [String: TemplateFile]
    private let included: Set<String>

    init(_ files: [String: TemplateFile], included: Set<String>) {
        self.files = files
        self.included = included
    }

    func findings(in overrides: [String: TemplateFile]) -> [Finding] {
        overrides.sorted { $0.key < $1.key }.compactMap { name, file in
            guard TemplateSet.builtIn[name] == nil else { return nil }
            let stem = Self.stem(of: name)
            guard
                let guess = closestMatch(
                    to: stem ?? name,
                    among: Self.builtInNames(isTemplate: stem != nil)
                )
            else {
                return nil
            }
            if let stem {
                return included.contains(stem)
                    ? nil : finding("no template includes", stem, guess, file)
            }
            return isNamed(name) ? nil : finding("no template asks for", name, guess, file)
        }
    }

    private func isNamed(_ asset: String) -> Bool {
        files.contains { $0.key != asset && $0.value.text.contains(asset) }
    }

    private func finding(_ verb: String, _ name: String, _ guess: String, _ file: TemplateFile)
        -> Finding
    {
        Finding(
            .unusedTemplate,
            .warning,
            "\(verb) '\(name)'",
            help: didYouMean(guess),
            at: SourceLocation(file: file.location)
        )
    }

    private static func stem(of name: String) -> String? {
        name.hasSuffix(".mustache") ? String(name.dropLast(9)) : nil
    }

    private static func builtInNames(isTemplate: Bool) -> [String] {
        let names = TemplateSet.builtIn.keys.filter { $0 != "README.md" }
        return isTemplate ? names.compactMap(stem) : names.filter { stem(of: $0) == nil }
    }
}
