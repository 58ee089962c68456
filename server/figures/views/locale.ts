import { memoize } from '../../platform/limits/memoize.ts';
import { UNKNOWN } from '../../../content/figures.ts';

const LONGEST = 40; // characters
const FIRST = /^([a-z]{2,3})(?![a-z\d])(?:-[a-z]{4}(?![a-z\d]))?(?:-([a-z]{2})(?![a-z\d]))?/i;

export interface Locale {
  language: string;
  /** The country whose spelling is preferred, not that of the visitor. */
  country: string;
}

/** Returns the first choice in `Accept-Language`, in part `(unknown)` if need be. */
export function localeOf(acceptLanguage = ''): Locale {
  return memoizedLocale(acceptLanguage.length > LONGEST ? acceptLanguage.slice(0, LONGEST) : acceptLanguage);
}

const memoizedLocale = memoize((acceptLanguage): Locale => {
  const [, language, country] = FIRST.exec(acceptLanguage) ?? [];
  return { language: language?.toLowerCase() ?? UNKNOWN, country: country?.toUpperCase() ?? UNKNOWN };
}, 16 * 1024);
