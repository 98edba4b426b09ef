/// The surroundings of a colour: the meanings of names, the appearance, the functions of a program.
package struct ColorScope {
    /// The meaning of a name; nil for an unknown one.
    ///
    /// It is asked once for each use, so a caller sees here what a colour is made of.
    package var definition: (ColorName) -> ColorDefinition?
    /// The dark branch of `light-dark()` counts; nil where both appearances are meant.
    package var isDark: Bool?
    /// The functions that a program adds to those of CSS.
    package var dialect: ColorDialect?

    /// `{palette.ink}`, `@ink` and `$ink` are names beside `var()` and `theme()`; CSS does not have them.
    package var hasAliases = true
    /// The most bytes of a text with its names replaced, where each look-up counts as 32.
    package var longest = 100_000

    /// A scope; without arguments it has no names, no appearance and no functions of its own.
    package init(
        isDark: Bool? = nil,
        dialect: ColorDialect? = nil,
        definition: @escaping (ColorName) -> ColorDefinition? = { _ in nil }
    ) {
        self.isDark = isDark
        self.dialect = dialect
        self.definition = definition
    }
}

extension ColorScope {
    /// The text with its names replaced by their meanings, as CSS does it before it reads a value of any kind.
    ///
    /// `name` is the name whose meaning the text is. A comment stands where two texts meet, which keeps their tokens
    /// apart.
    ///
    /// Source: CSS Variables 1, §3.
    package func replacingNames(in text: String, of name: ColorName? = nil)
        throws(ColorParsingError) -> String
    {
        if NameExpansion.isNeedless(for: text) {
            return text
        }
        do throws(ParsingFailure) {
            let result = try NameExpansion(text, of: name, in: self).result
            return String(decoding: result.bytes, as: UTF8.self)
        } catch {
            throw ColorParsingError(error, in: text)
        }
    }
}

/// A name that stands for a colour, or for a part of one.
package enum ColorName: Hashable, Sendable, CustomStringConvertible {
    /// The custom property in `var(--ink)` or `theme(--ink)`, with its hyphens.
    case property(String)
    /// The dotted path in `{palette.ink}`.
    case alias(String)
    /// The name in `@ink` of GTK, in `$ink`, or in `var(ink)` of Sublime Text.
    case variable(String)

    /// The name as it is written in messages.
    package var description: String {
        switch self {
        case .property(let name), .variable(let name): name
        case .alias(let path): "{\(path)}"
        }
    }
}

/// The meaning of a name.
package enum ColorDefinition: Hashable, Sendable {
    /// The text that replaces the name, whose own names are looked up in turn.
    case text(String)
    /// A colour that is known already.
    case color(Color)
    /// A registered property: its initial value counts where the text is nil, fits no syntax or leads nowhere.
    case registered(String?, PropertyRegistration)
}

/// Functions that a program adds to those of CSS, such as `shade()` of GTK.
package struct ColorDialect: Sendable {
    /// The names of functions that make a colour, in lower case; `color` and `alpha` keep their meanings in CSS, too.
    package var functions: Set<String>
    /// The colour of a call; nil where the arguments do not fit.
    package var color: @Sendable (ColorCall) -> Color?

    /// Takes the functions and their meaning.
    package init(functions: Set<String>, color: @escaping @Sendable (ColorCall) -> Color?) {
        self.functions = functions
        self.color = color
    }
}

/// A call of a program's function, with colours and calculations computed.
package struct ColorCall: Hashable, Sendable {
    /// The name in lower case.
    package var name: String
    /// The arguments, without the commas between them.
    package var arguments: [ColorArgument]
}

/// An argument of a program's function.
package enum ColorArgument: Hashable, Sendable {
    /// A colour, computed.
    case color(Color)
    /// A number without a unit.
    case number(Double)
    /// A percentage: 50 for `50%`.
    case percentage(Double)
    /// An angle in degrees.
    case angle(Double)
    /// A word that is no colour, or a sign.
    case word(String)
    /// A function that makes no colour itself, as `alpha(0.5)` in Sublime's `color(red alpha(0.5))`.
    indirect case call(ColorCall)
}
