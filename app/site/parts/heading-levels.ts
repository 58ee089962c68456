const LOWEST = 6;

/** Renumbers the headings of sanitized HTML so that they start at `level` and skip none. */
export function renumberHeadings(html: string, level: number): string {
  const open: number[] = [];
  let last = level - 1;
  return html.replace(/<(\/?)h([2-6])\b/g, (_, slash: string, written: string) => {
    if (slash) return `</h${open.pop() ?? written}`;
    last = Math.min(Number(written) - 2 + level, last + 1, LOWEST);
    open.push(last);
    return `<h${last}`;
  });
}
