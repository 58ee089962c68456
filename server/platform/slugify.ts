/** Loads the library at its first use: its tables would take a thirtieth of the start. */
export async function loadSlugify() {
  const { default: slugify } = await import('@sindresorhus/slugify');
  // Letters such as the ligature of f and i would be lost.
  return (text: string) => slugify(text.normalize('NFKC'), { decamelize: false });
}
