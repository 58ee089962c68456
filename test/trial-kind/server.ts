import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { columnsOfInboxKind } from '../../server/cli/new-migration/inbox-table.ts';
import { migratedFile } from '../api/app/migrated-file.ts';
import { createApiClient, type FormFields, overNetwork } from '../api-client.ts';
import { type ServerProcess, startServerProcess, type Variables } from '../servers/server-process.ts';
import { application } from './application.ts';

const owner = { email: 'owner@example.com', password: 'plinths carry' };
const program = ['--import', new URL('declare.ts', import.meta.url).href, 'server/main.ts'];

/** A server with one kind of inbox item more, whose files it has. It can be killed at any moment and started again. */
export async function prepareTrialServer(variables: Variables = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-trial-'));
  await writeFile(join(folder, 'plinth.sqlite'), await migratedFile(), { mode: 0o600 });
  query(`create table ${application.table} (${columnsOfInboxKind(application).map(columnSql).join()})`);
  let server: ServerProcess;
  let token = '';

  async function start() {
    const settings = { RATE_LIMIT: 'off', ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, ...variables };
    server = await startServerProcess({ DATA_DIR: folder, ...settings }, { program });
    await server.prints('Plinth is ready');
  }

  /** Returns a client of the owner, whose session survives a kill. */
  async function signIn() {
    const transport = overNetwork(server.origin);
    token ||= (await createApiClient(transport).call<{ ACCESS_TOKEN: string }>('POST', '/login', owner)).ACCESS_TOKEN;
    return createApiClient(transport, token);
  }

  function query<Row>(statement: string): Row[] {
    const database = new DatabaseSync(join(folder, 'plinth.sqlite'), { timeout: 10_000 });
    const rows = database.prepare(statement).all() as Row[];
    database.close();
    return rows;
  }

  return {
    folder,
    start,
    signIn,
    query,
    origin: () => server.origin,
    port: () => server.port,
    apply: (fields: FormFields) =>
      createApiClient(overNetwork(server.origin)).sendForm(`/${application.form}/store`, fields),
    strike: () => server.kill(),
    kill: () => server.stop('SIGKILL'),
    stop: async () => {
      await server.stop('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function columnSql({ name, type, nullable, unique, default: value }: ReturnType<typeof columnsOfInboxKind>[number]) {
  if (type === 'id') return `${name} integer primary key autoincrement`;
  const sqlType = type === 'text' ? 'text' : 'integer';
  const initial = value === undefined ? '' : ` default '${value}'`;
  return `${name} ${sqlType}${nullable ? '' : ' not null'}${unique ? ' unique' : ''}${initial}`;
}
