import SourceText

/// The words that no constant of Kotlin, Dart, Java, JavaScript or Swift may have for a name.
enum ReservedWords {
    static let all = Set(
        words: """
            abstract as assert async await
            boolean break byte
            case catch char class const continue
            default defer delete do double dynamic
            else enum export extends external
            factory false final finally float
            for fun func function
            goto guard
            if implements import in init inout
            instanceof int interface internal is
            late let library long
            mixin
            native new nil null
            object operator override
            package part private protected
            protocol public
            repeat required rethrow return
            self short static struct
            subscript super switch sync
            this throw throws transient
            true try typealias typeof
            undefined
            val var void volatile
            when where while with
            yield
            """
    )
}
