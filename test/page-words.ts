/** Returns what a page says, to eyes, screen readers and search engines. */
export function wordsOnPage(html: string): string[] {
  const spoken = html.replaceAll(/<!-- -->|<(script|style)\b[^>]*>[^]*?<\/\1>/g, '');
  const texts = spoken.split(/<[^>]*>/);
  const attributes = [...spoken.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]*)"/g)];
  const descriptions = [...spoken.matchAll(/<meta [^>]*(?:description|:title|:alt)" content="([^"]*)"/g)];
  return [...texts, ...[...attributes, ...descriptions].map(([, text = '']) => text)];
}
