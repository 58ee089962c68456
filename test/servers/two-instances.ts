import { setTimeout as wait } from 'node:timers/promises';
import { recordPath, pages } from '../../content/addresses.ts';
import { category } from '../../content/types/category.ts';
import { type ApiClient, createApiClient, overNetwork } from '../api-client.ts';
import { createDatabase } from '../api/app/app.ts';
import { startS3Store } from './s3-store.ts';
import { createServerGroup } from './server-process.ts';

const credentials = { email: 'owner@example.com', password: 'plinths carry' };
const POLL_EVERY = 5; // ms

export type TwoInstances = Awaited<ReturnType<typeof startTwoInstances>>;

/** Starts two instances on the database under test and on one bucket; on PostgreSQL each has a data folder of its own. */
export async function startTwoInstances(variables: Record<string, string> = {}) {
  const servers = createServerGroup();
  const store = await startS3Store();
  const database = process.env['TEST_DATABASE'] === 'postgres' ? await createDatabase() : undefined;
  const shared = database ? { DATABASE_URL: database.url } : { DATA_DIR: servers.folder };
  const configured = {
    ...store.variables,
    ...shared,
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
    ...variables,
  };
  const first = await servers.start(configured);
  await first.prints('Plinth is ready');
  const second = await servers.start(configured);
  await second.prints('Plinth is ready');
  const transports = [first, second].map(({ origin }) => overNetwork(origin)) as [Transport, Transport];
  const session = await createApiClient(transports[0]).call<{ ACCESS_TOKEN: string }>('POST', '/login', credentials);
  const clients = transports.map((transport) => createApiClient(transport, session.ACCESS_TOKEN)) as Pair<ApiClient>;

  /** Changes a record through both in turn. Returns after how many ms each change was on a page of the other. */
  async function editInTurn(times: number): Promise<number[]> {
    const [writer] = clients;
    let { slug, version } = await writer
      .create(category, { name: 'Edited' })
      .then((saved) => ({ version: 1, ...saved }));
    const path = recordPath(pages.category, slug);
    const delays: number[] = [];
    for (let edit = 1; edit <= times; edit += 1) {
      const short_description = `This is edit ${edit}.`;
      const saved = await clients[edit % 2 ? 0 : 1].update(category, slug, {
        name: 'Edited',
        short_description,
        version,
      });
      ({ version } = saved as typeof saved & { version: number });
      delays.push(await untilShown([first, second][edit % 2]?.origin + path, short_description));
    }
    return delays;
  }

  async function stop() {
    servers.stop();
    store.stop();
    await database?.drop();
  }

  return { first, second, clients, store, databaseUrl: database?.url, editInTurn, stop };
}

async function untilShown(url: string, text: string) {
  const began = performance.now();
  while (!(await (await fetch(url)).text()).includes(text)) {
    if (performance.now() - began > 10_000) throw new Error(`After ten seconds ${url} does not show: ${text}`);
    await wait(POLL_EVERY);
  }
  return performance.now() - began;
}

type Transport = ReturnType<typeof overNetwork>;
type Pair<Each> = [Each, Each];
