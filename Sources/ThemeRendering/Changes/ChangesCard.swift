import ThemeModel

/// `changes.svg`: what changed in one picture, for a pull request.
struct ChangesCard {
    private let changes: ChangesContent
    private let title: String

    private static let width = 760
    private static let row = 74
    private static let head = 110
    /// The themes that are drawn.
    private static let limit = 6

    init(_ content: SiteContent, _ changes: ChangesContent) {
        title = content.title
        self.changes = changes
    }

    var bytes: [UInt8] {
        let shown = changes.themes.prefix(Self.limit)
        let others = changes.themes.count - shown.count + changes.otherThemes
        let height = Self.head + shown.count * Self.row + (others > 0 ? 34 : 10)
        var image = SVGImage(
            width: Self.width,
            height: height,
            title: "\(title): \(changes.verdict)"
        )
        image.rect(
            x: 0.5,
            y: 0.5,
            width: Double(Self.width - 1),
            height: Double(height - 1),
            fill: "#ffffff",
            radius: 12,
            stroke: "#d5d5dc"
        )
        image.text(title.fitting(48), x: 24, y: 38, size: 18, fill: "#1b1b1f", bold: true)
        let tone = changes.fails ? "#b3261e" : "#12703c"
        image.rect(x: 24, y: 55, width: 10, height: 10, fill: tone, radius: 5)
        image.text(changes.verdict, x: 42, y: 65, size: 14, fill: tone, bold: true)
        image.text(
            "since \(changes.since.fitting(32))",
            x: 736,
            y: 38,
            size: 13,
            fill: "#585862",
            anchor: .end
        )
        image.text(changes.extent.fitting(110), x: 24, y: 90, size: 12, fill: "#585862")
        for (index, change) in shown.enumerated() {
            draw(change, at: Double(Self.head + index * Self.row), in: &image)
        }
        if others > 0 {
            image.text(
                "and \(others) more themes",
                x: 24,
                y: Double(height - 16),
                size: 13,
                fill: "#585862"
            )
        }
        return image.bytes
    }

    private func draw(_ change: ChangesContent.Change, at y: Double, in image: inout SVGImage) {
        image.rect(x: 24, y: y, width: 712, height: 1, fill: "#dedee3")
        image.text(change.name.fitting(20), x: 24, y: y + 31, size: 15, fill: "#1b1b1f", bold: true)
        let failing = change.pairs.count { $0.kind == "fail" }
        let words = failing > 0 ? "\(failing) newly failing" : change.status
        image.text(words, x: 24, y: y + 52, size: 13, fill: failing > 0 ? "#b3261e" : "#585862")
        draw(change.before?.theme, at: (206, y + 14), in: &image)
        image.text("→", x: 336, y: y + 44, size: 18, fill: "#585862", anchor: .middle)
        draw(change.after?.theme, at: (352, y + 14), in: &image)
        if let worst = change.pairs.first(where: { $0.kind == "fail" }) ?? change.pairs.first {
            image.text(worst.name.fitting(32), x: 490, y: y + 31, size: 12, fill: "#1b1b1f")
            let ratios = [worst.old?.text ?? "new", worst.new?.text ?? "gone"].joined(
                separator: " → "
            )
            image.text(
                "\(ratios), needs \(worst.required)",
                x: 490,
                y: y + 52,
                size: 12,
                fill: "#585862"
            )
        } else if let token = change.tokens.first {
            image.text(token.name.fitting(32), x: 490, y: y + 31, size: 12, fill: "#1b1b1f")
            let values = [token.old?.text ?? "new", token.new?.text ?? "gone"].joined(
                separator: " → "
            )
            image.text(values.fitting(36), x: 490, y: y + 52, size: 12, fill: "#585862")
        }
    }

    private func draw(_ theme: Theme?, at place: (x: Double, y: Double), in image: inout SVGImage) {
        let width = 118.0
        guard let mode = theme?.defaultMode else {
            image.rect(
                x: place.x,
                y: place.y,
                width: width,
                height: 46,
                fill: "none",
                radius: 6,
                stroke: "#dedee3"
            )
            return
        }
        ThemeSwatch(mode).draw(x: place.x, y: place.y, width: width, height: 46, in: &image)
    }
}
