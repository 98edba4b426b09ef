import Testing
import ThemeFixes

@Suite("A unified diff")
struct UnifiedDiffTests {
    private func text(_ old: String, _ new: String, path: String = "themes/a.yml") -> String {
        UnifiedDiff(path: path, old: old.utf8, new: new.utf8).lines.map { $0.text + "\n" }.joined()
    }

    @Test("A diff of equal texts is empty")
    func equal() { #expect(text("a\nb\n", "a\nb\n").isEmpty) }

    @Test("A diff counts added lines")
    func added() {
        let expected = """
            --- a/themes/a.yml
            +++ b/themes/a.yml
            @@ -1,2 +1,3 @@
             a
            +x
             b

            """
        #expect(text("a\nb\n", "a\nx\nb\n") == expected)
    }

    @Test("A diff has three lines of context around a change")
    func context() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let expected = """
            --- a/themes/a.yml
            +++ b/themes/a.yml
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +x
             6
             7
             8

            """
        #expect(text(old, old.replacing("5", with: "x")) == expected)
    }

    @Test("A diff joins hunks whose contexts touch, and splits others")
    func hunks() {
        let lines = (1...20).map { "line \($0)." }
        func changed(_ numbers: Int...) -> String {
            let new = lines.enumerated().map {
                numbers.contains($0.offset + 1) ? $0.element + " new" : $0.element
            }
            return text(lines.joined(separator: "\n") + "\n", new.joined(separator: "\n") + "\n")
        }
        #expect(changed(5, 11).split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
        #expect(changed(5, 12).split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
        #expect(changed(5, 13).split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
        #expect(
            changed(1, 20).contains("@@ -1,4 +1,4 @@")
                && changed(1, 20).contains("@@ -17,4 +17,4 @@")
        )
        #expect(changed(3, 4).contains("-line 3.\n-line 4.\n+line 3. new\n+line 4. new\n"))
    }

    @Test("A diff keeps carriage returns, and marks a last line without an end")
    func lineEnds() {
        let diff = text("a\r\nb", "x\r\ny")
        #expect(
            diff.hasSuffix(
                "-a\r\n-b\n\\ No newline at end of file\n+x\r\n+y\n\\ No newline at end of file\n"
            )
        )
    }

    @Test("A diff quotes an ambiguous path, as git does")
    func paths() {
        #expect(text("a\n", "b\n", path: "my themes/a.yml").hasPrefix("--- a/my themes/a.yml\t\n"))
        #expect(text("a\n", "b\n", path: "themes/ä.yml").hasPrefix("--- a/themes/ä.yml\n"))
        #expect(text("a\n", "b\n", path: "a\"\né").hasPrefix("--- \"a/a\\\"\\012\\303\\251\"\n"))
    }

    /// The new text, from the old one and the lines of a diff.
    private func patched(_ old: String, by diff: String) -> String {
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        var after: [Substring] = []
        var place = 0
        for line in diff.split(separator: "\n").dropFirst(2) {
            if line.hasPrefix("@@ -"), let start = Int(line.dropFirst(4).prefix { $0 != "," }) {
                after += before[place..<(start - 1)]
                place = start - 1
            } else if line.hasPrefix("-") {
                place += 1
            } else {
                if line.hasPrefix(" ") { place += 1 }
                after.append(line.dropFirst())
            }
        }
        return (after + before[place...]).joined(separator: "\n")
    }

    @Test(arguments: [10, 300, 3_000])
    func `A diff of any size leads from the old text to the new one`(count: Int) {
        var generator = SystemRandomNumberGenerator()
        for words in [3, 50, 100_000] {
            let lines = (0..<count).map { _ in
                "line \(Int.random(in: 0..<words, using: &generator))"
            }
            var changed = lines
            for _ in 0..<(count / 10) {
                let index = Int.random(in: 0..<changed.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: changed.remove(at: index)
                case 1: changed.insert("new \(index)", at: index)
                default: changed[index] += "!"
                }
            }
            let old = lines.joined(separator: "\n") + "\n"
            let new = changed.joined(separator: "\n") + "\n"
            #expect(patched(old, by: text(old, new)) == new)
        }
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["unlike", "alike", "equal lines"])
    func `A diff of two texts of a megabyte takes no longer than reading them`(kind: String) {
        let old = (0..<40_000).map { "a line of the old text, \($0)\n" }
        let new: [String] =
            switch kind {
            case "unlike": (0..<40_000).map { "a line of the new text, \($0)\n" }
            case "alike": old.enumerated().map { $0.offset.isMultiple(of: 3) ? "x\n" : $0.element }
            default: Array(repeating: "}\n", count: 40_000)
            }
        let diff = UnifiedDiff(path: "a", old: old.joined().utf8, new: new.joined().utf8)
        #expect(!diff.lines.isEmpty)
    }
}
