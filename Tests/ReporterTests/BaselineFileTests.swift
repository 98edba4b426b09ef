import Findings
import SourceText
import TestSupport
import Testing

@Suite("A baseline's file")
struct BaselineFileTests {
    private static var baseline: Baseline {
        var strange = GateReport.hostile
        strange.severity = .warning
        let report = Report(findings: [
            GateReport.low("b", theme: "slate", measured: 2), GateReport.lowContrast, strange,
            GateReport.smallText,
            GateReport.low("a", mode: "light", measured: 1.1), GateReport.low("a", measured: 3),
        ])
        return Baseline().updated(by: report, acceptsNew: true)
    }

    @Test func `A baseline writes its golden file`() throws {
        #expect(
            try Golden.difference(Self.baseline.text, from: "ReporterTests/expected/baseline.json")
                == nil
        )
    }

    @Test func `A baseline is read as it was written`() throws {
        let baseline = try Baseline(parsing: Self.baseline.text, file: "b.json")
        #expect(baseline.text == Self.baseline.text)
        #expect(baseline.rows.map(\.key) == Self.baseline.rows.map(\.key))
        #expect(baseline.rows.map(\.measured) == Self.baseline.rows.map(\.measured))
    }

    @Test func `A baseline has a finding a line, and knows the line of a row`() throws {
        let lines = Self.baseline.text.split(separator: "\n")
        let rows = try Baseline(parsing: Self.baseline.text, file: "b.json").rows
        // Two lines around the findings of a token.
        #expect(lines.count == rows.count + 7)
        let places = rows.compactMap { $0.location?.line }
        #expect(places == [4, 5, 6, 8, 10, 11])
        #expect(
            places.allSatisfy {
                !lines[$0 - 1].contains("failing") && lines[$0 - 1].hasSuffix("}")
                    || lines[$0 - 1].hasSuffix("},")
            }
        )
    }

    @Test func `A baseline lists the findings of one token together`() throws {
        let report = Report(
            findings: [("dark", "a"), ("light", "b"), ("dark", "b")].map { mode, name in
                var finding = GateReport.low(name, mode: mode, measured: 2)
                finding.token = "palette.mist"
                return finding
            }
        )
        let baseline = Baseline().updated(by: report, acceptsNew: true)
        #expect(baseline.text.split(separator: "\n").count { $0.contains("palette.mist") } == 1)
        let read = try Baseline(parsing: baseline.text, file: "b.json")
        #expect(read.rows.map(\.key) == baseline.rows.map(\.key))
        #expect(read.rows.map { $0.location?.line } == [5, 6, 7])
        #expect(read.rows.allSatisfy { $0.token == "palette.mist" && $0.measured == 2 })
        #expect(!read.applied(to: report).fails(at: .note))
    }

    @Test func `A baseline of the first schema becomes one of the second`() throws {
        let text = """
            {
              "schema": 1,
              "findings": [
                {"theme":"harbor","mode":"dark","rule":"contrast/low-contrast","pair":{"foreground":"a","background":"surface","use":"text"},"measured":3}
              ]
            }

            """
        let baseline = try Baseline(parsing: text, file: "b.json")
        #expect(
            !baseline.applied(to: Report(findings: [GateReport.low("a", measured: 3)])).fails(
                at: .note
            )
        )
        #expect(baseline.text == text.replacing("\"schema\": 1", with: "\"schema\": 2"))
    }

    @Test func `A baseline keeps counts and digests`() throws {
        var baseline = Baseline(rows: [BaselineRow(.init(rule: "r", theme: "a"))])
        baseline.budgets = ["r/s": 3, "r/a": 0]
        baseline.digests = ["a": "12ef"]
        let read = try Baseline(parsing: baseline.text, file: "b.json")
        #expect(read.budgets == baseline.budgets && read.digests == baseline.digests)
        #expect(read.text == baseline.text)
    }

    @Test func `A baseline is the same for any order of findings`() {
        let rows = Self.baseline.rows
        #expect(Baseline(rows: rows.reversed()).text == Self.baseline.text)
    }

    @Test(arguments: [
        ("", 1, 1, "unexpected end of file"),
        ("{\"schema\":1,\"findings\":[", 1, 25, "unexpected end of file"),
        ("{\"schema\":1,\"findings\":[]}x", 1, 27, "unexpected text after the value"),
        ("{\n \"schema\": 3,\n \"findings\": []\n}", 2, 12, "has schema 3, and not 2"),
        ("[]", 1, 1, "a baseline must be an object"),
        ("{\"schema\":1}", 1, 1, "must have 'schema' and a list 'findings'"),
        ("{\"schema\":1,\"findings\":[\n<<<<<<< HEAD\n", 2, 1, "a finding must be an object"),
        ("{\"schema\":1,\"findings\":[\n  {}]}", 2, 3, "this finding has no 'rule'"),
        (
            "{\"schema\":1,\"findings\":[{\"rule\":\"r\",\"line\":3}]}", 1, 44,
            "a finding has no member 'line'"
        ),
        (
            "{\"schema\":1,\"findings\":[{\"rule\":\"r\",\"measured\":\"2\"}]}", 1, 48,
            "expected a number"
        ),
        (
            "{\"schema\":1,\"findings\":[{\"rule\":\"r\",\"rule\":\"s\"}]}", 1, 44,
            "duplicate member 'rule'"
        ),
        (
            "{\"schema\":1,\"findings\":[{\"rule\":\"r\",\"pair\":{\"use\":\"big\"}}]}", 1, 44,
            "a pair must have 'foreground'"
        ),
        ("{\"schema\":1,\"findings\":[{\"rule\":\"é\n\"}]}", 1, 33, "unterminated string"),
        (
            "{\"schema\":1,\"findings\":[{\"rule\":\"é\" \"x\"}]}", 1, 37,
            "expected ',' or '}'"
        ),
        (
            "{\"schema\":2,\"counts\":[{\"rule\":\"r\"}]}", 1, 23,
            "a count must have a 'rule' and a whole 'count'"
        ),
        (
            "{\"schema\":2,\"themes\":[{\"id\":\"r\"}]}", 1, 23,
            "a theme must have an 'id' and 'colors'"
        ),
        (
            "{\"schema\":2,\"findings\":[{\"failing\":[{\"use\":\"text\"}]}]}", 1, 37,
            "a failing pair must have a 'pair'"
        ),
        (
            "{\"schema\":1,\"findings\":[{\"rule\":\"r\",}]}", 1, 37,
            "expected a string in double quotes"
        ),
        ("{\"schema\":1,\"findings\":[{\"rule\":\"\\ud83d\"}]}", 1, 33, "invalid escape"),
    ])
    func `A baseline that cannot be read says where and why`(
        text: String,
        line: Int,
        column: Int,
        words: String
    )
        throws
    {
        let error = #expect(throws: BaselineError.self) {
            try Baseline(parsing: text, file: "b.json")
        }
        #expect(error?.finding.location == Place(file: "b.json", line: line, column: column))
        #expect(error?.finding.message.contains(words) == true, "\(error?.finding.message ?? "")")
    }

    @Test func `A baseline is read with any escapes and spaces that JSON allows`() throws {
        let text = """
             { "findings" : [ { "rule":"a\\/\\u0062" ,"theme":"\\ud83d\\ude00\\n","measured":-1.5e-1 } ],\r
            "schema":1.0}

            """
        let rows = try Baseline(parsing: text, file: "b.json").rows
        let row = try #require(rows.first)
        #expect(row.key.rule == "a/b")
        #expect(row.key.theme == "\u{1F600}\n")
        #expect(row.measured == -0.15)
    }

    @Test(arguments: ["0", "-0", "7", "-12", "0.5", "10.25", "1e3", "1E+3", "2.5e-3", "0e0"])
    func `A baseline reads numbers by the grammar of RFC 8259`(text: String) throws {
        let file = "{\"schema\":1,\"findings\":[{\"rule\":\"r\",\"measured\":\(text)}]}"
        #expect(try Baseline(parsing: file, file: "b.json").rows[0].measured == Double(text))
    }

    @Test(arguments: [
        "0X1", "0x1", "-0X1p3", "01", "-", "1.", ".5", "1e", "1e+", "+1", "1.5.2", "inf", "-inf",
        "nan", "-nan", "1_0",
        "1e999", "0b1", "null", "true", "\"1\"", "",
    ])
    func `A baseline refuses every other number`(text: String) {
        let file = "{\"schema\":1,\"findings\":[{\"rule\":\"r\",\"measured\":\(text)}]}"
        #expect(throws: BaselineError.self) { try Baseline(parsing: file, file: "b.json") }
    }

    @Test func `A damaged baseline is refused without a crash`() {
        let bytes = Array(Self.baseline.text.utf8)
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2_000 {
            var changed = bytes.prefix(Int.random(in: 0...bytes.count, using: &generator))
            if let index = changed.indices.randomElement(using: &generator) {
                changed[index] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = try? Baseline(parsing: String(decoding: changed, as: UTF8.self), file: "b.json")
        }
    }

    @Test func `A baseline with endless nesting is refused`() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: BaselineError.self) { try Baseline(parsing: text, file: "b.json") }
    }
}
