import SourceText
import Testing

@testable import TokenUses

@Suite("CSS modules")
struct ClassModuleTests {
    private static let rules = """
        .card { background: var(--card) } .note { color: var(--ink) } .card-band { background: var(--band) }
        """

    /// The pairs of a module that only markup tells, beside those of a sheet of the site.
    private static func pairs(
        _ markup: String,
        _ name: String = "a.tsx",
        site: String = "",
        module: String = rules,
        in path: String = "src/card.module.css"
    ) -> Set<String> {
        let sheet = SheetReader.read(module, file: path)
        let other = SheetReader.read(site, file: "site.css")
        let page = StyleUses.names(in: markup, file: "src/" + name)
        let reading = PairReading([sheet, other, page]) { _ in true }
        let pairs = [sheet, other].flatMap { reading.pairs(of: $0).pairs.map(\.summary) }
        return Set(pairs.filter { !$0.contains("(no ground in this file)") })
    }

    private static let use = #"import styles from "./card.module.css";"#

    @Test(arguments: [
        ("styles.card", "styles.note"), ("styles[\"card\"]", "styles['note']"),
        ("clsx(\"x\", styles.card)", "`${styles.note} y`"),
        ("styles?.card", "[styles.note, className].join(\" \")"),
    ])
    func `A class of a module is that of its sheet`(outer: String, inner: String) {
        let markup =
            "\(Self.use) <div className={\(outer)}><p className={cn(\(inner))}>x</p></div>"
        #expect(Self.pairs(markup) == ["--ink on --card: text"])
    }

    @Test(arguments: [
        #"import { card, note as n } from "./card.module.css"; const styles = 1; "#,
        #"import * as s from "@/card.module.css"; const card = s.card; const n = s.note; "#,
        #"import s, { card } from './card.module.css'; const n = s.note; "#,
    ])
    func `Modules are imported whole or by their names`(start: String) {
        let isWhole = start.contains("s.card")
        let outer = isWhole ? "s.card" : "card"
        let inner = start.contains("n = s") ? "s.note" : "n"
        let markup = start + "<div className={\(outer)}><p className={\(inner)}>x</p></div>"
        #expect(Self.pairs(markup) == ["--ink on --card: text"])
    }

    @Test func `A bound function takes the module's names`() {
        let start = Self.use + "const cx = classNames.bind(styles);"
        let markup = start + "<div className={cx('card')}><p className={cx({ note: on })}>x</p>"
        #expect(Self.pairs(markup) == ["--ink on --card: text"])
    }

    @Test func `A script may have a name with hyphens in capitals`() {
        let inner = "<p className={styles.note}>x</p>"
        let markup = "\(Self.use) <div className={styles.cardBand}>\(inner)</div>"
        #expect(Self.pairs(markup) == ["--ink on --band: text"])
    }

    @Test(arguments: [
        ("card.vue", "<style module>"), ("card.vue", "<style scoped module>"),
    ])
    func `A component of Vue has a module of its own`(file: String, tag: String) {
        let markup = "<div :class=\"$style.card\"><p :class=\"[$style.note]\">x</p></div>"
        let page = StyleUses.names(in: markup + tag + Self.rules + "</style>", file: file)
        let reading = PairReading([page]) { _ in true }
        let pairs = reading.pairs(of: page).pairs.map(\.summary)
        #expect(pairs.contains("--ink on --card: text"), "\(pairs)")
    }

    @Test func `Plain names are none of a module, and those of a module none of a site`() {
        let site = ".card { background: var(--site) } .plain { background: var(--plain) }"
        let text = "<p className={styles.note}>x</p>"
        func pairs(_ inner: String) -> Set<String> {
            let markup = "<div className={styles.card}>\(inner)\(text)"
            return Self.pairs(Self.use + markup, site: site)
        }
        let doubt = "--ink on ('.card' has rules in site.css, too): text"
        #expect(pairs("<div className=\"card\">").contains(doubt))
        #expect(pairs("<div className={styles.plain}>") == ["--ink on --card: text"])
    }

    @Test func `A ground of a module around the text of a site is no other one`() {
        let site = ".page { background: var(--page) } .text { color: var(--cold) }"
        let markup =
            "\(Self.use) <div className=\"page\"><div className={styles.card}><p className=\"text\">x</p></div></div>"
        let pairs = Self.pairs(markup, site: site, module: ".card { background: var(--card) }")
        let doubt = "--cold on ('.card' has rules in src/card.module.css, too): text"
        #expect(pairs.contains(doubt), "\(pairs)")
    }

    @Test(arguments: ["./other.module.css", "@/x/card.module.less", "pkg/card.module.css"])
    func `Classes of a module that is not read may be any`(path: String) {
        let inner = "<i className={other.card}><p className={styles.note}>x</p></i>"
        let start = "\(Self.use) import other from \"\(path)\";"
        let pairs = Self.pairs(start + "<div className={styles.card}>\(inner)</div>")
        #expect(pairs == ["--ink on (only the running app tells the classes around it): text"])
    }

    @Test func `A class that an expression chooses may be any of the module`() {
        let inner = "<i className={styles[kind]}><p className={styles.note}>x</p></i>"
        let pairs = Self.pairs("\(Self.use) <div className={styles.card}>\(inner)</div>")
        #expect(pairs == ["--ink on (only the running app tells the classes around it): text"])
    }
}
