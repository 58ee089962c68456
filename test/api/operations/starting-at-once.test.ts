import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../../server/platform/log/log.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { openServices } from '../../../server/services.ts';
import { startPostgresProxy } from '../../postgres-proxy.ts';
import { databaseUrl, query } from '../../postgres-server.ts';
import { type S3Store, startS3Store } from '../../s3-store.ts';
import { createServerGroup } from '../../server-process.ts';
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
  const { variables } = await bucket();
  const both = await Promise.all([1, 2].map(() => servers.start({ ...variables, DATABASE_URL, CONTENT: 'demo' })));
  await Promise.all(both.map((server) => server.prints('Plinth is ready')));
  expect(both.filter((server) => server.output().includes('Migrated the database: 0001')).length).toBe(1);
  for (const server of both) expect((await server.fetch('/readyz')).status).toBe(200);
  const database = await openDatabase({ DATABASE_URL, DATA_DIR: '', onError: () => {} });
  const { rows } = await sql<{ settings: number; members: number; names: number }>`select
    (select count(*)::int from settings) as settings, (select count(*)::int from teams) as members,
    (select count(distinct name)::int from teams) as names`.execute(database.kysely);
  await database.kysely.destroy();
  expect(rows[0]).toMatchObject({ settings: 1, members: rows[0]?.names });
  for (const server of both) server.child.kill('SIGTERM');
  expect(await Promise.all(both.map(({ exited }) => exited))).toEqual([0, 0]);
});

test('a role with the rights that the guide names is enough', async () => {
  if (!ON_POSTGRES) return;
  const url = await emptyDatabase();
  const role = `plinth_${process.pid}`;
  const { pathname } = new URL(url);
  await query(url, `create role ${role} login password 'canary'`);
  await query(url, `revoke all on database ${pathname.slice(1)} from public`);
  await query(url, 'revoke all on schema public from public');
  await query(url, `grant connect on database ${pathname.slice(1)} to ${role}`);
  await query(url, `grant usage, create on schema public to ${role}`);
  const own = new URL(url);
  [own.username, own.password] = [role, 'canary'];
  const server = await servers.start({ DATABASE_URL: own.href });
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    await query(url, `drop owned by ${role}`);
    await query(databaseUrl(url, 'postgres'), `drop role ${role}`);
  });
  await server.prints('Plinth is ready');
  expect((await server.fetch('/readyz')).status).toBe(200);
  const body = new URLSearchParams({ name: 'Ines', email: 'ines@example.com', phone: '1', description: 'A shop.' });
  expect((await server.fetch('/api/contact/store', { method: 'POST', body })).status).toBe(201);
});

test('a start waits for what is not there yet, and says so once', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { destination: { write: (line) => void lines.push(line) } });
  const store = await bucket();
  const way = ON_POSTGRES ? await startPostgresProxy(await emptyDatabase()) : undefined;
  const said = (name: string) => vi.waitFor(() => expect(lines.at(-1)).toContain(name), 10_000);
  const configuration = parseConfiguration({
    ...store.variables,
    CONTENT: 'empty',
    DATA_DIR: servers.folder,
    DATABASE_URL: way?.url,
  });
  way?.cut();
  store.goAway();
  const starting = openServices(configuration, { log });
  await said(way ? 'DATABASE_URL' : 'S3_ENDPOINT');
  way?.restore();
  await said('S3_ENDPOINT');
  store.comeBack();
  const services = await starting;
  await services.check();
  await services.close();
  way?.close();
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
    Array.from({ length: way ? 2 : 1 }, () => 'The start waits for up to a minute.'),
  );
});
