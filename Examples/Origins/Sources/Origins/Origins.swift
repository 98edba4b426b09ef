/// The five manners of theming, one after the other: each switches a theme and shows what became of it.
@main
enum Origins {
    @MainActor
    static func main() throws {
        targetAction()
        try palettes()
        providers()
        try componentAssets()
        notifications()
    }
}
