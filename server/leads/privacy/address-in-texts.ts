import { domainToASCII, domainToUnicode } from 'node:url';
import { ERASED } from '../../audit/audit-log.ts';

export type AddressInTexts = ReturnType<typeof addressInTexts>;

/** Finds an email address in texts, links, JSON and HTML, in any letter case and with its domain spelled either way. */
export function addressInTexts(email: string) {
  const spellings = spellingsOf(email.toLowerCase());
  const pattern = new RegExp(`${BEFORE}(?:${spellings.map((text) => RegExp.escape(text)).join('|')})${AFTER}`, 'giu');

  /** Returns a text without the address; null if it does not have it. */
  function erasedFrom(text: string): string | null {
    let isFound = false;
    const erase = (part: string) =>
      part.replaceAll(pattern, () => {
        isFound = true;
        return ERASED;
      });
    const erased = inJson(text, erase) ?? erase(text);
    return isFound ? erased : null;
  }

  return { spellings, erasedFrom, isIn: (text: string) => erasedFrom(text) !== null };
}

/** Not within a longer address. What is around it in “_me@example.com_” or “-me@example.com” belongs to none. */
const BEFORE = String.raw`(?<![\p{L}\p{N}][._%+-]{0,2})`;
const AFTER = String.raw`(?!-{0,2}[\p{L}\p{N}]|\.[\p{L}\p{N}])`;

function spellingsOf(email: string): string[] {
  const sign = email.lastIndexOf('@');
  const local = email.slice(0, sign);
  const domain = email.slice(sign + 1);
  const locals = [local, local.replaceAll('&', '&amp;'), encodeURIComponent(local).toLowerCase()];
  const domains = [domain, domainToUnicode(domain), domainToASCII(domain)].filter(Boolean);
  return [...new Set(locals.flatMap((name) => domains.map((host) => `${name}@${host}`)))];
}

/** Changes each string of a JSON text, whose escapes would hide where an address begins; null if it is none. */
function inJson(text: string, change: (part: string) => string): string | null {
  if (!/^[[{]/.test(text)) return null;
  try {
    return JSON.stringify(
      JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? change(value) : value)),
    );
  } catch {
    return null;
  }
}
