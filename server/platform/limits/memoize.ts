const ENTRY = 64; // characters

/**
 * Memoizes a pure function of a string; keeps results used lately, whose keys have at most `maxChars` characters together. What an
 * entry takes besides its key counts as so many more. In two generations rather than in order of use, which each view of a page
 * would have to change: what is asked for of the older one moves to the younger, and the older one is forgotten as a whole.
 */
export function memoize<Result>(compute: (text: string) => Result, maxChars: number): (text: string) => Result {
  let young = new Map<string, { result: Result }>();
  let old = new Map<string, { result: Result }>();
  let chars = 0;

  function remember(text: string): { result: Result } {
    const entry = old.get(text) ?? { result: compute(text) };
    const size = text.length + ENTRY;
    if (size > maxChars / 2) return entry;
    if (chars + size > maxChars / 2) {
      old = young;
      young = new Map();
      chars = 0;
    }
    young.set(text, entry);
    chars += size;
    return entry;
  }

  return (text) => (young.get(text) ?? remember(text)).result;
}
