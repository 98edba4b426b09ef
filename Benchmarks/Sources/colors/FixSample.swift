import ColorScience
import Foundation

/// A theme in which one colour may be changed, and fails: links, on two backgrounds in each of two modes.
///
/// All other values stand on two lines each, where no fix changes them.
struct FixSample {
    /// The colour that is written.
    let color: SRGB8
    /// What it lies on, mode by mode: a background and a surface.
    let grounds: [[SRGB8]]
    /// What the program makes of it.
    let answer: Answer

    struct Answer: Decodable {
        let changes: [Change]
        let left: [Left]

        struct Change: Decodable {
            let token, new: String
            let deltaE: Double
        }

        struct Left: Decodable {
            let mode: String
            let pair: Pair
            let required: Double
            let obstacles: [Obstacle]
        }

        struct Pair: Decodable, Hashable {
            let foreground, background: String
        }

        struct Obstacle: Decodable {
            let token, reason: String
            let best: Double?
            let conflicts: [Conflict]
        }

        struct Conflict: Decodable {
            let mode, demand: String
            let required: Double?
        }
    }

    /// The first is the one that the theme itself describes, which has its name from its background.
    var modes: [String] {
        [Contrast.lightness(of: grounds[0][0]) < 50 ? "dark" : "light", "other"]
    }
    static let surfaces = ["background", "surface"]
    static let token = "palette.brand"

    /// Makes a random theme and has it fixed; nil where the program gives no answer.
    init?(_ random: inout SeededGenerator, by program: URL) {
        color = random.color()
        // In every other theme both modes look much the same, so that there is a colour for both more often.
        let isAlike = Bool.random(using: &random)
        let first = random.color()
        let second =
            isAlike
            ? SRGB8(red: first.red ^ 24, green: first.green, blue: first.blue) : random.color()
        grounds = [first, second].map {
            [$0, SRGB8(red: $0.red, green: $0.green ^ 12, blue: $0.blue ^ 40)]
        }
        let yaml = Self.yaml(color, grounds)
        guard let answer = try? Self.fix(yaml, by: program) else { return nil }
        self.answer = answer
    }

    /// What a pair's foreground lies on.
    func ground(of surface: String, in mode: String) -> SRGB8? {
        // A raised surface is like any other where nothing is said of it.
        let column = Self.surfaces.firstIndex(of: surface == "surface-raised" ? "surface" : surface)
        guard let row = modes.firstIndex(of: mode), let column else { return nil }
        return grounds[row][column]
    }

    private static func yaml(_ color: SRGB8, _ grounds: [[SRGB8]]) -> String {
        func roles(_ row: [SRGB8], indent: String) -> String {
            let text = Contrast.ratio(of: .black, on: row[0]) > 4.5 ? SRGB8.black : .white
            return zip(surfaces + ["text"], row + [text]).map { name, color in
                "\(indent)\(name): \"\(color.hex.prefix(4))\\\n\(indent)  \(color.hex.dropFirst(4))\"\n"
            }.joined()
        }
        return "palette: { brand: \"\(color.hex)\" }\ncolors:\n  link: \"{\(token)}\"\n"
            + roles(grounds[0], indent: "  ") + "modes:\n  other:\n    colors:\n"
            + roles(grounds[1], indent: "      ")
    }

    private static func fix(_ yaml: String, by program: URL) throws -> Answer {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "fixes-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(
            at: folder.appending(path: "themes"),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(yaml.utf8).write(to: folder.appending(path: "themes/sample.yml"))
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = ["fix", "--format", "json", "--quiet", "--project", folder.path]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(Answer.self, from: data)
    }
}
