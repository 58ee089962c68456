import { BlockList, isIPv6 } from 'node:net';
import { printable } from '../../platform/printable.ts';
import type { Dns } from './dns.ts';

/** What an SPF record says. */
export interface Spf {
  /** Whether it lets the mail server send, as far as its address tells. */
  isMet: boolean;
  /** Whether it lets everybody send. */
  isOpen: boolean;
  /** Whether it says that nobody else may. */
  isClosed: boolean;
}

/** Receivers ignore a record. The message says why, as the end of a sentence. */
export class SpfFault extends Error {}

/** Receivers ignore a record that takes more: RFC 7208, 4.6.4. */
const MAX_LOOKUPS = 10;
const MECHANISM = /^([+\-~?]?)(all|include|a|mx|ptr|exists|ip4|ip6)(?![\w.-])(.*)$/i;
const MODIFIER = /^([a-z][\w.-]*)=(.*)$/i;

/** Follows the SPF record of a domain as receivers do. `addresses` are those of the mail server. Throws `SpfFault`. */
export async function followSpf(dns: Dns, domain: string, record: string, addresses: readonly string[]): Promise<Spf> {
  let lookups = 0;

  async function follow(name: string, text: string): Promise<Spf> {
    const spf: Spf = { isMet: false, isOpen: false, isClosed: false };
    for (const term of text.split(/ +/).slice(1).filter(Boolean)) {
      const [, sign = '', kind = '', value = ''] = MECHANISM.exec(term) ?? [];
      const isPass = sign === '' || sign === '+';
      if (!kind) await modify(spf, term);
      else if (kind.toLowerCase() === 'all') {
        spf.isOpen ||= isPass;
        spf.isClosed = sign === '-' || sign === '~';
      } else if (kind.toLowerCase() === 'include') {
        const included = await followOther(value.slice(1), term);
        spf.isMet ||= isPass && included.isMet;
        spf.isOpen ||= isPass && included.isOpen;
      } else spf.isMet ||= (await matches(kind.toLowerCase(), { name, value, term })) && isPass;
    }
    return spf;
  }

  async function modify(spf: Spf, term: string) {
    const [, modifier = '', target = ''] = MODIFIER.exec(term) ?? [];
    if (!modifier) throw new SpfFault(`“${printable(term)}” means nothing there`);
    if (modifier.toLowerCase() === 'redirect') Object.assign(spf, await followOther(target, term));
  }

  async function followOther(name: string, term: string): Promise<Spf> {
    count();
    // It depends on the email.
    if (name.includes('%')) return { isMet: false, isOpen: false, isClosed: false };
    const [text, ...others] = spfIn(await dns.texts(name));
    if (text === undefined) throw new SpfFault(`“${printable(term)}” leads to a name without such a record`);
    if (others.length > 0) throw new SpfFault(`“${printable(term)}” leads to a name with more than one such record`);
    return follow(name, text);
  }

  /** Whether a mechanism names one of the addresses. */
  async function matches(kind: string, { name, value, term }: { name: string; value: string; term: string }) {
    if (kind === 'ip4' || kind === 'ip6') return isIn(networkOf(value.slice(1), term), addresses);
    count();
    if (kind === 'ptr' || kind === 'exists' || value.includes('%')) return false;
    const [, other = '', v4 = '32', v6 = '128'] = /^(?::([^/]*))?(?:\/(\d+))?(?:\/\/(\d+))?$/.exec(value) ?? [];
    const hosts = kind === 'mx' ? (await dns.exchanges(other || name)).slice(0, MAX_LOOKUPS) : [other || name];
    const theirs = (await Promise.all(hosts.map((host) => dns.addresses(host)))).flat();
    return theirs.some((address) => isIn(networkOf(`${address}/${isIPv6(address) ? v6 : v4}`, term), addresses));
  }

  function count() {
    lookups += 1;
    if (lookups > MAX_LOOKUPS) throw new SpfFault(`it takes more than ${MAX_LOOKUPS} questions to the DNS to read it`);
  }

  return follow(domain, record);
}

/** Returns the SPF records among the texts of a name. */
export function spfIn(texts: readonly string[]): string[] {
  return texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
}

function networkOf(written: string, term: string): BlockList {
  const [address = '', prefix] = written.split('/');
  const network = new BlockList();
  try {
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    network.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  } catch {
    throw new SpfFault(`“${printable(term)}” names no address`);
  }
  return network;
}

function isIn(network: BlockList, addresses: readonly string[]) {
  return addresses.some((address) => network.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'));
}
