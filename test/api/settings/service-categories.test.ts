import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstServiceCategories } from '../../../content/service-categories.ts';
import { service } from '../../../content/types/service.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { signInTo } from '../app/people.ts';

let app: TestApp;
let client: ApiClient;
beforeEach(async () => {
  app = await startApp();
  client = await signInTo(app);
});
afterEach(() => app.stop());

const save = (service_categories: unknown) => client.ask('PUT', '/settings/1', { service_categories });
const read = async () => (await client.ask('GET', '/settings')).body.data.service_categories;
const [web, amazon, marketing] = firstServiceCategories;

/** Returns the tabs of the public page, and the services in each. */
async function tabs(query = '') {
  const { body } = await app.get(`/our-services${query}`);
  const sections = [...body.matchAll(/<section aria-label="([^"]+)"( hidden="")?>(.*?)<\/section>/gs)];
  return sections.map(([, label, hidden, html = '']) => [
    label,
    hidden ? 'closed' : 'open',
    [...html.matchAll(/class="whole-card">([^<]+)/g)].map(([, title]) => title),
  ]);
}

test('the three that are specified are there from the start', async () => {
  expect(await read()).toEqual(firstServiceCategories);
});

test('an owner adds, renames and orders them, and the services page follows', async () => {
  await app.create(service, { title: 'Shops', category: web.key });
  const { status } = await save([{ label: 'Naming & Voice' }, { ...web, label: 'Websites' }, marketing, amazon]);
  expect(status).toBe(200);
  expect((await read())[0]).toEqual({ label: 'Naming & Voice', key: 'naming-voice' });
  await app.create(service, { title: 'A name', category: 'naming-voice' });
  expect(await tabs()).toEqual([
    ['Naming &amp; Voice', 'open', ['A name']],
    ['Websites', 'closed', ['Shops']],
  ]);
  const states = (await tabs('?category=webDevelopment')).map(([label, state]) => [label, state]);
  expect(states).toEqual([
    ['Naming &amp; Voice', 'closed'],
    ['Websites', 'open'],
  ]);
  expect((await app.get('/services/shops')).body).toContain('Websites');
  expect((await app.get('/api/service-page')).json()).toMatchObject({ webServices: [{ title: 'Shops' }] });
  const { data } = (await client.ask('GET', '/services?category=naming-voice')).body;
  expect(data).toMatchObject([{ title: 'A name', category: 'naming-voice' }]);
});

test('a service takes a category of the list alone', async () => {
  const id = await app.create(service, { title: 'Shops', category: web.key });
  expect(id).toBe(1);
  for (const category of ['other', 'a b', 7, null, ['amazon']]) {
    const { status, body } = await client.ask('PUT', '/services/shops', { category });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['category']]);
  }
  const { body } = await client.ask('PUT', '/services/shops', { category: 'other' });
  expect(body.message).toBe('Category must be Web Development Services, Amazon Services or Digital Marketing.');
});

test('one that has services stays until they have another, and its key with it', async () => {
  await app.create(service, { title: 'Shops', category: web.key });
  for (const list of [[amazon, marketing], []])
    expect((await save(list)).body.errors).toEqual({
      service_categories: [
        '“Web Development Services” has 1 service. Give it another category before you remove this one.',
      ],
    });
  expect((await save([amazon, { ...web, key: 'web' }])).body.errors).toEqual({
    'service_categories.1.key': [
      'The key of “Web Development Services” stays “webDevelopment” as long as a service has this category. Its name can be any other.',
    ],
  });
  await client.ask('PUT', '/services/shops', { category: amazon.key });
  expect((await save([amazon])).status).toBe(200);
});

test.each<[unknown, string]>([
  [[web, web], 'service_categories'],
  [[{ label: 'One' }, { label: 'one' }], 'service_categories'],
  [[{ key: 'a' }], 'service_categories.0.label'],
  [[{ label: 'A', key: 'a b' }], 'service_categories.0.key'],
  [Array.from({ length: 13 }, (_, index) => ({ label: `C ${index}` })), 'service_categories'],
  ['nonsense', 'service_categories'],
])('%j is refused', async (list, field) => {
  const { status, body } = await save(list);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test('a name without letters of English gets a key all the same', async () => {
  await save([...firstServiceCategories, { label: '名前' }]);
  expect((await read()).at(-1)).toEqual({ label: '名前', key: expect.stringMatching(/^[\w-]+$/) });
});
