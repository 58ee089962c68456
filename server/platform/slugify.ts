/** Loads the library at its first use: its tables would take a thirtieth of the start. */
export async function loadSlugify() {
  const { default: slugify } = await import('@sindresorhus/slugify');
  return (text: string) => slugify(text, { decamelize: false });
}
