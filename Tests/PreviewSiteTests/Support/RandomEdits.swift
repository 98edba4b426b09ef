import Foundation
import TestSupport

/// Changes to a project and its site such as people, editors and other programs make.
struct RandomEdits {
    private let folder: TemporaryFolder
    private var random: SeededGenerator

    init(_ folder: TemporaryFolder, seed: UInt64) {
        self.folder = folder
        random = SeededGenerator(seed: seed)
    }

    /// Makes up to three changes; returns what they were.
    mutating func next() -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in change() }.joined(separator: ", ")
    }

    private mutating func change() -> String {
        switch Int.random(in: 0..<17, using: &random) {
        case 0:
            write("colors: { background: white, text: '\(color())' }", to: "themes/\(name()).yml")
        case 1:
            write(
                "name: N\(number())\ncolors: { background: black, text: white }",
                to: "themes/\(name()).yml"
            )
        case 2: write("extends: base\ncolors: { link: '\(color())' }", to: "themes/\(name()).yml")
        case 3:
            write(
                "name: Base \(number())\ncolors: { background: white, text: '\(color())' }",
                to: "themes/base.yml"
            )
        case 4: remove("themes/\(name()).yml")
        case 5: move("themes/\(name()).yml", to: "themes/\(name()).yml")
        case 6:
            write(
                "# T\(number())\n\n## H\(part())\n\n[b](\(name()).md#h\(part())) [c](#h\(part())) ![p](p.png)\n"
                    + "<p style='color: var(--color-\(name()))'>\(number())</p>\n",
                to: "docs/\(name()).md"
            )
        case 7:
            write(
                "---\norder: \(number())\ndescription: D\(number())\n---\n# A\n\n[b](../\(name()).md#h\(part()))\n",
                to: "docs/deep/\(name()).md"
            )
        case 8: remove("docs/\(name()).md")
        case 9 where number() < 4:
            write("markdown: { rawHTML: true }\ndownloads: none", to: "themepreview.yml")
        case 9: move("docs/\(name()).md", to: "docs/deep/\(name()).md")
        case 10: write("png \(number())", to: "docs/p.png")
        case 11:
            write(
                "title: Shop \(number())\ncss: { prefix: p\(number()) }\ndownloads: [kitty, shadcn]",
                to: "themepreview.yml"
            )
        case 12: write("<p>{{siteTitle}} \(number())</p>", to: "templates/footer.mustache")
        case 13: remove("templates/footer.mustache")
        case 14: alterSite()
        case 15:
            write(
                "/* pair: link on surface as \(["body", "h1"][number() % 2]) */",
                to: "templates/mine.css"
            )
        default: remove("site")
        }
    }

    private mutating func alterSite() -> String {
        // Without its manifest, or with a broken one, the folder is nobody's, and no build touches it.
        let files = folder.files().filter {
            $0.hasPrefix("site/") && !$0.hasSuffix("build-manifest.json")
        }
        guard let file = files.randomElement(using: &random) else { return "nothing" }
        let text = folder.text(of: file) ?? ""
        switch number() % 3 {
        case 0: return remove(file)
        case 1: return write(String(text.reversed()), to: file)
        default: return write(text, to: file)
        }
    }

    private mutating func number() -> Int { Int.random(in: 0..<9, using: &random) }

    private mutating func part() -> Int { number() / 3 }

    private mutating func name() -> String {
        ["a", "b", "c", "night", "brand"][Int.random(in: 0..<5, using: &random)]
    }

    private mutating func color() -> String { "#\(number())\(number())\(number())" }

    private func write(_ text: String, to file: String) -> String {
        do { try folder.write(text, to: file) } catch { return "no \(file)" }
        return "write \(file)"
    }

    private func remove(_ file: String) -> String {
        try? FileManager.default.removeItem(atPath: "\(folder.path)/\(file)")
        return "remove \(file)"
    }

    private func move(_ file: String, to target: String) -> String {
        try? FileManager.default.createDirectory(
            atPath: "\(folder.path)/docs/deep",
            withIntermediateDirectories: true
        )
        try? FileManager.default.moveItem(
            atPath: "\(folder.path)/\(file)",
            toPath: "\(folder.path)/\(target)"
        )
        return "move \(file) to \(target)"
    }
}
