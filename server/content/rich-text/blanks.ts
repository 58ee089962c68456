/** Returns what a text has in brackets for somebody to fill in, such as [street and number]; no notes such as [1]. */
export function blanksIn(html: string): string[] {
  return html.match(/\[\p{L}[^[\]<>]{3,}\]/gu) ?? [];
}
