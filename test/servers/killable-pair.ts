import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from '../api/app/app.ts';
import { type ApiClient, createApiClient, overNetwork } from '../api-client.ts';
import { freePort } from './free-port.ts';
import { createServerGroup, type ServerProcess, type Variables } from './server-process.ts';

const credentials = { email: 'owner@example.com', password: 'plinths carry' };

/** Prepares two servers on the database under test that can be killed at any moment and started again. */
export async function prepareKillablePair(variables: Variables = {}) {
  const servers = createServerGroup();
  const database = process.env['TEST_DATABASE'] === 'postgres' ? await createDatabase() : undefined;
  const running: (ServerProcess | undefined)[] = [];
  const ports = [await freePort(), await freePort()];
  const folders = ports.map(() => (database ? mkdtempSync(join(servers.folder, 'data-')) : servers.folder));
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);

  async function start(index: 0 | 1) {
    const server = await servers.start({
      DATABASE_URL: database?.url ?? '',
      DATA_DIR: folders[index] ?? '',
      PORT: String(ports[index]),
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
      ...variables,
    });
    running[index] = server;
    await server.prints('Plinth is ready');
  }

  /** Signs in once, and returns clients of the first and of the second. */
  async function signIn(): Promise<[ApiClient, ApiClient]> {
    const [first = '', second = ''] = origins;
    const visitor = createApiClient(overNetwork(first));
    const { ACCESS_TOKEN } = await visitor.call<{ ACCESS_TOKEN: string }>('POST', '/login', credentials);
    const clientOf = (origin: string) => createApiClient(overNetwork(origin), ACCESS_TOKEN);
    return [clientOf(first), clientOf(second)];
  }

  return {
    origins,
    start,
    signIn,
    kill: (index: 0 | 1) => running[index]?.stop('SIGKILL'),
    stop: async () => {
      servers.stop();
      await database?.drop();
    },
  };
}
