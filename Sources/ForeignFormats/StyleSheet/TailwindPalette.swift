import SourceTrees
import ThemeModel

/// The colours that Tailwind CSS has where a style sheet imports it and sets no others.
enum TailwindPalette {
    /// By custom property, as in `--color-sky-500`.
    static let colors: [String: String] = {
        let text = EmbeddedMappings.files["tailwind.yml"] ?? ""
        let root = try? YAMLParser.parse(text, file: "tailwind.yml")
        let steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
        var colors = ["--color-black": "#000", "--color-white": "#fff"]
        for (hue, values) in root?["tailwind"]?.pairs ?? [] {
            for (step, value) in zip(steps, values.items) {
                let parts = (value.text ?? "").split(separator: " ")
                guard let name = hue.text, parts.count == 3 else { continue }
                colors["--color-\(name)-\(step)"] = "oklch(\(parts[0])% \(parts[1]) \(parts[2]))"
            }
        }
        return colors
    }()

    static func isImported(in root: SourceNode) -> Bool {
        let imports = root["$imports"]?.texts ?? []
        return imports.contains { statement in
            statement.contains("\"tailwindcss") || statement.contains("'tailwindcss")
        }
    }
}
