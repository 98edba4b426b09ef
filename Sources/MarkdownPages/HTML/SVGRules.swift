import SourceText

/// The harmless elements, attributes and functions of an image in SVG.
enum SVGRules {
    /// Without scripts, HTML, links to elsewhere, and animations, which can change where a link leads.
    static let elements: Set<String> = names(
        """
        svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath
        image switch view marker pattern linearGradient radialGradient stop clipPath mask filter feBlend feColorMatrix
        feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
        feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
        feSpecularLighting feSpotLight feTile feTurbulence
        """
    )

    /// Texts that say nothing to a browser but words.
    private static let texts: Set<String> = names(
        "id class role lang xml:lang xml:space version baseProfile contentScriptType contentStyleType type media title"
    )

    private static let attributes: Set<String> = names(
        """
        x y x1 x2 y1 y2 dx dy cx cy r rx ry fx fy fr width height viewBox preserveAspectRatio transform
        gradientTransform patternTransform gradientUnits patternUnits patternContentUnits clipPathUnits maskUnits
        maskContentUnits filterUnits primitiveUnits markerUnits markerWidth markerHeight refX refY orient spreadMethod
        offset d points pathLength rotate textLength lengthAdjust startOffset method spacing side zoomAndPan
        enable-background systemLanguage requiredFeatures tabindex focusable
        in in2 result mode values operator k1 k2 k3 k4 stdDeviation order kernelMatrix divisor bias targetX targetY edgeMode
        kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent scale
        xChannelSelector yChannelSelector azimuth elevation radius baseFrequency numOctaves seed stitchTiles pointsAtX
        pointsAtY pointsAtZ limitingConeAngle tableValues slope intercept amplitude exponent z
        style color fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
        stroke-miterlimit stroke-opacity stroke-width opacity stop-color stop-opacity flood-color flood-opacity
        lighting-color clip clip-path clip-rule mask mask-type filter marker marker-start marker-mid marker-end
        color-interpolation color-interpolation-filters color-rendering image-rendering shape-rendering text-rendering
        display visibility overflow cursor pointer-events paint-order vector-effect mix-blend-mode isolation
        transform-origin font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
        text-anchor text-decoration text-align text-orientation letter-spacing word-spacing line-height white-space
        direction unicode-bidi writing-mode dominant-baseline alignment-baseline baseline-shift kerning solid-color
        solid-opacity
        """
    )

    /// Functions of CSS that load nothing.
    private static let functions: Set<String> = names(
        """
        url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix var calc min max clamp matrix matrix3d translate
        translatex translatey translate3d scale scalex scaley rotate skew skewx skewy blur brightness contrast
        drop-shadow grayscale hue-rotate invert opacity saturate sepia cubic-bezier steps not is where nth-child
        nth-of-type
        """
    )

    /// The namespaces of editors and of descriptions.
    static let inertSpaces: Set<String> = [
        "http://www.inkscape.org/namespaces/inkscape",
        "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
        "http://www.w3.org/1999/02/22-rdf-syntax-ns#", "http://creativecommons.org/ns#",
        "http://web.resource.org/cc/",
        "http://purl.org/dc/elements/1.1/", "http://www.bohemiancoding.com/sketch/ns",
        "http://www.serif.com/",
        "http://vectornator.io", "https://boxy-svg.com",
    ]

    private static func names(_ text: String) -> Set<String> {
        Set(words: text)
    }

    /// The problem of an attribute; nil for a harmless one.
    static func problem(ofAttribute name: String, _ value: String) -> String? {
        switch name {
        case "xmlns", "xmlns:svg", "xmlns:xlink":
            let space = "http://www.w3.org/\(name == "xmlns:xlink" ? "1999/xlink" : "2000/svg")"
            return value == space ? nil : "the namespace '\(value.excerpt)'"
        case "href", "xlink:href":
            return isHarmless(address: value) ? nil : "the address '\(value.excerpt)'"
        default: break
        }
        if name.hasPrefix("xmlns:"), !name.hasPrefix("xmlns:xml") {
            return inertSpaces.contains(value) ? nil : "the namespace '\(value.excerpt)'"
        }
        if texts.contains(name) || name.hasPrefix("aria-") || name.hasPrefix("data-") { return nil }
        guard attributes.contains(name) else { return "the attribute '\(name.excerpt)'" }
        return problem(inCSS: value)
    }

    /// An element of the same image, or an image in pixels that the address itself holds.
    private static func isHarmless(address: String) -> Bool {
        address.hasPrefix("#")
            || ["png", "jpeg", "jpg", "gif", "webp"].contains {
                address.hasPrefix("data:image/\($0);base64,")
            }
    }

    /// The problem of CSS or of the value of a property; nil where all its functions load nothing.
    static func problem(inCSS text: String) -> String? {
        guard let text = resolved(text) else { return "a reference to a character" }
        let bytes = Array(text.lowercased().utf8)
        if bytes.contains(UInt8(ascii: "\\")) { return "a '\\' in CSS" }
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "@") {
                let rest = bytes[(index + 1)...]
                guard ["media", "supports"].contains(where: { rest.starts(with: $0.utf8) }) else {
                    return "a rule with '@'"
                }
            } else if byte == UInt8(ascii: "(") {
                let name = bytes[..<index].reversed().prefix {
                    $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-")
                }
                if name.isEmpty { continue }
                let function = String(decoding: name.reversed(), as: UTF8.self)
                guard functions.contains(function) else {
                    return "the function '\(function.excerpt)()'"
                }
                if function == "url", !isFragment(bytes[(index + 1)...]) {
                    return "an address in 'url()'"
                }
            }
        }
        return nil
    }

    private static func isFragment(_ rest: ArraySlice<UInt8>) -> Bool {
        let rest = rest.drop(while: \.isSpace)
        let isQuoted = rest.first == UInt8(ascii: "\"") || rest.first == UInt8(ascii: "'")
        return rest.dropFirst(isQuoted ? 1 : 0).first == UInt8(ascii: "#")
    }

    /// The text with its references to characters resolved; nil for one that XML does not know by itself.
    private static func resolved(_ text: String) -> String? {
        let pieces = text.split(separator: "&", omittingEmptySubsequences: false)
        var result = String(pieces[0])
        for piece in pieces.dropFirst() {
            let names: [(String, String)] = [
                ("quot;", "\""), ("apos;", "'"), ("amp;", "&"), ("lt;", "<"), ("gt;", ">"),
                ("#10;", "\n"),
                ("#9;", "\t"), ("#xA;", "\n"),
            ]
            guard let (name, value) = names.first(where: { piece.hasPrefix($0.0) }) else {
                return nil
            }
            result += value + piece.dropFirst(name.count)
        }
        return result
    }
}
