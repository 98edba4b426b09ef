import Synchronization

/// The answer to the question that was asked last: what is the same for one theme after the other is worked out once.
///
/// That questions can be compared is asked of those who ask, and not of the type: it would be looked up at run time.
package final class LastAnswer<Question: Sendable, Answer: Sendable>: Sendable {
    private let last = Mutex<Exchange?>(nil)

    /// Knows no answer yet.
    package init() {}

    /// A question and its answer, which are handed out as one thing: to count the references to all they hold takes long.
    private final class Exchange: Sendable {
        let question: Question
        let answer: Answer

        init(_ question: Question, _ answer: Answer) { (self.question, self.answer) = (question, answer) }
    }
}

extension LastAnswer where Question: Equatable {
    /// The answer at hand where the question is the same, else the one that is made, which is kept if `isKept` says so.
    package func answer(
        to question: Question, keptIf isKept: (Answer) -> Bool = { _ in true }, _ make: () -> Answer
    ) -> Answer {
        if let last = last.withLock({ $0 }), last.question == question { return last.answer }
        let answer = make()
        if isKept(answer) { last.withLock { $0 = Exchange(question, answer) } }
        return answer
    }
}
