import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Reads colour resources of Android, those of `values` and what the file of that name in `values-night` changes.
struct AndroidReader {
    private typealias Condition = ConditionedAppearances.Condition

    private var appearances = ConditionedAppearances()
    /// The places in the theme of the colours that a reference may name.
    private var places: [String: String] = [:]
    private var colors = ForeignColors("Android")

    static func recognises(_ root: SourceNode) -> Bool { !colors(of: root).isEmpty }

    static func read(_ root: SourceNode, id: String?, among files: OtherFiles) -> ReadThemes {
        var reader: AndroidReader = AndroidReader()
        var findings: [Finding] = []
        let file = root.location.file
        var sets = [(colors(of: root), isNight(file))]
        do throws(OtherFiles.Problem) {
            if let night = night(of: file) {
                sets.append((colors(of: try files.root(of: night, from: file)), true))
            }
        } catch {
            if case .unreadable(let finding) = error { findings.append(finding) }
        }
        for (colors, _) in sets { for (name, _) in colors { reader.place(name) } }
        for (colors, isNight) in sets {
            for (name, value) in colors { reader.set(name, to: value, isNight: isNight) }
        }
        var document = ThemeDocument(
            id: id ?? "colors",
            format: "android",
            location: SourceLocation(file: file, line: 1, column: 1)
        )
        reader.appearances.fill(&document)
        if isNight(file), let night = document.modes["dark"] {
            document.appearance = night
            document.modes = [:]
        } else if document.modes.isEmpty {
            document.appearance.scheme = nil
        }
        // The names of Material are those of the system's own themes.
        let proposal = RoleProposal(for: document).flatMap { $0.title == "Material" ? $0 : nil }
        if let proposal { findings.append(.guessedRoles(proposal, at: document.location)) }
        return ([proposal?.guessed(in: document) ?? document], findings + reader.colors.findings)
    }

    /// The colours of a file, which stand in `<color>` or in `<item type="color">`.
    private static func colors(of root: SourceNode) -> [(name: String, value: SourceNode)] {
        let items = (root["resources"]?["item"]?.pairs ?? []).filter {
            $0.value.text.map(isColor) ?? false
        }
        return ((root["resources"]?["color"]?.pairs ?? []) + items).compactMap { key, value in
            key.text.flatMap { TokenName.isValid($0) ? ($0, value) : nil }
        }
    }

    private static func isColor(_ text: String) -> Bool {
        let starts = ["#", "@color/", "@android:color/", "?attr/color", "?android:attr/color"]
        return starts.contains(where: text.hasPrefix)
    }

    /// The name and the condition of a name in which a file of Material theme builder has both.
    private static func split(_ name: String, isNight: Bool) -> (name: String, condition: Condition)
    {
        var name = name
        var condition = Condition(scheme: isNight ? .dark : nil)
        for scheme in Scheme.allCases where name.hasPrefix("md_theme_\(scheme)_") {
            name = "md_theme_" + name.dropFirst("md_theme_\(scheme)_".count)
            condition.scheme = scheme
        }
        if name.hasPrefix("md_theme_"), name.hasSuffix("_highContrast") {
            name = String(name.dropLast("_highContrast".count))
            condition.contrast = .more
        }
        return (name, condition)
    }

    private mutating func place(_ written: String) {
        let name = Self.split(written, isNight: false).name
        let plain = name.lowercased().replacing("_", with: "-")
        let start = "palette-"
        if plain.hasPrefix(start), TokenName.isValid(String(plain.dropFirst(start.count))) {
            places[written] = "palette.\(plain.dropFirst(start.count))"
        } else {
            places[written] =
                Role.derivations.contains(plain) ? "colors.\(plain)" : "palette.\(name)"
        }
    }

    private mutating func set(_ written: String, to node: SourceNode, isNight: Bool) {
        guard let place = places[written],
            let color = colors.color(reading(of: node), of: written, at: node)
        else { return }
        let (_, condition) = Self.split(written, isNight: isNight)
        let name = String(place.drop { $0 != "." }.dropFirst())
        if place.hasPrefix("colors.") {
            appearances.setRole(name, to: color, in: condition)
        } else {
            appearances.setPalette(name, to: color, in: condition)
        }
    }

    private func reading(of node: SourceNode) -> ColorReading {
        let text = node.text ?? ""
        if text.hasPrefix("?") { return .elsewhere(.system, text) }
        if text.hasPrefix("@android:") || text.hasPrefix("@*android:") {
            let name = text.split(separator: "/").last.map(String.init) ?? ""
            guard let color = Self.system[name], text.hasPrefix("@android:color/") else {
                return .elsewhere(.system, text)
            }
            return .literal(color, node)
        }
        if text.hasPrefix("@") {
            let target = text.split(separator: "/").last.map(String.init) ?? ""
            if let place = places[target] { return .reference(to: place) }
            var problem = ColorProblem("'\(text.excerpt)' names no colour of this file")
            let guess = closestMatch(to: target, among: places.keys.sorted())
            problem.suggestion = guess.map { "@color/\($0)" }
            return .misunderstood(problem)
        }
        guard text.hasPrefix("#") else { return ColorReading(css: node) }
        do throws(ColorParsingError) {
            return .literal(try Color(parsing: AlphaFirstHex.css(text)), node)
        } catch {
            return .misunderstood(ColorProblem(error))
        }
    }

    private static let system = [
        "white": Color(.white), "black": Color(.black), "transparent": Color(.black).withAlpha(0),
    ]
}

/// The folders of Android's resources.
extension AndroidReader {
    static func isNight(_ file: String) -> Bool { folders(of: file).last == "values-night" }

    /// The file for the night beside one for the day, by its path from there; nil for any other.
    static func night(of file: String) -> String? {
        guard let name = file.split(separator: "/").last, name.hasSuffix(".xml"),
            folders(of: file).last == "values"
        else { return nil }
        return "../values-night/\(name)"
    }

    /// A file of resources may have colours by its name and its folder; true for any other file.
    ///
    /// A folder for some devices, such as `values-v31`, has no theme of its own.
    static func mayHaveColors(_ file: String) -> Bool {
        guard let folder = folders(of: file).last, folder == "values" || folder.hasPrefix("values-")
        else {
            return true
        }
        let name = file.split(separator: "/").last ?? ""
        return ["values", "values-night"].contains(folder) && name.lowercased().contains("color")
    }

    /// The name that the id of a theme in a folder of resources is made from: the folder above it that somebody named; nil where there
    /// is none, and for any other file.
    static func folderName(of file: String) -> String? {
        let folders = folders(of: file)
        guard let last = folders.last, last == "values" || last == "values-night" else {
            return nil
        }
        return folders.dropLast().last { !["res", "main", "src", ".", ".."].contains($0) }.flatMap {
            $0 == "themes" ? nil : String($0)
        }
    }

    private static func folders(of file: String) -> ArraySlice<Substring> {
        FileName.folders(of: file)
    }
}
