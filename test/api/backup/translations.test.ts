import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { backUp } from '../../../server/backup/backup.ts';
import { move } from '../../../server/backup/move.ts';
import { restore } from '../../../server/backup/restore.ts';
import { openFileStore } from '../../../server/media/storage/file-store.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import type { ApiClient } from '../../api-client.ts';
import { startApp } from '../app/app.ts';
import { signedInApp } from '../app/signed-in-app.ts';
import { rowsOf } from './rows-of-site.ts';
import { emptySite, type Site } from './empty-site.ts';
import { beginWords, createTranslatable, translatable } from '../languages/one-translatable-of-each.ts';

const HOUR = 3_600_000; // ms

const site = signedInApp();
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plinth-translations-'));
  await translateOneOfEach(site.client);
});
afterAll(() => rm(root, { recursive: true }));

/** Translates a record of each type, into Arabic no longer, and drafts more. The post is renamed, and its draft scheduled. */
async function translateOneOfEach(client: ApiClient) {
  const addresses = await createTranslatable(site.app, client);
  const translate = (address: string, words: object) => client.call('PUT', `${address}/translations/de`, words);
  for (const [type, address] of addresses) {
    const words = await beginWords(client, { type, address, language: 'de' });
    await translate(address, words);
    await client.call('PUT', `${address}/translations/ar`, words);
    await client.call('DELETE', `${address}/translations/ar`);
  }
  await translate('/pages/home', { title: 'Start', status: 1, sections: [] });
  await translate('/blogs/one', { title: 'Übersetzt', slug: 'uebersetzt' });
  await translate('/blogs/one', { slug: 'umbenannt' });
  for (const [type, address] of addresses) {
    const key = address.split('/').at(-1);
    const fields = type === blog ? { title: 'Nach der Sicherung' } : {};
    const draft = { type: type.path, key, language: 'de', fields };
    const { data } = await client.call<{ data: { id: number } }>('POST', '/drafts', draft);
    const time = new Date(site.now + HOUR).toISOString();
    if (type === blog) await client.call('POST', `/drafts/${data.id}/schedule`, { time });
  }
}

const openSite = (place: Site) => openDatabase({ ...place, onError: () => {} });

test('translations of every type are restored, with their addresses, drafts, schedules and versions', async () => {
  const expected = await rowsOf(site.app.services.database);
  const lacking = translatable.filter(({ table }) => (expected[`${table}_translations`]?.length ?? 0) < 2);
  expect(lacking.map(({ name }) => name)).toEqual([]);

  const archive = join(root, 'site.plinth');
  await backUp(site.app.services.database, await openFileStore({ DATA_DIR: site.app.folder }), archive);
  const place = await emptySite(root);
  await restore(archive, {
    openFiles: () => openFileStore(place),
    openDatabase: () => openSite(place),
  });
  const database = await openSite(place);
  expect(await rowsOf(database)).toEqual(expected);
  await database.kysely.destroy();

  let { now } = site;
  const restored = await startApp({ clock: () => new Date(now), configured: { ...place } });
  try {
    expect((await restored.get('/de/blogs/uebersetzt')).headers.location).toBe('/de/blogs/umbenannt');
    expect((await restored.get('/de/blogs/umbenannt')).body).toMatch(/<h1[^>]*>Übersetzt</);
    now += HOUR;
    await restored.services.scheduleRunner.applyDue();
    expect((await restored.get('/de/blogs/umbenannt')).body).toMatch(/<h1[^>]*>Nach der Sicherung</);
  } finally {
    await restored.stop();
  }
});

test('translations of every type are moved to another database', async () => {
  const target = await openSite(await emptySite(root, false));
  try {
    await move(site.app.services.database, target);
    expect(await rowsOf(target)).toEqual(await rowsOf(site.app.services.database));
  } finally {
    await target.kysely.destroy();
  }
});
