import { type ListedKind, OTHER, UNKNOWN } from '../../../content/figures.ts';
import type { Reason } from '../../../server/figures/views/left-out.ts';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** Returns what a screen calls a name of a kind. */
export function nameInWords(kind: ListedKind, name: string): string {
  if (name === OTHER) return 'Other';
  if (name === UNKNOWN) return 'Unknown';
  if (kind === 'language') return named(languages, name);
  if (kind === 'country') return named(countries, name);
  if (kind === 'device' || kind === 'channel') return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  return name;
}

/** What browsers send may be no code at all. */
function named(names: Intl.DisplayNames, code: string) {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Says why requests were not counted. */
export function reasonInWords(name: string): string {
  return name in reasons ? reasons[name as Reason] : name;
}

const reasons: Record<Reason, string> = {
  'missing page': 'Pages that do not exist',
  bot: 'Bots, such as search engines',
  'AI bot': 'Bots of AI companies',
  'asked not to be counted': 'Visitors who ask not to be counted',
  'signed in': 'People who are signed in here',
  prefetched: 'Pages that browsers fetch in advance',
  'not opened as a page': 'Pages in frames and calls of scripts',
  'blocked source': 'Sources that make up visits',
  'too many from one sender': 'More from one sender than people make',
};
