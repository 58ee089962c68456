export const SVG = 'http://www.w3.org/2000/svg';

/** The elements of a drawing that moves nothing, runs nothing and loads nothing. */
export const keptElements = new Set(
  `svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker`.split(/\s+/),
);

/** Elements of which only what is in them is kept. */
export const unwrapped = new Set(['a', 'switch']);

/** Attributes without those that name a handler, an address or an animation. */
export const keptAttributes = new Set(
  `id class style viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy rotate offset
  transform transform-origin pathLength gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight orient refX refY
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stop-color stop-opacity color opacity clip-path clip-rule mask mask-type marker-start marker-mid marker-end
  display visibility overflow vector-effect paint-order mix-blend-mode isolation shape-rendering text-rendering
  font-family font-size font-weight font-style font-stretch font-variant letter-spacing word-spacing text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift textLength lengthAdjust startOffset writing-mode direction unicode-bidi
  role aria-label aria-hidden`.split(/\s+/),
);

const COMMENT = /\/\*[^]*?\*\//g;
/** A reference to another part of the same drawing. */
export const REFERENCE = /url\(\s*(?:"#([^"\\)]+)"|'#([^'\\)]+)'|#([^\s"'\\)]+))\s*\)/g;
// A backslash could spell any of the others.
const UNSAFE =
  /\\|@(?!media\b)|\b(?:url|src|image|image-set|cross-fade|element|expression|attr)\s*\(|javascript:|-moz-binding|behavior/i;

/** Whether a style, or an attribute that is one, refers to nothing outside of the drawing. */
export function isSafeStyle(style: string): boolean {
  return !UNSAFE.test(style.replaceAll(COMMENT, '').replaceAll(REFERENCE, ''));
}

/** Returns the ids of the parts of a drawing to which a style refers. */
export function referencesIn(style: string): string[] {
  return [...style.matchAll(REFERENCE)].map(([, ...ids]) => ids.find((id) => id !== undefined) ?? '');
}
