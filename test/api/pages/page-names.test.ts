import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInPages, documents, pages, recordPath } from '../../../content/addresses.ts';
import { blog } from '../../../content/types/blog.ts';
import { caseStudy } from '../../../content/types/case-study.ts';
import { category } from '../../../content/types/category.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
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

const menuLabels = async () => {
  const { header } = (await client.ask('GET', '/menus')).body.data;
  return header.map(({ label }: { label: string }) => label);
};

test('a page of the site that is called otherwise is so everywhere, also in the menu that called it by its title', async () => {
  const category_id = await app.create(category, { name: 'Ropes' });
  const team_id = await app.create(teamMember, { name: 'Ines', status: 1 });
  await app.create(blog, { title: 'Knots', status: 1, category_id, team_id });
  await app.create(service, { title: 'Rigging', status: 1 });
  await app.create(caseStudy, { title: 'Ferry', status: 1 });
  await app.create(review, { status: 1 });
  // What it says of other pages at first is content.
  await client.ask('PUT', '/pages/home', { sections: [] });
  const untouched = await menuLabels();
  const names = new Map<string, string>(builtInPages.map(({ slug }, index) => [slug, `Xylo ${'abcdefgh'[index]}`]));
  for (const [slug, title] of names)
    expect([slug, (await client.ask('PUT', `/pages/${slug}`, { title })).status]).toEqual([slug, 200]);
  const nameAt = (path: string) => names.get(path === '/' ? 'home' : path.slice(1)) ?? '';

  expect(await menuLabels()).toEqual(
    (await client.ask('GET', '/menus')).body.data.header.map(({ link }: { link: string }) => nameAt(link)),
  );
  const paths = [
    ...builtInPages.map(({ slug }) => recordPath(pages.page, slug)),
    '/services/rigging',
    '/our-work/ferry',
    '/blogs/knots',
    '/our-blogs/category/ropes',
    '/nothing/here',
    documents.feed,
    documents.llms,
  ];
  const former = new RegExp(builtInPages.map(({ title }) => `(?<!Go Back To )\\b${title}\\b`).join('|'));
  for (const path of paths) {
    const { body } = await app.get(path);
    const text = body.replaceAll(/<(style|script)\b(?! type="application\/ld)[^>]*>.*?<\/\1>/gs, '');
    expect([path, former.exec(text)?.[0] ?? null]).toEqual([path, null]);
  }
  expect((await app.get('/blogs/knots')).body).toContain(nameAt('/our-blogs'));
  expect((await app.get('/nothing/here')).body).toContain(nameAt('/contact-us'));
  expect((await app.get(documents.feed)).body).toContain(`<title>${nameAt('/our-blogs')} | `);

  for (const { slug, title } of builtInPages) await client.ask('PUT', `/pages/${slug}`, { title });
  expect(await menuLabels()).toEqual(untouched);
});

test('a label that somebody has chosen stays, and so does one that is too long a title for a menu', async () => {
  const before = (await client.ask('GET', '/menus')).body.data;
  const header = [
    { label: 'Notes', link: '/our-blogs', children: [{ label: 'About Us', link: '/about-us' }] },
    { label: 'About Us', link: '/about-us', children: [] },
  ];
  await client.ask('PUT', '/menus/1', { header });
  await client.ask('PUT', '/pages/our-blogs', { title: 'Journal' });
  await client.ask('PUT', '/pages/about-us', { title: 'x'.repeat(61) });
  expect((await client.ask('GET', '/menus')).body.data.header).toEqual(header);
  await client.ask('PUT', '/pages/about-us', { title: 'About Us' });
  await client.ask('PUT', '/pages/about-us', { title: 'People' });
  expect((await client.ask('GET', '/menus')).body.data.header).toMatchObject([
    { label: 'Notes', children: [{ label: 'People' }] },
    { label: 'People' },
  ]);
  for (const [slug, title] of [
    ['our-blogs', 'Blogs'],
    ['about-us', 'About Us'],
  ])
    await client.ask('PUT', `/pages/${slug}`, { title });
  await client.ask('PUT', '/menus/1', { header: before.header });
});
