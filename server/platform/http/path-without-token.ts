/** Returns the path of a URL without its query, and without the token where it is that of a link to a preview. */
export function pathWithoutToken(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/^(\/preview\/).*/s, '$1…');
}
