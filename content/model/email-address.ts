import { z } from 'zod';
import { tidied } from './typed-text.ts';

/** Returns a typed email address as it is stored: an international domain in ASCII, as mail programs and browsers send it. */
export function asEmailAddress(typed: string): string {
  const address = tidied(typed);
  const localLength = address.lastIndexOf('@');
  const domain = address.slice(localLength + 1);
  if (localLength < 1 || !/[^\p{ASCII}]/u.test(domain) || /[\s/\\?#:[\]%]/.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, localLength)}@${new URL(url).hostname}` : address;
}

/** Whether a text is an address for `<input type="email">`, which takes what mail servers take: r&d@, a..b@. */
export function isEmailAddress(address: string): boolean {
  return schema.safeParse(address).success;
}

const schema = z.email({ pattern: z.regexes.html5Email });
