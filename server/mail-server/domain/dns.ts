import system from 'node:dns';
import { Resolver } from 'node:dns/promises';

const TIMEOUT = 2_000; // ms, for each try
const TRIES = 2;

/** The DNS did not answer, or could not be asked. */
export class DnsSilence extends Error {}

export type Dns = ReturnType<typeof createDns>;

/** Returns what asks the DNS servers of this process. What does not exist is empty; other failures throw `DnsSilence`. */
export function createDns() {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES });
  resolver.setServers(system.getServers());

  /** Returns the text records of a name, each as one text. */
  async function texts(name: string): Promise<string[]> {
    return (await orNothing(resolver.resolveTxt(name))).map((parts) => parts.join(''));
  }

  async function addresses(name: string): Promise<string[]> {
    return [...(await orNothing(resolver.resolve4(name))), ...(await orNothing(resolver.resolve6(name)))];
  }

  /** Returns the names of the servers that take emails to a name. */
  async function exchanges(name: string): Promise<string[]> {
    return (await orNothing(resolver.resolveMx(name))).map(({ exchange }) => exchange);
  }

  return { texts, addresses, exchanges };
}

async function orNothing<Value>(asking: Promise<Value[]>): Promise<Value[]> {
  try {
    return await asking;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENODATA' || code === 'ENOTFOUND') return [];
    throw new DnsSilence(message, { cause: error });
  }
}
