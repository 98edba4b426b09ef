import PreviewCommand

/// The program.
@main
enum Main {
    static func main() async { await Root.start() }
}
