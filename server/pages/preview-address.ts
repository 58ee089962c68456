const NAME = 'preview';

/** Whether a query asks for a preview. Decodes it first, as the page does, so that escapes make no difference. */
export function asksForPreview(search: string): boolean {
  return new URLSearchParams(search).has(NAME);
}

/** Returns the preview token in a URL, if there is one. */
export function previewToken(url: string): string | null {
  return new URL(url).searchParams.get(NAME);
}
