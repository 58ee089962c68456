import { splitLanguage } from '../../../content/languages.ts';
import { isPage, recordPageAt } from '../../../content/paths.ts';
import { plainName } from '../plain-name.ts';

const LONGEST = 100; // characters
/** What people ask for as a page, here or where the site was before. */
const PAGE = /^(?:[^.]|\.(?:html?|php|aspx?|jsp|pdf)$)*$/;
/** What programs that call themselves browsers look for in weak sites. */
const PROBE = /\bwp-|xmlrpc|php-?myadmin|cgi-bin|\bvendor\b|\b(?:php)?(?:info|unit)\.php/;
/** A number that may be about somebody, or a key. A year has four digits. */
const PRIVATE = /\d{5}|(?=[a-z]*\d)[a-z\d]{16}/;

/** Returns what a page that a visitor looked for and did not find is counted as; null for what may be the work of a program. */
export function missingNameOf(path: string): string | null {
  const name = plainName(decoded(path).replace(/(?<=.)\/+$/, ''));
  if (name === null || name.length > LONGEST || PRIVATE.test(name)) return null;
  return PAGE.test(name) && !PROBE.test(name) && !isList(name) ? name : null;
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
