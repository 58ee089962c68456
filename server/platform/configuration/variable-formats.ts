import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** A whole number in a range, with a description for the person who sets it. */
export function wholeNumber(min: number, max: number, description: string) {
  return z
    .string()
    .refine(
      (digits) => /^\d{1,9}$/.test(digits) && Number(digits) >= min && Number(digits) <= max,
      `must be ${description}`,
    )
    .transform(Number);
}

/** Whether this is an HTTP address without user, query and fragment. */
export function isAddress(url: string) {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { search, hash, username } = new URL(url);
  return !search && !hash && !username;
}

/** Whether this is an HTTP address without a path. */
export function isOrigin(url: string) {
  return isAddress(url) && new URL(url).pathname === '/';
}

/** Whether user and password are percent-encoded: otherwise parts of them are read as other parts of the URL. */
export function isEncoded(url: string) {
  if (!URL.canParse(url)) return false;
  const { username, password, pathname, hash } = new URL(url);
  return !/%(?![\da-f]{2})/i.test(username + password) && !pathname.includes('@') && !hash;
}

/** An email address as `<input type="email">` takes it; an international domain in ASCII. */
export function emailAddress(message: string) {
  return z
    .string()
    .transform(withAsciiDomain)
    .pipe(z.email({ pattern: z.regexes.html5Email, error: message }));
}

function withAsciiDomain(address: string) {
  const sign = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(sign + 1));
  return sign > 0 && domain ? `${address.slice(0, sign)}@${domain}` : address;
}

/** The sender of emails, with a name or without. */
export function mailbox(message: string) {
  return z
    .string()
    .transform(asMailbox)
    .pipe(z.object({ name: z.string(), address: emailAddress(message) }));
}

/** Parses `name@example.com` or `Name <name@example.com>`. */
function asMailbox(text: string) {
  const [, name = '', address = text] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  return { name: name.trim(), address: address.trim() };
}

/** Whether these are IP addresses or ranges in CIDR notation, separated by commas. */
export function isAddressList(list: string) {
  return list.split(',').every((range) => {
    const [address = '', length, ...rest] = range.trim().split('/');
    const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    const fits = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest);
    return longest > 0 && fits && rest.length === 0;
  });
}
