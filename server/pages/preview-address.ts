/** Whether a query asks for a preview, however its letters are written: decoded as the page decodes it. */
export function asksForPreview(search: string): boolean {
  return new URLSearchParams(search).has('preview');
}
