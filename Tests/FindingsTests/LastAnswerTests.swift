import Findings
import Testing

@Suite("The last answer")
struct LastAnswerTests {
    @Test func `is made once for one question after the other`() {
        let last = LastAnswer<String, Int>()
        var made: [String] = []
        func length(of text: String) -> Int {
            last.answer(to: text) {
                made.append(text)
                return text.count
            }
        }
        #expect(["one", "one", "three", "three", "one"].map(length) == [3, 3, 5, 5, 3])
        #expect(made == ["one", "three", "one"])
    }

    @Test func `is kept only where that is asked for`() {
        let last = LastAnswer<String, Int>()
        var made = 0
        for _ in 0..<2 {
            let answer = last.answer(to: "odd", keptIf: { $0.isMultiple(of: 2) }) {
                made += 1
                return 3
            }
            #expect(answer == 3)
        }
        #expect(made == 2)
    }

    @Test func `is the right one, whoever else asks meanwhile`() async {
        let last = LastAnswer<Int, [Int]>()
        await withTaskGroup(of: Void.self) { group in
            for start in 0..<4 {
                group.addTask {
                    for question in 0..<500 {
                        let asked = (question / 3 + start) % 5
                        #expect(last.answer(to: asked) { [asked, asked * asked] } == [asked, asked * asked])
                    }
                }
            }
        }
    }
}
