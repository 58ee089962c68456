import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const MAX_LENGTH = 2_000; // characters

/** Names that are good inside a network only. */
const LOCAL_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa|onion)\.?$/i;

/** Says why an address cannot be one of a public server, as far as its text shows; null if it can. */
export function whyNotOutside(
  text: string,
  { allowsPrivate, publicUrl }: { allowsPrivate: boolean; publicUrl: string },
): string | null {
  if (text.length > MAX_LENGTH) return `Address can be at most ${MAX_LENGTH.toLocaleString('en')} characters long.`;
  if (!URL.canParse(text)) return 'Address must be a whole one, such as https://example.com/name.';
  const url = new URL(text);
  const { protocol, username, password } = url;
  if (protocol !== 'https:' && !(allowsPrivate && protocol === 'http:')) return 'Address must start with https://.';
  if (username || password) return 'Address must not contain a user name or password.';
  if (withoutRoot(url.host) === withoutRoot(new URL(publicUrl).host)) return 'Address must not be one of this site.';
  const host = bareHost(url);
  const isInside = isIP(host)
    ? !isPublicAddress(host)
    : !host.replace(/\.$/, '').includes('.') || LOCAL_NAME.test(host);
  return isInside && !allowsPrivate ? 'Address must be one that everybody can reach, not one inside a network.' : null;
}

/** A name means the same with the dot of the root behind it. */
function withoutRoot(host: string) {
  return host.replace(/\.(?=:|$)/, '');
}

/** Returns the host of a URL, an IPv6 address without its brackets. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
