import { EventEmitter, once } from 'node:events';

const PAGES = ['/', '/about-us', '/api/blog'];
const ENOUGH = 20; // responses

/** Sends requests to a server until it is ended, on connections that are kept and on new ones, and stores messages. */
export function startLoad(origin: string) {
  const failures: string[] = [];
  const references: string[] = [];
  const outcomes = new EventEmitter();
  const ending = new AbortController();
  let responses = 0;
  const senders = [
    repeatedly((count) => read(PAGES[count % PAGES.length] ?? '/', {})),
    repeatedly((count) => read(PAGES[count % PAGES.length] ?? '/', { connection: 'close' })),
    repeatedly((count) => store(count, {})),
    repeatedly((count) => store(count, { connection: 'close' })),
  ];

  async function repeatedly(send: (count: number) => Promise<void>) {
    for (let count = 1; !ending.signal.aborted; count += 1) {
      try {
        await send(count);
        responses += 1;
      } catch (error) {
        const { message, cause } = error as Error;
        failures.push(`${message}: ${(cause as Error | undefined)?.message}`);
      }
      outcomes.emit('outcome');
    }
  }

  async function read(path: string, headers: Record<string, string>) {
    const response = await fetch(origin + path, { headers });
    await response.text();
    if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
  }

  async function store(count: number, headers: Record<string, string>) {
    const message = { name: 'Ines', email: `ines.${count}@example.com`, phone: '1', description: `Matter ${count}.` };
    const response = await fetch(`${origin}/api/contact/store`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    const { reference = '' } = (await response.json()) as { reference?: string };
    if (response.status !== 201) throw new Error(`a message was refused with ${response.status}`);
    references.push(reference);
  }

  return {
    /** Resolves after some more responses. */
    isUnderWay: async () => {
      for (let count = 0; count < ENOUGH; count += 1) await once(outcomes, 'outcome');
    },
    /** Ends the load, and returns what went wrong, and the references of the messages that were accepted. */
    end: async () => {
      ending.abort();
      await Promise.all(senders);
      return { failures, references, responses };
    },
  };
}
