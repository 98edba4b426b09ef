import ColorScience
import Foundation

/// `fix` of one value is about the best there is, and where it says that there is none there is none: against searches over all
/// 16.7 million colours.
enum FixProof {
    private static let themes = 120
    private static let required = 4.5
    private static let medianBound = 1.02
    private static let worstBound = 1.10

    static func check(_ claims: inout Claims) {
        guard let program else {
            return claims.skip(
                "fixes",
                because: "there is no release program: 'Scripts/preview --version' builds it"
            )
        }
        var random = SeededGenerator(seed: 45)
        var samples: [FixSample] = []
        while samples.count < themes {
            guard let sample = FixSample(&random, by: program) else {
                return claims.check("the program answers for \(themes) themes", false)
            }
            if sample.isFailing { samples.append(sample) }
        }
        let optima = BruteForce.search(
            samples.map {
                BruteForce.Goal(
                    origin: $0.color,
                    backgrounds: $0.grounds.flatMap(\.self),
                    required: required,
                    keepsHue: true,
                    accepts: $0.keepsPolarity
                )
            }
        )
        judgeFixes(Array(zip(samples, optima)), &claims)
        judgeObstacles(samples, &claims)
    }

    private static var program: URL? {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let path =
            ProcessInfo.processInfo.environment["THEMEPREVIEW"] ?? root.path
            + "/.build/release/themepreview"
        return FileManager.default.isExecutableFile(atPath: path) ? URL(filePath: path) : nil
    }

    private static func judgeFixes(
        _ answers: [(FixSample, BruteForce.Best)],
        _ claims: inout Claims
    ) {
        let solvable = answers.filter { $1.color != nil }
        let excess = solvable.compactMap { sample, best in
            sample.fixed.map { sample.distance(to: $0) / best.deltaE }
        }
        .sorted()
        claims.check(
            "\(solvable.count) of \(answers.count) values can be fixed, and these are",
            excess.count == solvable.count
        )
        guard let worst = excess.last else {
            return claims.check("some values can be fixed", false)
        }
        let median = excess[excess.count / 2]
        claims.check(
            "the distance of a fix is \(median.decimals(4)) of the optimum in the median, at most \(medianBound)",
            median <= medianBound
        )
        claims.check(
            "the distance of a fix is \(worst.decimals(4)) of the optimum at worst, at most \(worstBound)",
            worst <= worstBound
        )
    }

    private static func judgeObstacles(_ samples: [FixSample], _ claims: inout Claims) {
        let proofs = samples.flatMap(\.obstacles)
        let best = BestRatio.search(proofs)
        let difference = zip(proofs, best).map { abs($0.stated - $1) }.max() ?? .infinity
        claims.check(
            "\(proofs.count) times it says that there is no colour, and none of all reaches the ratio",
            !proofs.isEmpty && zip(proofs, best).allSatisfy { $1 < $0.required }
        )
        claims.check(
            "the best ratio that it names is off by \(difference.decimals(5)) at most, less than 0.005",
            difference < 0.005
        )
    }
}

extension FixSample {
    /// A link is too faint on a ground.
    fileprivate var isFailing: Bool {
        grounds.flatMap(\.self).contains { Contrast.ratio(of: color, on: $0) < 4.5 }
    }

    /// The change, where it fixes every link.
    fileprivate var fixed: Answer.Change? {
        let isDone = !answer.left.contains { $0.pair.foreground.hasPrefix("link") }
        let change = answer.changes.first
        guard isDone, answer.changes.count == 1, change?.token == Self.token else { return nil }
        guard let color = change.flatMap({ SRGB8(hex: $0.new) }),
            grounds.joined().allSatisfy({ Contrast.ratio(of: color, on: $0) >= 4.5 })
        else { return nil }
        return change
    }

    fileprivate func distance(to change: Answer.Change) -> Double {
        SRGB8(hex: change.new).map { HueKeeping.square($0.oklab, from: color.oklab).squareRoot() }
            ?? .infinity
    }

    /// A colour that was lighter than dark grounds, or darker than light ones, by 2:1 still is.
    fileprivate func keepsPolarity(_ new: SRGB8) -> Bool {
        grounds.allSatisfy { row in
            let isDark = Contrast.lightness(of: row[0]) < 50
            return row.allSatisfy { ground in
                let was = color.relativeLuminance > ground.relativeLuminance
                let isNow = new.relativeLuminance > ground.relativeLuminance
                return was == isNow || isNow == isDark || Contrast.ratio(of: color, on: ground) < 2
            }
        }
    }

    /// What is said of why links stay too faint, where it is said to be proved.
    fileprivate var obstacles: [BestRatio] {
        answer.left.filter { $0.pair.foreground == "link" }.compactMap { left in
            guard let obstacle = left.obstacles.first(where: { $0.token == Self.token }),
                let best = obstacle.best,
                let ground = ground(of: left.pair.background, in: left.mode)
            else { return nil }
            let others = obstacle.conflicts.compactMap { conflict in
                conflict.demand.split(separator: " ").last.flatMap {
                    self.ground(of: String($0), in: conflict.mode)
                }
                .map { (ground: $0, ratio: conflict.required ?? 21) }
            }
            return others.count == obstacle.conflicts.count
                ? BestRatio(ground: ground, required: left.required, others: others, stated: best)
                : nil
        }
    }
}
