import { randomUUID } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { settings } from '../../../content/types/settings.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { executedMigrations, migrate, migrationsFolder } from '../../../server/platform/database/migrate.ts';
import { openServices } from '../../../server/services.ts';
import { startApp, type TestApp } from '../app/app.ts';
import { readAllRows } from '../app/database-rows.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const run = (statement: string) => sql.raw(statement).execute(app.services.database.kysely);
const refused = (sentence: unknown) =>
  expect.objectContaining({ constructor: expect.objectContaining({ name: 'ConfigurationError' }), message: sentence });

test('migrations are numbered one after the other', () => {
  const numbers = readdirSync(migrationsFolder)
    .sort()
    .map((file) => Number(file.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
});

test('a database of a newer version is refused', async () => {
  await run(`insert into kysely_migration values ('9999-of-tomorrow', '2030-01-01T00:00:00Z')`);
  await expect(app.openServices()).rejects.toEqual(
    refused(
      'The database comes from a newer version of Plinth, with migration 9999-of-tomorrow: start that version, or restore an older copy.',
    ),
  );
  await run(`delete from kysely_migration where name = '9999-of-tomorrow'`);
});

test('a database made before 0.2.0 is refused', async () => {
  await run(`create table applied as select * from kysely_migration`);
  await run(`delete from kysely_migration`);
  await run(`insert into kysely_migration values ('0001-content', '2026-01-01T00:00:00Z')`);
  await expect(app.openServices()).rejects.toEqual(
    refused(
      'The database was made before Plinth 0.2.0, which cannot read it: name an empty DATA_DIR or DATABASE_URL, or start the version that made it.',
    ),
  );
  await run(`delete from kysely_migration`);
  await run(`insert into kysely_migration select * from applied`);
  await run(`drop table applied`);
});

test('a failed migration is named and changes nothing; on SQLite a snapshot from before it stays', async () => {
  await app.services.content.update(settings, 1, { product_name: 'Kept' });
  // The first migration now meets existing tables.
  await run(`create table applied as select * from kysely_migration`);
  await run(`delete from kysely_migration`);
  for (let count = 0; count < 2; count += 1) {
    await expect(app.openServices()).rejects.toThrow(/^Migration 0001-site failed: [^\n]* already exists\.$/);
  }
  await run(`insert into kysely_migration select * from applied`);
  await (await app.openServices()).close();
  if (isPostgres) return;
  const folder = join(app.folder, 'snapshots');
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^\d{8}T\d{6}-before-0001-site\.sqlite$/);
  expect([statSync(folder).mode & 0o777, statSync(join(folder, name)).mode & 0o777]).toEqual([0o700, 0o600]);
  const snapshot = new DatabaseSync(join(folder, name));
  expect(snapshot.prepare('select product_name from settings').get()).toEqual({ product_name: 'Kept' });
  snapshot.close();
});

test('after a migration that fails halfway everything is as it was, and the version before it starts', async () => {
  const before = await everything();
  const broken = pathToFileURL(`${await mkdtemp(join(app.folder, 'migrations-'))}/`);
  await cp(migrationsFolder, broken, { recursive: true });
  const statements = [
    'create table half (id integer primary key)',
    'alter table settings add column half text',
    `update settings set product_name = 'Half'`,
    'insert into half values (1), (1)',
  ];
  await writeFile(new URL('9998-half.ts', broken), `export const statements = () => ${JSON.stringify(statements)};`);
  await expect(migrate(app.services.database, { folder: broken })).rejects.toEqual(
    refused(expect.stringMatching(/^Migration 9998-half failed: [^\n]+\.$/)),
  );
  expect(await everything()).toEqual(before);
  await (await app.openServices()).close();
});

/** Every row of every table, and every column. */
async function everything() {
  const { database } = app.services;
  const tables = await database.kysely.introspection.getTables({ withInternalKyselyTables: true });
  const described = tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]);
  const migrations = await executedMigrations(database.kysely);
  return { tables: described, migrations, rows: await readAllRows(database) };
}

test('a migration that was changed after it was applied is refused by name', async () => {
  await run(`update migration_checksums set checksum = 'another' where name = '0006-accounts'`);
  await expect(app.openServices()).rejects.toThrow(/^Migration 0006-accounts was changed after it was applied/);
  await run(`delete from migration_checksums where name = '0006-accounts'`);
  await (await app.openServices()).close();
});

test('an unusable database is refused in one sentence', async () => {
  const [variables, sentence] = isPostgres ? await withForeignOwner() : await withGarbage();
  const configuration = parseConfiguration({ DATA_DIR: app.folder, ...variables });
  await expect(openServices(configuration, { log: createLog('silent') })).rejects.toEqual(refused(sentence));
});

/** A database that belongs to another role. */
async function withForeignOwner() {
  const name = `plinth_${randomUUID().slice(0, 8)}`;
  const server = new Client(inject('postgresUrl'));
  const url = new URL(inject('postgresUrl'));
  await server.connect();
  await server.query(`create role ${name} login password ${server.escapeLiteral(decodeURIComponent(url.password))}`);
  await server.query(`create database ${name}`);
  onTestFinished(async () => {
    await server.query(`drop database ${name} with (force)`);
    await server.query(`drop role ${name}`);
    await server.end();
  });
  [url.username, url.pathname] = [name, `/${name}`];
  return [{ DATABASE_URL: url.href }, 'The database cannot be migrated: permission denied for schema public.'] as const;
}

async function withGarbage() {
  const DATA_DIR = await mkdtemp(join(app.folder, 'garbage-'));
  writeFileSync(join(DATA_DIR, 'plinth.sqlite'), 'This is a text, not a database. '.repeat(100));
  return [{ DATA_DIR }, 'The database is damaged (file is not a database). Restore it from a backup.'] as const;
}
