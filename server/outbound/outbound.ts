import { type Address, resolveName, type Resolve } from './resolve-name.ts';
import { isPublicAddress } from './public-address.ts';
import { bareHost, whyNotOutside } from './outside-address.ts';
import { type FetchLimits, fetchPinned, type Fetched } from './fetch-pinned.ts';
import { type Post, postPinned, type Posted } from './post-pinned.ts';
import { type Answer, failed, LATE } from './request-pinned.ts';

export type Outbound = ReturnType<typeof createOutbound>;

interface OutboundOptions {
  /** Whether addresses inside the network of this machine, and plain http, are allowed. */
  allowsPrivate: boolean;
  publicUrl: string;
  resolve?: Resolve;
}

/**
 * Calls servers elsewhere at addresses that people have typed. A name is resolved once, every address that it has is checked, and
 * the connection goes to one of those, so that a name cannot change its address in between. Redirects are not followed.
 */
export function createOutbound({
  allowsPrivate,
  publicUrl,
  resolve = resolveName({ isOnNetwork: allowsPrivate }),
}: OutboundOptions) {
  /** Says why nothing may be asked at an address, as far as its text shows; null if it may be. */
  const whyNot = (text: string): string | null => whyNotOutside(text, { allowsPrivate, publicUrl });

  /** Reads what is at an address. The reason of a failure does not name it. */
  function read(text: string, limits: FetchLimits): Promise<Fetched> {
    return call(text, limits.signal, (url, addresses) => fetchPinned(url, addresses, limits));
  }

  /** Sends JSON to an address. The reason of a failure does not name it. */
  function post(text: string, message: Post): Promise<Posted> {
    return call(text, message.signal, (url, addresses) => postPinned(url, addresses, message));
  }

  async function call<Success extends object>(
    text: string,
    signal: AbortSignal,
    ask: (url: URL, addresses: Address[]) => Promise<Answer<Success>>,
  ): Promise<Answer<Success>> {
    const obstacle = whyNot(text);
    if (obstacle) return failed(obstacle);
    const url = new URL(text);
    const addresses = await resolve(bareHost(url), signal);
    if (signal.aborted) return failed(LATE);
    if (addresses.length === 0) return failed('The name of its server has no address.');
    if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
      return failed('The name of its server leads into a private network.');
    return ask(url, addresses);
  }

  return { whyNot, read, post };
}
