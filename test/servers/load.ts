import { EventEmitter, once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

const PAGES = ['/', '/about-us', '/api/blog'];
const ENOUGH = 20; // responses

/**
 * Sends requests to a server until it is ended, on connections that are kept and on new ones, and stores messages. No kept
 * connection is ever idle: a server that closes one cannot know that a request is on its way.
 */
export function startLoad(origin: string) {
  const failures: string[] = [];
  const references: string[] = [];
  const outcomes = new EventEmitter();
  const ending = new AbortController();
  let responses = 0;
  const senders = [true, false].flatMap((keepAlive) => [
    repeatedly(read, new Agent({ keepAlive, maxSockets: 1 })),
    repeatedly(store, new Agent({ keepAlive, maxSockets: 1 })),
  ]);

  async function repeatedly(send: (agent: Agent, count: number) => Promise<void>, agent: Agent) {
    for (let count = 1; !ending.signal.aborted; count += 1) {
      try {
        await send(agent, count);
        responses += 1;
      } catch (error) {
        failures.push((error as Error).message);
      }
      outcomes.emit('outcome');
    }
    agent.destroy();
  }

  async function read(agent: Agent, count: number) {
    const path = PAGES[count % PAGES.length] ?? '/';
    const { status } = await send(origin + path, { agent });
    if (status !== 200) throw new Error(`${path} responded with ${status}`);
  }

  async function store(agent: Agent, count: number) {
    const message = { name: 'Ines', email: `ines.${count}@example.com`, phone: '1', description: `Matter ${count}.` };
    const { status, body } = await send(`${origin}/api/contact/store`, { agent, message });
    if (status !== 201) throw new Error(`a message was refused with ${status}`);
    references.push((JSON.parse(body) as { reference: string }).reference);
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

async function send(url: string, { agent, message }: { agent: Agent; message?: object }) {
  const sent = request(url, {
    agent,
    ...(message && { method: 'POST', headers: { 'content-type': 'application/json' } }),
  }).end(message && JSON.stringify(message));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}
