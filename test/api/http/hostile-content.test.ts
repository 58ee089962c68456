import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { type ContentType, fieldsOfKind } from '../../../content/model/content-type.ts';
import { review } from '../../../content/types/review.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { anyContent, type ContentTables, tableOf } from '../../../server/content/tables.ts';
import { callPaths, openFormPaths, readingPaths } from '../../public-addresses.ts';
import { hostileFields } from '../../hostile/fields.ts';
import { harmInPage, harmInRichText } from '../../hostile/harm.ts';
import { links, markup } from '../../hostile/payloads.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach, pathOfOne } from '../app/one-of-each.ts';

const addressOf = (type: ContentType) => `/api${pathOfOne(type)}`;
const withRichText = contentTypes.filter((type) => fieldsOfKind(type, 'richText').length > 0) as readonly ContentType[];

const richTextNames = new Set(withRichText.flatMap((type) => fieldsOfKind(type, 'richText')));

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await startApp();
  authorization = `Bearer ${await app.signIn()}`;
  await createOneOfEach(app);
});
afterAll(() => app.stop());

const content = () => anyContent(app.services.database.kysely.withTables<ContentTables>());
const put = async (type: ContentType, payload: object) => {
  const response = await app.request({ method: 'PUT', url: addressOf(type), headers: { authorization }, payload });
  return { status: response.statusCode, body: response.json() };
};
const readRecord = async (type: ContentType) => {
  const body = (await app.get(addressOf(type), { authorization })).json();
  return (type.name === teamMember.name ? body : body.data) as Record<string, string>;
};

describe('content written through the API', () => {
  test.each(markup.map((payload, round) => [payload, round] as const))('%s does no harm', async (_payload, round) => {
    const written = new Set<string>();
    for (const type of contentTypes) {
      const fields = hostileFields(type, round);
      const { status, body } = await put(type, fields);
      expect([type.name, status]).toEqual([type.name, 200]);
      const stored = (await content().selectFrom(tableOf(type)).selectAll().executeTakeFirst()) as object;
      for (const name of fieldsOfKind(type, 'richText')) {
        expect(harmInRichText(String(Object(stored)[name]))).toEqual([]);
        expect(harmInRichText(body.data[name])).toEqual([]);
      }
      for (const name of fieldsOfKind(type, 'text', 'longText')) {
        expect(body.data[name]).toBe(fields[name]?.trim());
        if (/<[a-z!?/]/i.test(body.data[name])) written.add(body.data[name]);
      }
    }
    // Every type has three fields or more, so that each payload is seen in one of them.
    if (round % 3 === 0) await expectHarmlessPages([...readingPaths('one'), ...openFormPaths], [...written]);
  });
});

describe('content written to the database directly', () => {
  const columns = withRichText.flatMap((type) => fieldsOfKind(type, 'richText').map((name) => ({ type, name })));
  const rounds = Math.ceil(markup.length / columns.length);

  test.each(Array.from({ length: rounds }, (_, round) => round))(
    'is sanitised when it is read, part %i',
    async (round) => {
      for (const [index, { type, name }] of columns.entries()) {
        const text = markup[(round * columns.length + index) % markup.length];
        await content()
          .updateTable(tableOf(type))
          .set({ [name]: text })
          .execute();
      }
      for (const { type, name } of columns) expect(harmInRichText((await readRecord(type))[name] ?? '')).toEqual([]);
      const responses = await Promise.all(callPaths('one').map((path) => app.get(path)));
      const texts = responses.flatMap((response) => richTextsIn(response.json()));
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.flatMap(harmInRichText)).toEqual([]);
      await expectHarmlessPages(readingPaths('one'));
      const entries = [...(await app.get('/feed.xml')).body.matchAll(/<content type="html">([^<]*)</g)];
      expect(entries).toHaveLength(1);
      expect(entries.flatMap(([, text = '']) => harmInRichText(unescaped(text)))).toEqual([]);
    },
  );
});

test('a revision is sanitised when it is read, too', async () => {
  const content = app.services.database.kysely.withTables<ContentTables>();
  const revisions = content.selectFrom('revisions').select(['id', 'version', 'fields']).where('type', '=', review.name);
  const { id, version, fields } = await revisions.executeTakeFirstOrThrow();
  const hostile = JSON.stringify({ ...JSON.parse(fields), project_review: '<p onclick="x()">a</p><script>b</script>' });
  await content.updateTable('revisions').set({ fields: hostile }).where('id', '=', id).execute();
  const { data } = (await app.get(`/api/reviews/1/revisions/${version}`, { authorization })).json();
  expect(data.record.project_review).toBe('<p>a</p>');
});

describe('links', () => {
  const withLinks = contentTypes.flatMap((type: ContentType) =>
    fieldsOfKind(type, 'link', 'linkOrPath').map((name) => [type, name] as const),
  );

  test.each(links)('%j is refused in every field that takes one', async (link) => {
    for (const [type, name] of withLinks) {
      const { status, body } = await put(type, { [name]: link });
      expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, [name]]);
    }
  });

  test('a web address is accepted, and a path where the field allows one', async () => {
    for (const [type, name] of withLinks)
      expect((await put(type, { [name]: 'HTTPS://l.example/?a=b&c="#d' })).status).toBe(200);
    expect((await put(settings, { booking_link: '/meeting' })).status).toBe(200);
  });

  test('an address is completed that lacks its beginning', async () => {
    for (const [type, name] of withLinks)
      expect((await put(type, { [name]: 'l.example/x' })).body.data?.[name]).toBe('https://l.example/x');
    expect((await put(settings, { booking_link: 'meeting' })).body.data?.['booking_link']).toBe('/meeting');
  });

  test.each(links)('%j is not a link in rich text', async (link) => {
    const escaped = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const texts = [`<a href="${link}">a</a>`, `<a href="${escaped}">b</a>`, `<a href=${link}>c</a>`];
    const { status, body } = await put(review, { project_review: `x${texts.join('')}` });
    expect([200, 422]).toContain(status);
    expect(linksIn(body.data?.project_review ?? '').filter(runsOrLeavesUnseen)).toEqual([]);
  });
});

/** Expects pages without anything that could run, and without any of the texts as markup. */
async function expectHarmlessPages(paths: string[], texts: string[] = []) {
  for (const path of paths) {
    const { statusCode, body } = await app.get(path);
    expect([path, statusCode, harmInPage(body)]).toEqual([path, 200, []]);
    expect(texts.filter((text) => body.includes(text))).toEqual([]);
  }
}

/** Returns every rich text in a response, at any depth. */
function richTextsIn(response: unknown): string[] {
  return Object.entries(Object(response) as object).flatMap(([name, value]) =>
    typeof value === 'string' ? (richTextNames.has(name) ? value : []) : richTextsIn(value),
  );
}

function unescaped(text: string) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

function linksIn(html: string) {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
}

/** Whether a browser would run the link or leave the site, although it has no scheme that says so. */
function runsOrLeavesUnseen(address: string) {
  const url = URL.parse(address.replaceAll('&amp;', '&'), 'https://plinth.example');
  const isMeant = /^(https?|mailto|tel):/i.test(address) || url?.host === 'plinth.example';
  return url !== null && !isMeant;
}
