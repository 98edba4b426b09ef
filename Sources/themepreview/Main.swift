import PreviewCommand

/// The program.
@main
enum Main {
    static func main() { Root.start() }
}
