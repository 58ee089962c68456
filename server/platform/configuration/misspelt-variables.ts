/** Returns the variables that look misspelt, each with the name it resembles. */
export function findMisspelt(given: readonly string[], ours: readonly string[]): [given: string, meant: string][] {
  const known = new Set(ours);
  return given.flatMap((name) => {
    const meant = known.has(name) ? undefined : ours.find((one) => looksLike(name, one));
    return meant === undefined ? [] : [[name, meant] as [string, string]];
  });
}

/** Short names are near to many that mean something else, such as HOME to HOST. */
function looksLike(name: string, ours: string): boolean {
  const [a, b] = [name, ours].map((text) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')) as [string, string];
  if (b.length < 7) return a === b;
  const most = b.length < 8 ? 1 : 2;
  return Math.abs(a.length - b.length) <= most && distance(a, b) <= most;
}

/** Returns how many characters have to be added, left out or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
