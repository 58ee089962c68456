import { splitLanguage } from '../../../content/languages.ts';
import { isPage, recordPageAt } from '../../../content/paths.ts';
import { plainName } from '../plain-name.ts';

const LONGEST = 100; // characters
/** What people ask for as a page, here or where the site was before. */
const PAGE = /^(?:[^.]|\.(?:html?|php|aspx?|jsp|pdf)$)*$/;
/** What programs that call themselves browsers look for in weak sites. */
const PROBE = /\bwp-|xmlrpc|php-?myadmin|cgi-bin|\bvendor\b|\b(?:php)?(?:info|unit)\.php/;
/** A number that may be about somebody. A year has four digits. */
const LONG_NUMBER = /\d{5}/;
/** A key, where it has digits, or a long word. */
const LONG_WORD = /[a-z\d]{16,}/g;

/** Returns what a page that a visitor looked for and did not find is counted as; null for what may be the work of a program. */
export function missingNameOf(path: string): string | null {
  const name = plainName(decoded(path).replace(/(?<=.)\/$/, ''));
  if (name === null || name.length > LONGEST || isPrivate(name)) return null;
  return PAGE.test(name) && !PROBE.test(name) && !isList(name) ? name : null;
}

function isPrivate(name: string) {
  return LONG_NUMBER.test(name) || name.match(LONG_WORD)?.some((word) => /\d/.test(word));
}

/** A list is there, though not all of the pages that somebody asks for. */
function isList(name: string) {
  const { rest } = splitLanguage(name);
  return isPage(rest) && !recordPageAt(rest);
}

/** What is no UTF-8 stays as it was sent. */
function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
