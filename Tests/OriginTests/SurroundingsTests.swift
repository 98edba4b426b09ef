import Testing
import ThemeModel
import Theming

@Suite("A themer that follows the system", .timeLimit(.minutes(10)))
@MainActor
struct SurroundingsTests {
    private enum Look { case day, night, print }

    private static func look(_ system: Surroundings) -> Look {
        system.contrast == .more ? .print : system.scheme == .dark ? .night : .day
    }

    @Test
    func `0.25 A themer takes its theme from the system's light, dark and contrast, now and later`()
    {
        let system = Themer(Surroundings(scheme: .dark))
        let themer = Themer(Look.day)
        let log = MainLog<Look>()
        themer.observe(log) { $0.add($1) }
        themer.follow(system, Self.look)
        #expect(log.entries == [.day, .night])
        system.update { $0.contrast = .more }
        system.update { $0.scheme = .light }
        system.update { $0.contrast = .standard }
        #expect(log.entries == [.day, .night, .print, .day])
    }

    @Test
    func
        `A theme chosen by hand stays until the system changes; a cancelled registration follows no more`()
    {
        let system = Themer(Surroundings())
        let themer = Themer(Look.day)
        let registration = themer.follow(system, light: .day, dark: .night)
        themer.theme = .print
        #expect(themer.theme == .print)
        system.update { $0.scheme = .dark }
        #expect(themer.theme == .night)
        registration.cancel()
        system.update { $0.scheme = .light }
        #expect(themer.theme == .night)
    }

    @Test
    func
        `Following the same source again ends the former following; two themers follow one source`()
    {
        let system = Themer(Surroundings())
        let themer = Themer(Look.print)
        let other = Themer(Look.print)
        let first = themer.follow(system, light: .day, dark: .night)
        themer.follow(system, light: .night, dark: .day)
        other.follow(system, light: .day, dark: .night)
        #expect(first.isCancelled)
        system.update { $0.scheme = .dark }
        #expect([themer.theme, other.theme] == [.day, .night])
    }

    @Test
    func `Two themers that follow each other for ever are stopped; two that agree come to rest`() {
        let one = Themer(0)
        let two = Themer(0)
        one.follow(two) { $0 }
        two.follow(one) { $0 }
        two.theme = 5
        #expect([one.theme, two.theme] == [5, 5])
        #expect(one.fault == nil && two.fault == nil)
        two.follow(one) { $0 + 1 }
        #expect([one.fault, two.fault].contains(.endlessChange(limit: 1000)))
        #expect(max(one.theme, two.theme) < 1100)
    }

    @Test func `Following keeps neither themer alive`() {
        weak var gone: Themer<Look>?
        weak var goneSystem: Themer<Surroundings>?
        do {
            let system = Themer(Surroundings())
            do {
                let themer = Themer(Look.day)
                gone = themer
                themer.follow(system, light: .day, dark: .night)
            }
            #expect(gone == nil)
            system.update { $0.scheme = .dark }
            #expect(system.recordCount == 0)
            goneSystem = system
        }
        #expect(goneSystem == nil)
    }

    @Test
    func
        `The program has one themer of its surroundings, which starts light and without a wish for contrast`()
    {
        #expect(Themer.system.theme == Surroundings(scheme: .light, contrast: .standard))
        #expect(Themer.system === Themer<Surroundings>.system)
        let themer = Themer(Look.night)
        themer.follow(.system) { $0.scheme == .dark ? .night : .day }
        #expect(themer.theme == .day)
    }

    @Test func `A set from another thread reaches the follower when the main actor is free`() async
    {
        let system = Themer(Surroundings())
        let themer = Themer(Look.day)
        let log = MainLog<Look>()
        themer.observe(log) { $0.add($1) }
        themer.follow(system, light: .day, dark: .night)
        await Task.detached { system.theme = Surroundings(scheme: .dark) }.value
        await log.reaches(.night)
        #expect(themer.theme == .night)
    }
}
