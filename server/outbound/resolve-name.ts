import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

const TRY = { timeout: 2_000, tries: 2 }; // ms

export interface Address {
  address: string;
  family: number;
}

/** Returns all addresses of a host; none if it has none, or once the signal says that it is too late. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<Address[]>;

/**
 * Asks the name servers directly: `lookup` waits in one of few threads that mail and storage need too, ten seconds for each name
 * whose server is silent. It alone knows the names of the network of this machine.
 */
export function resolveName({ isOnNetwork }: { isOnNetwork: boolean }): Resolve {
  return async (host, signal) => {
    if (isIP(host)) return [{ address: host, family: isIP(host) }];
    const resolver = new Resolver(TRY);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    signal.removeEventListener('abort', cancel);
    const addresses = [...addressesIn(four, 4), ...addressesIn(six, 6)];
    if (addresses.length > 0 || !isOnNetwork) return addresses;
    return lookup(host, { all: true }).catch(() => []);
  };
}

/** A name without addresses of a family is a failure to the resolver. */
function addressesIn(result: PromiseSettledResult<string[]>, family: number): Address[] {
  return result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : [];
}
