import { memoize } from '../../platform/limits/memoize.ts';
import { UNKNOWN } from '../../../content/figures.ts';

const LONGEST = 40; // characters
const FIRST = /^([a-z]{2,3})(?![a-z\d])(?:-[a-z]{4}(?![a-z\d]))?(?:-([a-z]{2})(?![a-z\d]))?/i;

export interface Reader {
  language: string;
  /** The country whose spelling is preferred. */
  country: string;
}

/** Returns what the first choice in `Accept-Language` tells. */
export function readerOf(accepted = ''): Reader {
  return remembered(accepted.length > LONGEST ? accepted.slice(0, LONGEST) : accepted);
}

const remembered = memoize((accepted): Reader => {
  const [, language, country] = FIRST.exec(accepted) ?? [];
  return { language: language?.toLowerCase() ?? UNKNOWN, country: country?.toUpperCase() ?? UNKNOWN };
}, 16 * 1024);
