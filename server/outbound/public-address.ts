import { isIP } from 'node:net';
import { isAmong } from '../platform/http/client-address.ts';

/** Ranges of IPv4 that no public server has (IANA, special-purpose addresses), and the one of Azure that answers machines only. */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** All of IPv6 that is given to public servers. What maps or translates IPv4, what is local and multicast lie outside. */
const PUBLIC_6 = '2000::/3';

/** Within: protocols such as Teredo, documentation, and 6to4, which holds an IPv4 address. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const isPublic6 = isAmong([PUBLIC_6]);
const isNotPublic = isAmong([...NOT_PUBLIC, ...NOT_PUBLIC_6]);

/** Whether an IP address is one that anybody on the internet may have. */
export function isPublicAddress(address: string): boolean {
  // A zone, as in fe80::1%eth0, is that of an interface of this machine.
  if (address.includes('%')) return false;
  if (isIP(address) === 6 && !isPublic6(address)) return false;
  return isIP(address) > 0 && !isNotPublic(address);
}
