import { beforeAll, describe, expect, test } from 'vitest';
import type { ContentType } from '../../../content/model/content-type.ts';
import { inLanguage } from '../../../content/model/translations/in-language.ts';
import { signedInApp } from '../app/signed-in-app.ts';
import { beginWords, createTranslatable, translatable } from './one-translatable-of-each.ts';

const site = signedInApp();

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  site.client.ask(method, path, body);
const read = async (path: string) => {
  const { body } = await ask('GET', path);
  // The specified answer about a team member has no data around it.
  return 'data' in body ? body.data : body;
};

let addresses: Map<ContentType, string>;

beforeAll(async () => {
  addresses = await createTranslatable(site.app, site.client);
});

const wordsFor = (type: ContentType, language: string) =>
  beginWords(site.client, { type, address: addresses.get(type) ?? '', language });

describe.each(translatable)('a translation of $name', (type) => {
  const translations = () => `${addresses.get(type)}/translations`;

  test('is made by a program, read, listed, deleted and restored, and the record stays as it is', async () => {
    const words = await wordsFor(type, 'ar');
    const before = await read(addresses.get(type) ?? '');
    const saved = await ask('PUT', `${translations()}/ar`, words);
    expect([saved.status, saved.body.message]).toEqual([200, 'Translation Saved!']);
    expect(saved.body.data).toMatchObject({ ...words, language: 'ar', version: 1, source_version: before.version });
    expect(await read(`${translations()}/AR`)).toEqual(saved.body.data);
    expect(await read(translations())).toMatchObject([{ language: 'ar', version: 1, is_outdated: false }]);
    expect(await read(addresses.get(type) ?? '')).toEqual(before);

    expect((await ask('DELETE', `${translations()}/ar`)).status).toBe(200);
    expect((await ask('GET', `${translations()}/ar`)).status).toBe(404);
    const deleted: { type: string }[] = await read('/deleted?language=ar');
    const key = (addresses.get(type) ?? '').split('/')[2];
    const expected = type.messages.deleted ? [{ key, language: 'ar' }] : [];
    expect(deleted.filter((row) => row.type === type.path)).toMatchObject(expected);
    expect((await ask('POST', `${translations()}/ar/restore`)).body.data).toMatchObject(words);
  });

  test('is drafted, published, taken back, scheduled and seen in earlier versions, beside the record', async () => {
    const [, path, key] = (addresses.get(type) ?? '').split('/');
    const words = await wordsFor(type, 'de');
    const record = await read(addresses.get(type) ?? '');
    const begun = await ask('POST', '/drafts', { type: path, key, language: 'de', fields: words });
    expect(begun.body.data).toMatchObject({ type: path, key, language: 'de', source_version: record.version });
    const { id, version } = begun.body.data;
    const listed = await ask('GET', translations());
    expect(listed.body.drafts).toEqual(['de']);
    expect(await read(`${translations()}/de/draft`)).toMatchObject({ id });
    expect(await read(`${addresses.get(type)}/draft`)).toBeNull();
    expect((await read('/drafts')).map((draft: { id: number }) => draft.id)).not.toContain(id);
    expect(await read('/drafts?language=de')).toMatchObject([{ id, language: 'de', key }]);
    expect((await ask('GET', `/drafts/${id}/diff`)).status).toBe(200);

    const published = await ask('POST', `/drafts/${id}/publish`, { version });
    expect([published.status, published.body.message]).toEqual([200, 'Translation Published!']);
    expect(published.body.data).toMatchObject({ ...words, version: 1 });
    const undone = await ask('POST', `${addresses.get(type)}/undo?language=de`, { version: 1 });
    expect([undone.status, undone.body.data, undone.body.draft]).toMatchObject([200, null, { language: 'de', key }]);
    const again = await ask('POST', `/drafts/${undone.body.draft.id}/publish`);
    expect(again.body.data).toMatchObject(words);
    expect(await read(addresses.get(type) ?? '')).toEqual(record);

    const revisions = await read(`${addresses.get(type)}/revisions?language=de`);
    expect(revisions).toMatchObject([{ version: 1 }]);
    const open = await ask('POST', '/presence', { type: path, key, language: 'de' });
    expect(open.status).toBe(200);
  });

  test('is behind once the record says something else, and not once it says the same again', async () => {
    const address = addresses.get(type) ?? '';
    const text = Object.entries(inLanguage(type, 'de').fields).find(
      ([name, field]) => ['text', 'longText'].includes(field.kind) && name in type.fields,
    )?.[0];
    if (text === undefined) return;
    const { [text]: before = null } = await read(address);
    const isOutdated = async () => {
      const listed: { language: string; is_outdated: boolean }[] = await read(`${address}/translations`);
      return listed.find(({ language }) => language === 'de')?.is_outdated;
    };
    expect(await isOutdated()).toBe(false);
    await ask('PUT', address, { [text]: 'Something else' });
    expect(await isOutdated()).toBe(true);
    expect(await read(`${address}/translations/de/source-diff`)).toMatchObject([
      { field: text, after: 'Something else' },
    ]);
    await ask('PUT', address, { [text]: before });
    expect(await isOutdated()).toBe(false);

    await ask('PUT', address, { [text]: 'Something new' });
    const { version } = await read(address);
    const upToDate = await ask('POST', `${address}/translations/de/up-to-date`, { source_version: version });
    expect(upToDate.status).toBe(200);
    expect(await isOutdated()).toBe(false);
    expect(await read(`${address}/translations/de/source-diff`)).toEqual([]);
  });
});

test.each(translatable.filter((type) => 'status' in inLanguage(type, 'de').fields))(
  'a translation of $name is hidden at its time, its record is not',
  async (type) => {
    const [, path, key] = (addresses.get(type) ?? '').split('/');
    const time = new Date(site.now + 3_600_000).toISOString();
    const scheduled = await ask('POST', `/${path}/${key}/schedule?language=de`, { action: 'unpublish', time });
    expect(scheduled.body.data).toMatchObject({ type: path, key, language: 'de' });
    expect(await read('/schedules')).toEqual([]);
    expect(await read('/schedules?language=de')).toHaveLength(1);
    site.now += 3_600_001;
    await site.app.services.scheduleRunner.applyDue();
    expect(await read(`/${path}/${key}/translations/de`)).toMatchObject({ status: 2 });
    expect(await read(`/${path}/${key}`)).toMatchObject({ status: 1 });
  },
);
