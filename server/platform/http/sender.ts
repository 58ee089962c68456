import { isIPv6 } from 'node:net';

/**
 * Returns what every limit counts a visitor by: an IPv4 address, or the /64 of an IPv6 address, because one household
 * or server has a whole /64 to itself. IPv4 addresses mapped into IPv6 (RFC 4291) or translated by NAT64 (RFC 6052)
 * count as the IPv4 address. What is no address counts as it is written.
 */
export function senderOf(address: string): string {
  // Most are IPv4, and each view of a page asks.
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const prefix = groups.slice(0, 6).map(hex).join(':');
  if (prefix === MAPPED || prefix === NAT64) return dotted(groups.slice(6));
  return `${groups.slice(0, 4).map(hex).join(':')}::/64`;
}

const MAPPED = '0:0:0:0:0:ffff';
const NAT64 = '64:ff9b:0:0:0:0';

/** Returns the eight groups of a valid IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  // The parser of URLs writes an address one way: lower case, hexadecimal, the longest run of zeros left out.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

function dotted(groups: number[]) {
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.');
}

function hex(group: number) {
  return group.toString(16);
}
