import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { signInTo } from '../app/people.ts';

let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
});
afterAll(() => app.stop());

const social_links = [
  { label: 'Instagram', link: 'https://instagram.example/us' },
  { label: 'Mastodon', link: 'https://social.example/@us' },
];

test('other social links follow the three that are specified, in the footer and for search engines', async () => {
  expect((await app.get('/api/setting')).json().setting).not.toHaveProperty('social_links');
  await client.ask('PUT', '/settings/1', { twitter: 'https://x.example/us', social_links });
  const { body } = await app.get('/');
  const links = [...body.matchAll(/<a href="(https:[^"]+)"[^>]*>(?:<span[^>]*>)?(\w+)/g)].map(([, link, label]) => [
    label,
    link,
  ]);
  expect(links.slice(-3)).toEqual([
    ['Twitter', 'https://x.example/us'],
    ...social_links.map(({ label, link }) => [label, link]),
  ]);
  expect(body).toContain(
    `"sameAs":${JSON.stringify(['https://x.example/us', ...social_links.map(({ link }) => link)])}`,
  );
  expect((await app.get('/api/setting')).json().setting).toMatchObject({ social_links });
});

test.each([
  [[{ label: 'Site', link: '/contact-us' }], 'social_links.0.link'],
  [[{ label: 'Site', link: 'javascript:alert(1)' }], 'social_links.0.link'],
  [[{ link: 'https://instagram.example' }], 'social_links.0.label'],
])('%j is refused', async (social_links, field) => {
  const { status, body } = await client.ask('PUT', '/settings/1', { social_links });
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});
