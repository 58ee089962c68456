import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { type Language, languageTags } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { inLanguage, isTranslatable } from '../../../content/model/translations/in-language.ts';
import { settings as settingsType } from '../../../content/types/settings.ts';
import { loadDemonstration } from '../../../seed/demonstrations/demonstration.ts';
import { recordsIn } from '../../../seed/records.ts';
import { SYSTEM } from '../../../server/audit/audit-log.ts';
import { readSingle } from '../../../server/content/records/records.ts';
import { anyContent, type ContentTables, recordsOf, tableOf } from '../../../server/content/tables.ts';
import { demonstrationNames } from '../../../server/platform/configuration/configuration.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { signInTo } from '../app/people.ts';
import { openEveryPage, type PublicPage } from '../app/documents/public-page.ts';
import { testEveryPage } from '../app/documents/test-every-page.ts';
import { problemsOf, siteOf } from '../app/examination.ts';

describe.each(demonstrationNames)('the demonstration %s', async (name) => {
  const demonstration = await loadDemonstration(name);
  let app: TestApp;
  let every: PublicPage[];
  beforeAll(async () => {
    app = await startApp({ content: `demo:${name}` });
    every = await openEveryPage(app);
  });
  afterAll(() => app.stop());

  test('is complete', async () => {
    const records = await readContent(app);
    const declared = recordsIn(demonstration);
    for (const { name } of contentTypes)
      expect([name, records[name]?.length]).toEqual([name, declared.filter(({ type }) => type.name === name).length]);
    for (const language of languageTags)
      for (const type of contentTypes.filter(isTranslatable)) {
        const translated = declared.filter(({ type: { name }, words }) => name === type.name && words[language]);
        expect([language, type.name, await countTranslations(app, type, language)]).toEqual([
          language,
          type.name,
          translated.length,
        ]);
      }
    expect(demonstration.page?.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['privacy', 'imprint']));
    const site = await readSingle(app.services.content.db, settingsType);
    expect(site).toMatchObject({ contact_person: { name: demonstration.settings?.contact_person } });
  });

  testEveryPage(() => ({ app, pages: every }), { fewest: 40, isEmpty: false });

  test('has nothing wrong for the doctor', async () => {
    expect(await problemsOf(await siteOf(app, { SMTP_URL: 'smtp://127.0.0.1:1' }))).toEqual([]);
  });

  test('has its activity in the order of time', async () => {
    const client = await signInTo(app);
    const times: string[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { body } = await client.ask('GET', `/activity?per_page=25&page=${page}`);
      last = body.meta.last_page;
      times.push(...body.data.map(({ at: time }: { at: string }) => time));
    }
    expect(times.length).toBeGreaterThan(50);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('has no dead link', async () => {
    expect(JSON.stringify(await readContent(app))).toContain('href=\\\"/');
    expect(await app.services.deadLinks()).toEqual([]);
  });

  test('has About, Service page and settings with the id 1', async () => {
    const { about, servicePage, settings } = await readContent(app);
    expect([about, servicePage, settings].map((rows) => rows?.[0]?.id)).toEqual([1, 1, 1]);
  });

  test('has no two pictures that are the same, and none wider than 1280 px', async () => {
    const { data } = (await app.get('/api/blog?per_page=100')).json();
    const paths: string[] = data.map((blog: { image: string }) => blog.image);
    const bytes = await Promise.all(paths.map(async (path) => (await app.get(path)).rawPayload.toString('base64')));
    expect(new Set(bytes).size).toBe(demonstration.blog?.length);
    expect(data.every((blog: { image_width: number }) => blog.image_width <= 1280)).toBe(true);
  });

  test('stays as it is at a second start, whatever CONTENT is then', async () => {
    const before = await readContent(app);
    const second = await app.openServices({ CONTENT: 'empty' });
    await second.close();
    expect(await readContent(app)).toEqual(before);
  });

  test('leaves nothing of it on any page once it is removed, and comes back whole', async () => {
    // Enough updates to drop the first revision, by which its texts are known.
    for (let times = 0; times < 21; times += 1)
      await app.services.content.update(settingsType, 1, { phone: demonstration.settings?.phone });
    const before = sayings(every);
    await app.services.content.removeDemonstration(SYSTEM);
    expect(sayings(await openEveryPage(app))).toEqual(await emptySayings());

    await app.services.content.restoreDemonstration(SYSTEM);
    expect(sayings(await openEveryPage(app))).toEqual(before);
  });
});

let sayingsOfEmpty: ReturnType<typeof sayings> | undefined;

/** What the pages of an empty site say. */
async function emptySayings() {
  if (sayingsOfEmpty) return sayingsOfEmpty;
  const empty = await startApp();
  sayingsOfEmpty = sayings(await openEveryPage(empty));
  await empty.stop();
  return sayingsOfEmpty;
}

/** What each page says, and where it leads. */
function sayings(pages: PublicPage[]) {
  const words = pages.map(({ path, titles, links, html }) => [path, titles, links, wordsOf(html)]);
  return words.toSorted(([a], [b]) => String(a).localeCompare(String(b)));
}

function wordsOf(html: string) {
  return html.replace(/<style\b.*?<\/style>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ');
}

async function countTranslations(app: TestApp, type: ContentType, language: Language) {
  const db = app.services.database.kysely.withTables<ContentTables>();
  return (await recordsOf(db, inLanguage(type, language)).select('id').execute()).length;
}

async function readContent(app: TestApp) {
  const content = anyContent(app.services.database.kysely.withTables<ContentTables>());
  const tables = contentTypes.map(async (type) => {
    const rows = await content.selectFrom(tableOf(type)).selectAll().orderBy('id').execute();
    return [type.name, rows] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}
