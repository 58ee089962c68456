import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Returns a function from a request to the client's address: behind trusted proxies, the last one that these forward. */
export function createClientAddress(trustProxy: readonly string[] = []) {
  const trusted = new BlockList();
  for (const range of trustProxy) {
    const [address = '', length] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (length === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(length), family);
  }
  const isTrusted = (address: string) => isIP(address) > 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

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
