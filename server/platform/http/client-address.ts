import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Returns a function that tells whether an address is one of these, or in one of these ranges. */
export function isAmong(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', length] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(length), family);
  }
  return (address) => isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Returns a function from a request to the client's address: behind trusted proxies, the last one that these forward. */
export function createClientAddress(trustProxy: readonly string[] = []) {
  const isTrusted = isAmong(trustProxy);

  return ({ socket, headers }: IncomingMessage): string => {
    let address = socket.remoteAddress ?? '';
    if (trustProxy.length === 0) return address;
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    for (const before of forwarded.toReversed()) {
      if (!isTrusted(address) || isIP(before.trim()) === 0) break;
      address = before.trim();
    }
    return address;
  };
}
