import Findings

/// Files of a project's templates that nothing asks for, and whose names are nearly those of built-in ones.
///
/// One that is nearly nobody's name may be meant as it is, and is for the project to know.
struct MisspeltTemplates {
    private let files: [String: TemplateFile]
    /// The partials that templates include.
    private let included: Set<String>

    /// Looks at all files, with the partials that some of them include.
    init(_ files: [String: TemplateFile], included: Set<String>) {
        self.files = files
        self.included = included
    }

    /// What is wrong with the names of a project's own files.
    func findings(in overrides: [String: TemplateFile]) -> [Finding] {
        overrides.keys.sorted().compactMap { name in
            guard TemplateSet.builtIn[name] == nil, let file = overrides[name] else { return nil }
            let stem = Self.stem(of: name)
            guard let guess = closestMatch(to: stem ?? name, among: Self.builtInNames(isTemplate: stem != nil)) else {
                return nil
            }
            if let stem { return included.contains(stem) ? nil : finding("no template includes", stem, guess, file) }
            return isNamed(name) ? nil : finding("no template asks for", name, guess, file)
        }
    }

    /// Whether the text of any other file has the name of an asset in it.
    private func isNamed(_ asset: String) -> Bool {
        files.contains { $0.key != asset && $0.value.text.contains(asset) }
    }

    private func finding(_ verb: String, _ name: String, _ guess: String, _ file: TemplateFile) -> Finding {
        Finding(
            .unusedTemplate, .warning, "\(verb) '\(name)'", help: didYouMean(guess),
            at: SourceLocation(file: file.location))
    }

    /// The name of a template without its ending; nil for an asset.
    private static func stem(of name: String) -> String? {
        name.hasSuffix(".mustache") ? String(name.dropLast(9)) : nil
    }

    private static func builtInNames(isTemplate: Bool) -> [String] {
        let names = TemplateSet.builtIn.keys.filter { $0 != "README.md" }
        return isTemplate ? names.compactMap(stem) : names.filter { stem(of: $0) == nil }
    }
}
