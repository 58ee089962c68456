import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { createLog } from '../../../server/platform/log/log.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { filesOf } from '../../../server/media/picture-files.ts';
import { PICTURE_COLUMNS } from '../../../server/media/storage/inventory.ts';
import type { MediaTables } from '../../../server/media/tables.ts';
import { openServices } from '../../../server/services.ts';
import { startPostgresProxy } from '../../servers/postgres-proxy.ts';
import { databaseUrl, query } from '../../servers/postgres-server.ts';
import { type S3Store, startS3Store } from '../../servers/s3-store.ts';
import { createServerGroup } from '../../servers/server-process.ts';
import { createDatabase } from '../app/app.ts';

const ON_POSTGRES = process.env['TEST_DATABASE'] === 'postgres';
const servers = createServerGroup();
afterAll(() => servers.stop());

async function emptyDatabase() {
  const { url, drop } = await createDatabase('template0');
  onTestFinished(drop);
  return url;
}

async function bucket(): Promise<S3Store> {
  const store = await startS3Store();
  onTestFinished(() => store.stop());
  return store;
}

test('two instances that start at once on an empty database both come up, and migrate and fill it once', async () => {
  if (!ON_POSTGRES) return; // Only one process at a time makes a database file.
  const DATABASE_URL = await emptyDatabase();
  const { variables, objects } = await bucket();
  const instances = await Promise.all([1, 2].map(() => servers.start({ ...variables, DATABASE_URL, CONTENT: 'demo' })));
  await Promise.all(instances.map((server) => server.prints('Plinth is ready')));
  expect(instances.filter((server) => server.output().includes('Migrated the database: 0001')).length).toBe(1);
  for (const server of instances) expect((await server.fetch('/readyz')).status).toBe(200);
  const database = await openDatabase({ DATABASE_URL, DATA_DIR: '', onError: () => {} });
  const { rows } = await sql<{ settings: number; pages: number; slugs: number }>`select
    (select count(*)::int from settings) as settings, (select count(*)::int from pages) as pages,
    (select count(distinct slug)::int from pages) as slugs`.execute(database.kysely);
  const pictures = await database.kysely
    .withTables<MediaTables>()
    .selectFrom('media')
    .select(PICTURE_COLUMNS)
    .execute();
  await database.kysely.destroy();
  expect(rows[0]).toMatchObject({ settings: 1, pages: rows[0]?.slugs });
  // Those of the other instance are gone, in all sizes.
  const stored = [...objects.keys()].filter((key) => key.startsWith('uploads/'));
  const named = pictures.flatMap(filesOf).map((file) => `uploads/${file}`);
  expect(stored.toSorted()).toEqual(named.toSorted());
  for (const server of instances) server.child.kill('SIGTERM');
  expect(await Promise.all(instances.map(({ exited }) => exited))).toEqual([0, 0]);
});

test('a role with the rights that the guide names is enough', async () => {
  if (!ON_POSTGRES) return;
  const server = inject('postgresUrl');
  const name = `plinth_${randomUUID().replaceAll('-', '')}`;
  const [, commands = ''] =
    /```sql\n(create role [^`]+)```/.exec(readFileSync('docs/guides/operating.md', 'utf8')) ?? [];
  const [before = '', after = ''] = commands.replaceAll(/\bplinth\b/g, name).split(/^\\connect .+$/m);
  for (const statement of statementsOf(before)) await query(server, statement);
  const url = new URL(databaseUrl(server, name));
  for (const statement of statementsOf(after)) await query(url.href, statement);
  [url.username, url.password] = [name, 'choose-one'];
  const started = await servers.start({ DATABASE_URL: url.href });
  onTestFinished(async () => {
    await started.stop('SIGKILL');
    await query(server, `drop database ${name} with (force)`);
    await query(server, `drop role ${name}`);
  });
  await started.prints('Plinth is ready');
  expect((await started.fetch('/readyz')).status).toBe(200);
  const body = new URLSearchParams({ name: 'Ines', email: 'ines@example.com', phone: '1', description: 'A shop.' });
  expect((await started.fetch('/api/contact/store', { method: 'POST', body })).status).toBe(201);
});

function statementsOf(commands: string) {
  return commands.split(';').filter((statement) => statement.trim() !== '');
}

test('the processes of a machine take at most a third of the connections that PostgreSQL allows', async () => {
  if (!ON_POSTGRES) return;
  const open = (WORKERS: number) =>
    openDatabase({ DATABASE_URL: inject('postgresUrl'), DATA_DIR: '', WORKERS, onError: () => {} });
  const mostOf = async (workers: number) => {
    const { kysely, connections } = await open(workers);
    await Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.05)`.execute(kysely)));
    const { busy, idle } = connections() ?? { busy: 0, idle: 0 };
    await kysely.destroy();
    return busy + idle;
  };
  // The server of the tests allows 200: a third is 66, and each process has one more that listens.
  expect([await mostOf(1), await mostOf(8), await mostOf(64)]).toEqual([10, 7, 2]);
});

test('a start waits for what is not there yet, and says so once', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { destination: { write: (line) => void lines.push(line) } });
  const store = await bucket();
  const way = ON_POSTGRES ? await startPostgresProxy(await emptyDatabase()) : undefined;
  const waitsFor = async (name: string) => {
    await expect.poll(() => lines.at(-1)).toContain(name);
  };
  const configuration = parseConfiguration({
    ...store.variables,
    CONTENT: 'empty',
    DATA_DIR: servers.folder,
    DATABASE_URL: way?.url,
  });
  way?.cut();
  store.goAway();
  const starting = openServices(configuration, { log });
  await waitsFor(way ? 'DATABASE_URL' : 'S3_ENDPOINT');
  way?.restore();
  await waitsFor('S3_ENDPOINT');
  store.comeBack();
  const services = await starting;
  await services.check();
  await services.close();
  way?.close();
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
    Array.from({ length: way ? 2 : 1 }, () => 'Retrying for up to a minute.'),
  );
});
