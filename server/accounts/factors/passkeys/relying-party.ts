import { isIP } from 'node:net';
import { keyedHash } from '../../../platform/token.ts';

/** The site as passkeys know it. They are bound to its domain, and work at its address only. */
export interface RelyingParty {
  /** The domain; empty where no passkey can be used. */
  id: string;
  origin: string;
  /** Why no passkey can be used here; null where they can. */
  problem: string | null;
  /** Returns what stands for a person in their passkeys: it says nothing about them. */
  handleOf: (userId: number) => string;
}

/** Returns it by the address of the site alone: no header of a request has a say. */
export function relyingPartyAt(publicUrl: string, secret: string): RelyingParty {
  const { origin, hostname } = new URL(publicUrl);
  const problem = problemOf(new URL(publicUrl));
  const handleOf = (userId: number) => keyedHash(secret, `user handle ${userId}`);
  return { id: problem ? '' : hostname, origin, problem, handleOf };
}

/** What browsers refuse (WebAuthn Level 3, 5.1.3). */
function problemOf({ hostname, protocol, origin }: URL): string | null {
  if (isIP(hostname.replaceAll(/[[\]]/g, '')))
    return `Passkeys need a domain name. This site is at an IP address: ${origin}.`;
  if (protocol !== 'https:' && !/^(.+\.)?localhost$/.test(hostname))
    return `Passkeys need https. This site is at ${origin}.`;
  return null;
}
