import Foundation
import TestSupport
import Testing

@Suite("The JSON that commands write")
struct JSONShapeTests {
    @Test("check writes JSON with summary, findings and pairs")
    func check() throws {
        let project = try Program.folder([
            "themes/day.yml": "colors: { background: white, text: \"#777\" }\n"
        ])
        let json = try Program.run("check", "--format", "json", "--all-pairs", in: project).json
        #expect(json["schema"] as? Int == 1)
        let summary = try #require(json["summary"] as? [String: Int])
        #expect(
            Set(summary.keys).isSuperset(of: [
                "themes", "modes", "pairs", "checked", "unknown", "errors", "warnings", "notes",
                "waived", "baselined",
                "stale",
            ])
        )
        let finding = try #require((json["findings"] as? [[String: Any]])?.first)
        #expect(
            Set(finding.keys).isSuperset(of: [
                "rule", "severity", "theme", "mode", "pair", "measured", "required", "colors",
                "location", "message",
                "help",
                "suggestions", "fingerprint",
            ])
        )
        let place = try #require(finding["location"] as? [String: Any])
        #expect(place["file"] as? String == "themes/day.yml")
        #expect(place["line"] as? Int == 1 && place["column"] as? Int == 36)
        let pairs = try #require(json["pairs"] as? [[String: Any]])
        #expect(pairs.count == summary["pairs"])
        let pair = try #require(
            pairs.first { ($0["pair"] as? [String: String])?["foreground"] == "text" }
        )
        #expect(
            pair["colors"] as? [String: String] == [
                "foreground": "#777777", "background": "#ffffff",
            ]
        )
        #expect(pair["verdict"] as? String == "fail")
        #expect(pair["measured"] as? Double == 4.478089453577214)
        #expect(try Program.run("check", "--format", "json", in: project).json["pairs"] == nil)
    }

    @Test("list writes JSON with a row a theme")
    func list() throws {
        let project = try Program.folder([
            "themes/day.yml": "name: Day\ncolors: { background: white, text: black }\n"
        ])
        let json = try Program.run("list", "--format", "json", in: project).json
        let row = try #require((json["themes"] as? [[String: Any]])?.first)
        #expect(
            Set(row.keys) == [
                "failing", "file", "files", "format", "id", "kind", "level", "modes", "name",
                "verdict",
            ]
        )
        #expect(row["file"] as? String == "themes/day.yml")
        #expect(row["modes"] as? [String] == ["light"])
        #expect(
            row["verdict"] as? String == "pass" && row["level"] as? String == "AAA"
                && row["failing"] as? Int == 0
        )
    }

    @Test("themes.json has the level that each mode needs")
    func levels() throws {
        let good = "colors: { background: white, text: black }\n"
        let project = try Program.folder([
            "themepreview.yml": "contrast: { level: AAA }\n", "themes/a.yml": good,
            "themes/b.yml": good + "contrast: { level: AA }\nmodes: { more: { contrast: more } }\n",
        ])
        #expect(try Program.run("build", in: project).status == 0)
        let bytes = try Data(contentsOf: project.appending(path: "site/themes.json"))
        let json = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        let modes = (json["themes"] as? [[String: Any]])?.map {
            $0["modes"] as? [[String: Any]] ?? []
        }
        #expect(modes?.map { $0.map { $0["level"] as? String } } == [["AAA"], ["AA", "AAA"]])
    }

    @Test("contrast writes JSON with ratio, verdicts and suggestions")
    func contrast() throws {
        let json = try Program.run("contrast", "#777", "white", "--format", "json").json
        #expect(json["display"] as? String == "4.47")
        #expect(
            json["AA"] as? Bool == false && json["AALarge"] as? Bool == true
                && json["nonText"] as? Bool == true
        )
        #expect(json["AAA"] as? Bool == false && json["AAALarge"] as? Bool == false)
        let suggestion = try #require((json["suggestions"] as? [[String: Any]])?.first)
        #expect(Set(suggestion.keys).isSuperset(of: ["change", "value", "ratio", "deltaE"]))
        #expect(try Program.run("contrast", "black", "rgb(0 0 0 / 50%)").status == 2)
        // Mapped it is #950055, clipped #ff006b, on a P3 display brighter still: one colour has to stand out from all.
        let wide = try Program.run("contrast", "white", "color(xyz 0.8 0 0.0965)")
        #expect(
            wide.output.hasSuffix("no colour reaches 4.5 on this background: the best is 3.63:1\n")
        )
        // On a P3 display alone it falls short of 3.
        let bright = try Program.run(
            "contrast",
            "color(display-p3 0.971 0.384 0.339)",
            "white",
            "--format",
            "json"
        )
        .json
        #expect(bright["display"] as? String == "2.94" && bright["nonText"] as? Bool == false)
        #expect(bright["foreground"] as? String == "color(display-p3 0.971 0.384 0.339)")
        #expect(
            try Program.run("contrast", "blakc", "white").errors.contains("did you mean 'black'?")
        )
    }

    @Test("color writes a JSON object a line, from arguments and standard input")
    func color() throws {
        let json = try Program.run("color", "oklch(70% 0.35 200)", "--format", "json").json
        #expect(
            Set(json.keys) == [
                "input", "valid", "error", "css", "hex", "srgb8", "alpha", "inGamut", "spaces",
                "mapped",
            ]
        )
        #expect(json["mapped"] as? [String: String] == ["clip": "#00d0f2", "minde": "#00b7c0"])
        #expect((json["spaces"] as? [String: Any])?.count == 14)
        let lines = try Program.run("color", "--format", "json", input: "red\nrde\n")
        #expect(lines.status == 1)
        #expect(lines.output.split(separator: "\n").count == 2)
    }
}
