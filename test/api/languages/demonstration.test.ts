import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentType } from '../../../content/model/content-type.ts';
import { textsIn } from '../../../content/model/translations/other-words.ts';
import { settings } from '../../../content/types/settings.ts';
import { demonstration } from '../../../seed/demonstrations/marram/index.ts';
import { recordsIn } from '../../../seed/records.ts';
import { readSingle } from '../../../server/content/records/records.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { openEveryPage, type PublicPage } from '../app/documents/public-page.ts';

let app: TestApp;
let pages: PublicPage[];
beforeAll(async () => {
  app = await startApp({ content: 'demo:marram', configured: { LANGUAGE: 'de' } });
  pages = await openEveryPage(app);
});
afterAll(() => app.stop());

test('a demonstration that is translated into the language of a site is in that alone, and all its links lead somewhere', async () => {
  expect(await readSingle(app.services.content.db, settings)).toMatchObject({
    languages: [{ language: 'de', shown: true }],
  });
  expect(pages.length).toBeGreaterThanOrEqual(40);
  for (const { path, status, html } of pages)
    expect([path, status, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([path, 200, 'de']);
  expect(await app.services.deadLinks()).toEqual([]);
  const addresses = pages.map(({ path }) => path);
  expect(addresses).toEqual(expect.arrayContaining(['/services/klartext', '/our-blogs']));
  expect(addresses.filter((path) => path.includes('plain-english'))).toEqual([]);
});

test('it says nothing that was translated', () => {
  const translated = recordsIn(demonstration).flatMap(({ type, fields, words }) => {
    const german = new Set(wordsIn(type, words.de ?? {}));
    return wordsIn(type, fields).filter((text) => !german.has(text));
  });
  expect(translated.length).toBeGreaterThan(300);
  const spoken = pages.map(({ html }) => html).join();
  expect(translated.filter((text) => text.length > 20 && spoken.includes(text))).toEqual([]);
});

/** Returns the texts of a record that are translated, without markup. */
function wordsIn(type: ContentType, values: Record<string, unknown>): string[] {
  return stringsIn(textsIn(type.fields, values))
    .flatMap((text) => text.split(/<[^>]*>|\n/))
    .map((text) => text.trim());
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
