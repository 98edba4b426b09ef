import SourceText

/// The names of elements, attributes and functions that are harmless in an image in SVG.
enum SVGNames {
    /// Without scripts, HTML, links to elsewhere, and animations, which can change where a link leads.
    static let elements = Set(
        words: """
            svg g defs symbol use title desc metadata style path rect
            circle ellipse line polyline polygon text tspan textPath
            image switch view marker pattern linearGradient
            radialGradient stop clipPath mask filter feBlend
            feColorMatrix feComponentTransfer feComposite
            feConvolveMatrix feDiffuseLighting feDisplacementMap
            feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
            feFuncR feGaussianBlur feMerge feMergeNode feMorphology
            feOffset fePointLight feSpecularLighting feSpotLight feTile
            feTurbulence
            """
    )

    /// Texts that say nothing to a browser but words.
    static let texts = Set(
        words: """
            id class role lang xml:lang xml:space version baseProfile
            contentScriptType contentStyleType type media title
            """
    )

    static let attributes = ofShapes.union(ofFilters).union(ofStyle)

    private static let ofShapes = Set(
        words: """
            x y x1 x2 y1 y2 dx dy cx cy r rx ry fx fy fr width height
            viewBox preserveAspectRatio transform gradientTransform
            patternTransform gradientUnits patternUnits
            patternContentUnits clipPathUnits maskUnits maskContentUnits
            filterUnits primitiveUnits markerUnits markerWidth
            markerHeight refX refY orient spreadMethod offset d points
            pathLength rotate textLength lengthAdjust startOffset method
            spacing side zoomAndPan enable-background systemLanguage
            requiredFeatures tabindex focusable
            """
    )

    private static let ofFilters = Set(
        words: """
            in in2 result mode values operator k1 k2 k3 k4 stdDeviation
            order kernelMatrix divisor bias targetX targetY edgeMode
            kernelUnitLength preserveAlpha surfaceScale diffuseConstant
            specularConstant specularExponent scale xChannelSelector
            yChannelSelector azimuth elevation radius baseFrequency
            numOctaves seed stitchTiles pointsAtX pointsAtY pointsAtZ
            limitingConeAngle tableValues slope intercept amplitude
            exponent z
            """
    )

    /// Properties of CSS, whose values load nothing but by a function.
    private static let ofStyle = Set(
        words: """
            style color fill fill-opacity fill-rule stroke
            stroke-dasharray stroke-dashoffset stroke-linecap
            stroke-linejoin stroke-miterlimit stroke-opacity
            stroke-width opacity stop-color stop-opacity flood-color
            flood-opacity lighting-color clip clip-path clip-rule mask
            mask-type filter marker marker-start marker-mid marker-end
            color-interpolation color-interpolation-filters
            color-rendering image-rendering shape-rendering
            text-rendering display visibility overflow cursor
            pointer-events paint-order vector-effect mix-blend-mode
            isolation transform-origin font font-family font-size
            font-size-adjust font-stretch font-style font-variant
            font-weight text-anchor text-decoration text-align
            text-orientation letter-spacing word-spacing line-height
            white-space direction unicode-bidi writing-mode
            dominant-baseline alignment-baseline baseline-shift kerning
            solid-color solid-opacity
            """
    )

    /// Functions of CSS that load nothing.
    static let functions = Set(
        words: """
            url rgb rgba hsl hsla hwb lab lch oklab oklch color
            color-mix var calc min max clamp matrix matrix3d translate
            translatex translatey translate3d scale scalex scaley rotate
            skew skewx skewy blur brightness contrast drop-shadow
            grayscale hue-rotate invert opacity saturate sepia
            cubic-bezier steps not is where nth-child nth-of-type
            """
    )

    /// The namespaces of editors and of descriptions.
    static let inertSpaces: Set = [
        "http://www.inkscape.org/namespaces/inkscape",
        "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
        "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
        "http://creativecommons.org/ns#",
        "http://web.resource.org/cc/",
        "http://purl.org/dc/elements/1.1/",
        "http://www.bohemiancoding.com/sketch/ns",
        "http://www.serif.com/",
        "http://vectornator.io",
        "https://boxy-svg.com",
    ]
}
