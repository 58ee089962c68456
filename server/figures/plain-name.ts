/** Returns the one form of what is written differently; null for what may be an address of a person, even encoded twice. */
export function plainName(text: string): string | null {
  const name = text.normalize('NFKC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim().toLowerCase();
  return name === '' || /@|%40/.test(name) ? null : name;
}
