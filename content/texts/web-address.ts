import { tidied } from '../model/typed-text.ts';

/**
 * Returns the address that somebody means who leaves out how it begins: `example.com` is on the web, `our-services` on this
 * site, `me@example.com` a mailbox. An address of this site, which has some origins, becomes a path. Anything else stays.
 */
export function completeAddress(typed: string, origins: readonly string[] = []): string {
  const address = completed(tidied(typed));
  for (const origin of origins) {
    const path = address.startsWith(origin) ? address.slice(origin.length) : null;
    if (path === '') return '/';
    if (path && PATH_OF_SITE.test(path)) return path;
  }
  return address;
}

/** Returns the address that writes to a mailbox. What is special in addresses may stand before its @. */
export function mailAddress(email: string): string {
  const domainStart = email.lastIndexOf('@');
  const local = encodeURI(email.slice(0, domainStart)).replaceAll(/[?#&]/g, encodeURIComponent);
  return `mailto:${local}${email.slice(domainStart)}`;
}

/** Whether a text can link to an address: on the web, on this site, a mailbox or a phone number. */
export function canBeLinked(address: string): boolean {
  return BEGUN.test(address) || !SCHEME.test(address);
}

function completed(address: string) {
  if (address === '' || /[\s\\]/.test(address) || BEGUN.test(address)) return address;
  if (MAILBOX.test(address)) return `mailto:${address}`;
  if (HOST.test(address)) return `https://${address}`;
  // Hardly any has a certificate.
  if (IP_ADDRESS.test(address)) return `http://${address}`;
  return PATH.test(address) ? `/${address.replace(/^(?:\.{1,2}\/+)+/, '')}` : address;
}

const BEGUN = /^(?:[/?#]|(?:https?|mailto|tel):)/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const MAILBOX = /^[^@/?#:]+@[^@/?#:.]+(?:\.[^@/?#:.]+)+$/;
const HOST = /^[\p{L}\d_][\p{L}\p{M}\d._-]*\.(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)(?::\d{1,5})?(?=[/?#]|$)/iu;
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?=[/?#]|$)/;
const PATH = /^[\w~./-]+(?=[?#]|$)/;
// What begins with two slashes names another host.
const PATH_OF_SITE = /^\/(?![/\\])/;
