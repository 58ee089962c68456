import { type Configuration, readVariables, variableNames } from './configuration.ts';
import type { Log } from '../log/log.ts';
import { isLoopback } from './own-address.ts';

/** Returns the variables that look misspelt, each with the name it resembles. */
export function findMisspelt(names: readonly string[], ours: readonly string[]): [name: string, meant: string][] {
  const known = new Map(ours.map((name) => [name, charactersOf(name)]));
  return names.flatMap((name) => {
    const characters = charactersOf(name);
    const meant = known.has(name)
      ? undefined
      : ours.find((candidate) => looksLike(characters, known.get(candidate) ?? ''));
    return meant === undefined ? [] : [[name, meant] as [string, string]];
  });
}

function charactersOf(name: string) {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** Short names are near to many that mean something else, such as HOME to HOST. */
function looksLike(name: string, ours: string): boolean {
  if (ours.length < 7) return name === ours;
  const most = ours.length < 8 ? 1 : 2;
  return Math.abs(name.length - ours.length) <= most && distance(name, ours) <= most;
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

/** Logs settings that are allowed but hardly intended. */
export function warnOfConfiguration(log: Log, { PUBLIC_URL, TRUST_PROXY }: Configuration): void {
  for (const [name, meant] of findMisspelt(Object.keys(readVariables()), variableNames))
    log.warn(`The variable ${name} is unknown. Did you mean ${meant}?`);
  if (!TRUST_PROXY && !isLoopback(new URL(PUBLIC_URL)))
    log.warn('TRUST_PROXY is not set. Behind a proxy, all visitors count as one; without a proxy, ignore this.');
}
