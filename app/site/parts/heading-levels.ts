const LOWEST = 6;

/** Takes sanitised text and moves its headings so that the highest are of a level and none below skips one. */
export function headingsFrom(level: number, html: string): string {
  const open: number[] = [];
  let last = level - 1;
  return html.replace(/<(\/?)h([2-6])\b/g, (_, end: string, written: string) => {
    if (end) return `</h${open.pop() ?? written}`;
    last = Math.min(Number(written) - 2 + level, last + 1, LOWEST);
    open.push(last);
    return `<h${last}`;
  });
}
