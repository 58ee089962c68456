import { readdirSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findDifferences } from '../../../server/cli/new-migration/differences.ts';
import { declaredTables } from '../../../server/cli/new-migration/new-migration.ts';
import { pendingMigrations } from '../../../server/platform/database/migrate.ts';
import { query } from '../../postgres-server.ts';
import { createDatabase, startApp } from '../app/app.ts';
import { clientOf, tokenOf } from '../app/people.ts';

const fixtures = 'test/fixtures/databases';

test.each(readdirSync(fixtures))('a database of %s is migrated with its records', async (version) => {
  const clock = () => new Date('2026-11-22T12:00:00Z'); // Messages are purged after a time.
  const app = await startApp({ clock, configured: await restore(join(fixtures, version)) });
  onTestFinished(() => app.stop());
  const { database } = app.services;
  expect(await pendingMigrations(database)).toEqual([]);
  const upToDate = { tables: [], additions: [], remarks: [] };
  expect(await findDifferences(database, declaredTables)).toEqual(upToDate);

  const post = await app.get('/blogs/ten-years-of-shops');
  expect([post.statusCode, post.body]).toEqual([200, expect.stringMatching(/Ines Moreau[^]*The first one/)]);
  const reviews = (await app.get('/our-reviews')).body;
  expect([reviews.includes('A shop for books'), reviews.includes('A shop for bicycles')]).toEqual([true, false]);

  const { ask } = clientOf(app, await tokenOf(app, 'sana@example.com'));
  const first = async (path: string) => (await ask('GET', path)).body.data[0];
  expect(await first('/contact-messages')).toMatchObject({ name: 'Jonas Weber', description: 'We would like a shop.' });
  expect(await first('/meetings')).toMatchObject({ subject: 'Our shop', starts_at: '2027-03-09T10:00:00.000Z' });
  const { data: entries } = (await ask('GET', '/activity?per_page=100')).body;
  expect(entries).toContainEqual(expect.objectContaining({ user_name: 'Sana', title: 'A shop for bicycles' }));
});

/** Restores the database that a version left, and returns the variables that name it. */
async function restore(folder: string): Promise<Record<string, string>> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'plinth-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    await copyFile(join(folder, 'plinth.sqlite'), join(DATA_DIR, 'plinth.sqlite'));
    return { DATA_DIR };
  }
  const { url, drop } = await createDatabase('template0');
  onTestFinished(drop);
  await query(url, await readFile(join(folder, 'postgres.sql'), 'utf8'));
  return { DATA_DIR, DATABASE_URL: url };
}
