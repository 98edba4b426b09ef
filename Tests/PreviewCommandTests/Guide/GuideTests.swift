import Testing

@Suite("The guide")
struct GuideTests {
    private static let printed = Result {
        try GuideScene.all.map { (name: $0.name, prints: try $0.prints()) }
    }

    @Test("A block of the guide shows what the program prints", arguments: GuideBlock.all)
    func output(_ block: GuideBlock) throws {
        #expect(try Self.printed.get().contains { block.isShown(in: $0.prints) })
    }

    @Test("Every run that the guide names is shown in it")
    func scenes() throws {
        for scene in try Self.printed.get() {
            #expect(
                GuideBlock.all.contains { $0.isShown(in: scene.prints) },
                "nothing of: \(scene.name)"
            )
        }
    }
}
