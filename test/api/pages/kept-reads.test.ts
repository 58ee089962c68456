import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { ACTIVE } from '../../../content/model/field.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { callPaths, readingPaths } from '../../public-addresses.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';

const addresses = [...readingPaths('one'), ...callPaths('one')];

let app: TestApp;
let ids: Map<string, number>;
beforeAll(async () => {
  app = await startApp({ configured: { RATE_LIMIT: 'off' } });
  // Without a form among their sections, which is another for each visitor.
  ids = await createOneOfEach(app, { fields: { sections: [] } });
});
afterAll(() => app.stop());

test.each(contentTypes)('after a change of $noun.one, all pages and calls are as if read anew', async (type) => {
  for (const changes of changesOf(type)) {
    await everything();
    expect(await app.services.content.update(type, ids.get(type.name) ?? 1, changes)).toMatchObject({ ok: true });
    const responses = await everything();
    await app.refreshPages();
    expect(responses).toEqual(await everything());
  }
});

test('whoever counts the content version alone is believed to have changed anything', async () => {
  const { kysely } = app.services.database;
  await app.get('/api/setting');
  await sql`update settings set footer_short_description = 'By hand'`.execute(kysely);
  await sql`update content_version set version = version + 1`.execute(kysely);
  await app.services.version.refresh();
  expect((await app.get('/api/setting')).body).toContain('By hand');
});

function changesOf({ name, title, fields, noun }: ContentType): object[] {
  if (name === 'brand') return [{ brand_color: '#0a7d4f' }];
  return [{ [title]: `Renamed ${noun.one}` }, ...('status' in fields ? [{ status: 2 }, { status: ACTIVE }] : [])];
}

/** Reads what visitors can, without what is drawn by lot for each response. */
async function everything() {
  const responses: [string, number, string][] = [];
  for (const address of addresses) {
    const { statusCode, body } = await app.get(address);
    responses.push([address, statusCode, body.replaceAll(/nonce="[^"]*"/g, '')]);
  }
  return responses;
}
