const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/g;

/** Elements without an end tag, of those in sanitized rich text and in pages. */
export const VOID: ReadonlySet<string> = new Set(['img', 'br', 'hr', 'col', 'wbr', 'source']);

/** Splits sanitized HTML into its outermost elements and the texts between them. */
export function outermostIn(html: string): string[] {
  const pieces: string[] = [];
  let [depth, from] = [0, 0];
  const cut = (to: number) => {
    if (to > from) pieces.push(html.slice(from, to));
    from = to;
  };
  for (const { 0: tag, 1: closes, 2: name = '', index } of html.matchAll(TAG)) {
    if (closes) {
      depth -= 1;
      if (depth === 0) cut(index + tag.length);
      continue;
    }
    if (depth === 0) cut(index);
    if (!VOID.has(name)) depth += 1;
    else if (depth === 0) cut(index + tag.length);
  }
  cut(html.length);
  return pieces;
}
