/** The attribute that holds what `style` held: the page's Content-Security-Policy empties that one, and reports it. */
export const STYLE = 'data-css';

export type Style = Record<string, string>;

export interface Styles {
  /** Returns the declarations of an element: those of its classes, then its own. */
  of: (element: Element) => Style;
  /** Returns how Word numbers a level of one of its lists, such as `bullet`. */
  numbering: (list: string, level: number) => string | undefined;
}

/** Reads the rules of style sheets that name an element or a class, and Word's lists. */
export function readStyles(sheets: string): Styles {
  const rules = new Map<string, Style>();
  const numbering = new Map<string, string>();
  for (const [selectors, body] of rulesOf(sheets)) {
    const level = /@list\s+(l\d+:level\d+)/i.exec(selectors)?.[1];
    if (level) numbering.set(level, declarationsOf(body)['mso-level-number-format'] ?? 'decimal');
    else
      for (const selector of selectors.split(',').map((selector) => selector.trim().toLowerCase()))
        if (CLASS.test(selector)) rules.set(selector, { ...rules.get(selector), ...declarationsOf(body) });
  }
  const known = new WeakMap<Element, Style>();

  function read(element: Element): Style {
    const style = { ...styleOfClasses(element, rules), ...declarationsOf(element.getAttribute(STYLE) ?? '') };
    known.set(element, style);
    return style;
  }

  return {
    of: (element) => known.get(element) ?? read(element),
    numbering: (list, level) => numbering.get(`${list}:level${level}`),
  };
}

const CLASS = /^[a-z0-9]*\.[\w-]+$/;

function rulesOf(sheets: string) {
  return sheets
    .replaceAll(/<!--|-->/g, '')
    .split('}')
    .map((rule): [string, string] => {
      const brace = rule.lastIndexOf('{');
      return [rule.slice(0, Math.max(0, brace)).replaceAll(/\/\*[^*]*\*\//g, ''), rule.slice(brace + 1)];
    });
}

function styleOfClasses(element: Element, rules: Map<string, Style>): Style {
  const names = [...element.classList].map((name) => name.toLowerCase());
  const style: Style = {};
  for (const name of names) Object.assign(style, rules.get(`.${name}`), rules.get(`${element.localName}.${name}`));
  // How Word sets a kind of paragraph is no emphasis of the writer's.
  const isKindOfParagraph = element.localName !== 'span' && names.some((name) => name.startsWith('mso'));
  if (isKindOfParagraph) for (const name of ['font-weight', 'font-style', 'text-decoration']) delete style[name];
  return style;
}

function declarationsOf(css: string): Style {
  const style: Style = {};
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const value = declaration.slice(colon + 1).replace('!important', '');
    style[declaration.slice(0, colon).trim().toLowerCase()] = value.trim().toLowerCase();
  }
  return style;
}

export function isHidden(style: Style) {
  return (
    style['display'] === 'none' ||
    style['mso-hide'] === 'all' ||
    /^(comment-list|field-begin)/.test(style['mso-element'] ?? '')
  );
}

const POINTS = { pt: 1, cm: 28.35, mm: 2.835, in: 72, px: 0.75, em: 12 };

/** Returns the left margin in points. */
export function marginOf(style: Style) {
  const [, number = '0', unit = 'pt'] = /^(-?[\d.]+)(pt|cm|mm|in|px|em)/.exec(style['margin-left'] ?? '') ?? [];
  return Number(number) * POINTS[unit as keyof typeof POINTS];
}

export function isMonospaced(style: Style) {
  return MONOSPACED.test(style['font-family'] ?? style['font'] ?? '');
}

const MONOSPACED =
  /\b(courier|consolas|menlo|monaco|monospace|roboto mono|source code|sf mono|cascadia|fira code|jetbrains)/;
