import { afterAll, beforeAll, expect, test } from 'vitest';
import { leavesOf } from '../../../content/model/parts/nested.ts';
import { page } from '../../../content/types/page.ts';
import { everySection } from '../../every-section.ts';
import { hostileSections } from '../../hostile/fields.ts';
import { harmInPage, harmInRichText } from '../../hostile/harm.ts';
import { markup } from '../../hostile/payloads.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { clientOf } from '../app/people.ts';

let app: TestApp;
let ask: ReturnType<typeof clientOf>['ask'];
let image: string;
beforeAll(async () => {
  app = await startApp();
  ({ ask } = clientOf(app, await app.signIn()));
  image = await app.upload('pages');
});
afterAll(() => app.stop());

const rounds = [...markup.keys()].filter((round) => round % 4 === 0);

test.each(rounds)('texts of every section do no harm, part %i', async (round) => {
  const sections = hostileSections(everySection(image), round);
  const { status, body } = await ask('POST', '/pages', { title: 'A page', status: 1, sections });
  expect(status).toBe(201);
  const leaves = leavesOf(page.fields.sections, body.data, 'sections');
  const texts = leaves.filter(({ field }) => field.kind === 'richText').map(({ holder, name }) => String(holder[name]));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.flatMap(harmInRichText)).toEqual([]);
  const response = await app.get(`/${body.data.slug}`);
  expect([response.statusCode, harmInPage(response.body)]).toEqual([200, []]);
});

test.each(markup)('%s does no harm in a menu', async (payload) => {
  const entry = { label: `Text ${payload}`.slice(0, 60), link: '/"onclick=window.hostile=1//' };
  const menus = {
    header: [{ ...entry, children: [entry] }],
    footer: [{ title: entry.label, links: [entry] }],
    legal: [entry],
  };
  expect((await ask('PUT', '/menus/1', menus)).status).toBe(200);
  const { statusCode, body } = await app.get('/contact-us');
  expect([statusCode, harmInPage(body)]).toEqual([200, []]);
  expect(body.split('%22onclick=').length + body.split('&quot;onclick=').length).toBeGreaterThan(4);
});
