import Foundation
import Theming

/// The cost of a handler: to register, to switch, and to drop its target.
///
/// What is compared is measured in turns, so that a busy machine is busy for all.
@MainActor
struct HandlerCost {
    private let count: Int
    private let register: Double
    private let observe: Double
    private let pass: Double
    private let bound: Double
    private let floor: Double
    private let post: Double
    private let drop: Double

    init(count: Int) {
        self.count = count
        let rounds = max(15, 300_000 / count)
        (register, observe) = Self.registering(count)
        let themer = TargetActions(count)
        let binder = Bindings(count)
        let references = WeakReferences(count)
        let center = Blocks(count)
        let medians = medianSeconds(
            of: rounds,
            [themer.tell, binder.tell, references.tell, center.tell]
        )
        pass = medians[0]
        bound = medians[1]
        floor = medians[2]
        post = medians[3]
        for targets in [themer.targets, binder.targets, references.targets, center.targets] {
            precondition(targets.allSatisfy { $0.last == rounds })
        }
        drop = themer.drop()
    }

    /// How many times cheaper a switch is than a post.
    var ratio: Double { post / pass }
    /// How many times cheaper than a post it would be to call targets by weak references and do nothing else.
    var best: Double { post / floor }
    /// What a switch costs beyond that, in nanoseconds a handler.
    var overhead: Double { (max(pass, bound) - floor) / Double(count) * 1e9 }
    /// How many times cheaper registering is than adding a block.
    var registerRatio: Double { observe / register }

    /// The figures in nanoseconds a handler.
    var text: String {
        let figures: KeyValuePairs = [
            "register": register, "switch": pass, "switch on the main actor, by key": bound,
            "weak references alone": floor,
            "drop": drop, "add a block": observe, "post to it": post,
        ]
        let list = figures.map { String(format: "\($0.key) %.0f", $0.value / Double(count) * 1e9) }
        return "\(count) handlers, ns each: \(list.joined(separator: ", "))"
    }

    private static func registering(_ count: Int) -> (themer: Double, center: Double) {
        let targets = (0..<count).map { _ in Target() }
        var themers: [Themer<Int>] = []
        var centers: [NotificationCenter] = []
        var tokens: [[any NSObjectProtocol]] = []
        let medians = medianSeconds(
            of: 5,
            [
                { _ in
                    let themer = Themer(0)
                    for target in targets {
                        themer.registerOnAnyThread(target: target, action: Target.take)
                    }
                    themers.append(themer)
                },
                { _ in
                    let center = NotificationCenter()
                    tokens.append(targets.map { Blocks.observe(center, $0) })
                    centers.append(center)
                },
            ]
        )
        return (medians[0], medians[1])
    }
}

/// Targets that a themer knows by their methods.
private final class TargetActions {
    private(set) var targets: [Target]
    private let themer = Themer(0)

    init(_ count: Int) {
        targets = (0..<count).map { _ in Target() }
        for target in targets { themer.registerOnAnyThread(target: target, action: Target.take) }
    }

    func tell(_ theme: Int) { themer.theme = theme }

    /// The seconds it takes to let go of the targets and of what was known about them.
    func drop() -> Double {
        seconds {
            targets = []
            themer.theme = -1
        }
    }
}

/// Targets of the main actor that are observed by a key.
@MainActor
private final class Bindings {
    let targets: [Target]
    private let themer = Themer(0)

    init(_ count: Int) {
        targets = (0..<count).map { _ in Target() }
        for target in targets { themer.observe(target, key: "theme") { $0.take($1) } }
    }

    func tell(_ theme: Int) { themer.theme = theme }
}

/// What no themer can do without: to follow each weak reference and call what it leads to.
private final class WeakReferences {
    private final class Reference: Sendable {
        weak let target: Target?
        init(_ target: Target) { self.target = target }
    }

    let targets: [Target]
    private let references: ContiguousArray<Reference>

    init(_ count: Int) {
        targets = (0..<count).map { _ in Target() }
        references = ContiguousArray(targets.map(Reference.init))
    }

    func tell(_ theme: Int) {
        let list = references
        let span = list.span
        for index in span.indices { span[index].target?.take(theme) }
    }
}

/// Targets that a notification centre knows by blocks.
private final class Blocks {
    private static let name = Notification.Name("theme")

    let targets: [Target]
    private let center = NotificationCenter()
    private let tokens: [any NSObjectProtocol]

    init(_ count: Int) {
        targets = (0..<count).map { _ in Target() }
        tokens = targets.map { [center] in Self.observe(center, $0) }
    }

    static func observe(_ center: NotificationCenter, _ target: Target) -> any NSObjectProtocol {
        center.addObserver(forName: name, object: nil, queue: nil) { [weak target] notification in
            if let theme = notification.userInfo?["theme"] as? Int { target?.take(theme) }
        }
    }

    func tell(_ theme: Int) {
        center.post(name: Self.name, object: nil, userInfo: ["theme": theme])
    }
}
