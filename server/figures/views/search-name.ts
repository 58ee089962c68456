const LONGEST = 60; // characters

/** Returns what a search is counted as; null for what may be an address, a phone number or a text of somebody. */
export function searchNameOf(typed: string): string | null {
  const name = typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const mayNameSomebody = name.includes('@') || (name.match(/\d/g) ?? []).length > MOST_DIGITS;
  return name === '' || name.length > LONGEST || mayNameSomebody ? null : name;
}

/** A year has four. */
const MOST_DIGITS = 4;
