import Findings
import ProjectChecks
import ThemeFixes

/// Leads the conversation of `fix --interactive` on a terminal.
struct InteractiveFix {
    let session: ProjectSession
    let console: Console
    let options: FixOptions

    /// Asks about each value; returns the decisions, as a fix of the files.
    func run() async throws -> (fix: SiteFix, options: FixOptions, writes: Bool) {
        let project = try await session.resolved(includesPages: false)
        var plans = try await FixPlans(project, options)
        console.progress("")
        let card = FixCard(
            usesColor: console.usesColor,
            reach: { project.reach(of: [$0])[$0] },
            shown: { session.shown($0) }
        )
        var conversation = FixConversation(plans.plan, options, card: card)
        while true {
            if conversation.isWaitingForPlan {
                try await plans.replan(conversation.options)
                conversation.resume(with: plans.plan)
            } else if let prompt = conversation.prompt {
                if !conversation.message.isEmpty { console.result(conversation.message) }
                conversation.answer(console.ask(prompt))
            } else {
                break
            }
        }
        return (try await project.fix(by: plans), conversation.options, conversation.writes)
    }
}
