const NAME = 'preview';

/** Whether a query asks for a preview, however its letters are written: decoded as the page decodes it. */
export function asksForPreview(search: string): boolean {
  return new URLSearchParams(search).has(NAME);
}

/** Returns the token of the preview that a URL asks for; null where it asks for none. */
export function previewToken(url: string): string | null {
  return new URL(url).searchParams.get(NAME);
}
