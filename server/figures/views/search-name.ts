import { plainName } from '../plain-name.ts';

const LONGEST = 60; // characters
/** A year has four. */
const MOST_DIGITS = 4;

/** Returns what a search is counted as; null for what may be an address, a phone number or a text of somebody. */
export function searchNameOf(typed: string): string | null {
  const name = plainName(typed);
  if (name === null || name.length > LONGEST) return null;
  return (name.match(/\p{Nd}/gu) ?? []).length > MOST_DIGITS ? null : name;
}
