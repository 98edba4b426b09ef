import ColorScience
import Findings
import ThemeModel

/// `card.svg`: a theme in one picture, with its level and its lowest ratio of text.
struct ThemeCard {
    private let judged: JudgedTheme
    private let swatch: ThemeSwatch

    private static let size = (width: 480, height: 252)
    private static let bars = [0.5, 0.72, 0.6, 0.9, 0.76, 1.0, 0.64, 0.82]

    init(_ judged: JudgedTheme) {
        self.judged = judged
        swatch = ThemeSwatch(judged.theme.defaultMode)
    }

    var bytes: [UInt8] {
        let verdict = VerdictWords(judged)
        var image = SVGImage(
            width: Self.size.width,
            height: Self.size.height,
            title: "\(judged.theme.name): \(verdict.text)"
        )
        let width = Double(Self.size.width)
        let height = Double(Self.size.height)
        image.rect(x: 0, y: 0, width: width, height: height, fill: swatch.color(.background))
        drawSide(in: &image)
        image.text(
            judged.theme.name.fitting(24),
            x: 148,
            y: 44,
            size: 22,
            fill: swatch.color(.heading),
            bold: true
        )
        drawRows(in: &image)
        drawChart(in: &image)
        // The verdict is readable by itself, whatever the theme does.
        image.rect(x: 0, y: height - 36, width: width, height: 36, fill: "#ffffff")
        image.rect(x: 16, y: height - 24, width: 12, height: 12, fill: verdict.color, radius: 6)
        image.text(verdict.text, x: 36, y: height - 13, size: 14, fill: "#1b1b1f", bold: true)
        image.text(
            "themepreview",
            x: width - 16,
            y: height - 13,
            size: 12,
            fill: "#585862",
            anchor: .end
        )
        return image.bytes
    }

    private func drawSide(in image: inout SVGImage) {
        image.rect(x: 0, y: 0, width: 124, height: 216, fill: swatch.color(.surface))
        image.rect(x: 12, y: 56, width: 100, height: 24, fill: swatch.color(.primary), radius: 5)
        image.rect(
            x: 22,
            y: 66,
            width: 52,
            height: 5,
            fill: swatch.color("on-primary"),
            radius: 2.5
        )
        for (index, y) in [26.0, 98, 124, 150].enumerated() {
            let role: Role = index == 0 ? .heading : index == 3 ? .textMuted : .text
            image.rect(
                x: 22,
                y: y,
                width: index == 0 ? 60 : 46,
                height: 5,
                fill: swatch.color(role),
                radius: 2.5
            )
        }
    }

    private func drawRows(in image: inout SVGImage) {
        let tones: [Role] = [.success, .info, .warning, .danger]
        for (index, tone) in tones.enumerated() {
            let y = 62 + Double(index) * 21
            image.rect(
                x: 148,
                y: y + 4,
                width: 64,
                height: 5,
                fill: swatch.color(.text),
                radius: 2.5
            )
            image.rect(x: 248, y: y, width: 64, height: 13, fill: swatch.color(tone), radius: 4)
            image.rect(
                x: 404,
                y: y + 4,
                width: 52,
                height: 5,
                fill: swatch.color(.textMuted),
                radius: 2.5
            )
        }
    }

    private func drawChart(in image: inout SVGImage) {
        for (index, share) in Self.bars.enumerated() {
            let role: Role = index == 6 ? .accent : index == 7 ? .success : .primary
            image.rect(
                x: 148 + Double(index) * 39,
                y: 208 - 52 * share,
                width: 28,
                height: 52 * share,
                fill: swatch.color(role)
            )
        }
        image.rect(x: 148, y: 208, width: 308, height: 1, fill: swatch.color(.borderStrong))
    }
}

/// `badge.svg`: a theme's colours, its name and its verdict in a line.
struct ThemeBadge {
    private let judged: JudgedTheme

    init(_ judged: JudgedTheme) { self.judged = judged }

    var bytes: [UInt8] {
        let verdict = VerdictWords(judged)
        let name = judged.theme.name.fitting(32)
        // Both texts are made as wide as this, so that no font breaks the badge.
        let nameLength = Double(name.count) * 6.6
        let wordLength = Double(verdict.text.count) * 6.4
        let split = 50 + nameLength
        let width = split + wordLength + 16
        var image = SVGImage(
            width: Int(width.rounded(.up)),
            height: 22,
            title: "\(name): \(verdict.text)"
        )
        image.rect(x: 0, y: 0, width: width, height: 22, fill: "#2a2a30", radius: 4)
        image.rect(x: split, y: 0, width: width - split, height: 22, fill: verdict.color, radius: 4)
        image.rect(x: split, y: 0, width: 5, height: 22, fill: verdict.color)
        let swatch = ThemeSwatch(judged.theme.defaultMode)
        for (index, role) in [Role.background, .text, .primary, .accent].enumerated() {
            image.rect(
                x: 6 + Double(index) * 9,
                y: 5,
                width: 9,
                height: 12,
                fill: swatch.color(role)
            )
        }
        image.text(name, x: 46, y: 15, size: 12, fill: "#ffffff", length: nameLength)
        image.text(
            verdict.text,
            x: split + 8,
            y: 15,
            size: 12,
            fill: "#ffffff",
            bold: true,
            length: wordLength
        )
        return image.bytes
    }
}

/// A theme's level and its lowest ratio of text in words, and a ground on which white text can be read.
private struct VerdictWords {
    let text: String
    let color: String

    init(_ judged: JudgedTheme) {
        let level = ReachedLevel(judged.report)
        text =
            level.label + (judged.verdict.lowestRatio.map { " · \(Contrast.display($0)):1" } ?? "")
        color =
            switch level.kind {
            case "aaa", "aa": "#12703c"
            case "fail": "#b3261e"
            case "unknown": "#865300"
            default: "#6541a5"
            }
    }
}
