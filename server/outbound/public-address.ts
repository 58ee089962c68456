import { BlockList, isIP } from 'node:net';

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

const notPublic = listOf(NOT_PUBLIC, 'ipv4');
const public6 = listOf([PUBLIC_6], 'ipv6');
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6');

/** Whether an IP address is one that anybody on the internet may have. */
export function isPublicAddress(address: string): boolean {
  // A zone, as in fe80::1%eth0, is that of an interface of this machine.
  if (address.includes('%')) return false;
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return isIP(address) === 6 && public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6') {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}
