import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiClient, overNetwork } from '../api-client.ts';
import { createDatabase } from '../api/app/app.ts';
import { freePort } from './free-port.ts';
import { type ServerProcess, startServerProcess, type Variables } from './server-process.ts';

const STOPPED = 'Plinth has stopped.';
const credentials = { email: 'owner@example.com', password: 'plinths carry' };

/** A server, on the database under test, that can be killed at any moment and started again. */
export async function prepareServer(variables: Variables) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-killed-'));
  const database = process.env['TEST_DATABASE'] === 'postgres' ? await createDatabase() : undefined;
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const transport = overNetwork(origin);
  const visitor = createApiClient(transport);
  let server: ServerProcess | undefined;
  let token = '';

  async function start() {
    server = await startServerProcess({
      DATABASE_URL: database?.url ?? '',
      DATA_DIR: folder,
      PORT: port,
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
      ...variables,
    });
    await server.prints('Plinth is ready');
  }

  /** Kills the process without waiting for its end. */
  function strike() {
    server?.kill();
  }

  async function kill() {
    await server?.stop('SIGKILL');
  }

  /** Lets a new process take over, and waits until the one before has stopped. */
  async function handOver() {
    const stops = server?.output().split(STOPPED).length ?? 0;
    server?.child.kill('SIGUSR2');
    await server?.prints(STOPPED, stops);
  }

  /** Stops the server, and returns its log of requests. */
  async function shutDown() {
    await server?.stop();
    return server?.lines().filter(({ msg }) => msg === 'Request') ?? [];
  }

  /** Sends a message and returns its reference, or null if the server was killed meanwhile. */
  async function send(message: object) {
    try {
      const { status, body } = await visitor.ask('POST', '/contact/store', message);
      return status === 201 ? (body.reference as string) : null;
    } catch {
      return null;
    }
  }

  /** Signs in, once: a session survives a kill. */
  async function signIn() {
    token ||= (await visitor.call<{ ACCESS_TOKEN: string }>('POST', '/login', credentials)).ACCESS_TOKEN;
    return createApiClient(transport, token);
  }

  /** Returns the references of all messages in the inbox. */
  async function references() {
    const messages = await (await signIn()).all<{ reference: string }>('/contact-messages');
    return messages.map(({ reference }) => reference);
  }

  async function stop() {
    await kill();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }

  return { origin, start, strike, kill, handOver, shutDown, send, signIn, references, stop };
}
