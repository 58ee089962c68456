import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { page } from '../../../content/types/page.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { signInTo } from '../app/people.ts';

let app: TestApp;
let client: ApiClient;
let team_id: number;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  team_id = await app.create(teamMember, {});
});
afterAll(() => app.stop());

const linkTo = (address: string) => `<p>See <a href="${address}">our words</a>.</p>`;

/** Returns the links with our words on them that a response has, and how often the words stand there without a link. */
async function wordsAt(url: string) {
  const { statusCode, body } = await app.get(url);
  expect([url, statusCode]).toEqual([url, 200]);
  const plain = body.replaceAll('\\"', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  const links = [...plain.matchAll(/<a href="([^"]*)"[^>]*>our words<\/a>/g)].map(([, href]) => href);
  return { links, unlinked: plain.split('See our words.').length - 1 };
}

describe('a link to a record', () => {
  const showing = [
    '/blogs/reader',
    '/api/blog/reader',
    '/feed.xml',
    '/about-us',
    '/api/about',
    '/reading',
    '/our-reviews',
    '/api/review',
  ];

  beforeAll(async () => {
    await app.create(service, { slug: 'first-name' });
    const description = linkTo('/services/first-name?from=text#prices');
    const blog_id = await app.create(blog, { slug: 'reader', title: 'Reader', team_id, description });
    await app.create(heading, { blog_id, heading: 'Part', sequence: 1, description });
    await app.create(about, { wwa_description: description });
    await app.create(review, { project_review: description });
    const sections = [{ id: 'a', type: 'richText', html: description }];
    await app.create(page, { slug: 'reading', title: 'Reading', sections });
  });

  const everywhere = async () =>
    new Map(await Promise.all(showing.map(async (url) => [url, await wordsAt(url)] as const)));

  test('leads to its present address wherever the text is shown', async () => {
    await client.ask('PUT', '/services/first-name', { slug: 'second-name' });
    for (const [url, { links, unlinked }] of await everywhere()) {
      expect([url, links.length > 0, unlinked]).toEqual([url, true, 0]);
      expect(new Set(links.map((link) => link?.replace('https://plinth.example', '')))).toEqual(
        new Set(['/services/second-name?from=text#prices']),
      );
    }
  });

  test.each([
    [
      'hidden',
      () => client.ask('PUT', '/services/second-name', { status: 2 }),
      () => client.ask('PUT', '/services/second-name', { status: 1 }),
    ],
    [
      'deleted',
      () => client.ask('DELETE', '/services/second-name'),
      () => client.ask('POST', '/services/second-name/restore'),
    ],
  ])('is plain text while the record is %s', async (_state, hide, show) => {
    expect((await hide()).status).toBe(200);
    for (const [url, { links, unlinked }] of await everywhere())
      expect([url, links, unlinked > 0]).toEqual([url, [], true]);
    expect((await show()).status).toBe(200);
    for (const [url, { links, unlinked }] of await everywhere())
      expect([url, links.length > 0, unlinked]).toEqual([url, true, 0]);
  });

  test('stays in the text as it was written, for those who edit it', async () => {
    const { body } = await client.ask('GET', '/blogs/reader');
    expect(body.data).toMatchObject({ description: linkTo('/services/first-name?from=text#prices') });
  });
});

test.each([
  ['/our-services/target', '/services/target'],
  ['services/target', '/services/target'],
  ['/services/TARGET', '/services/TARGET'],
  ['/services/never-there', null],
  ['/not-a-page', null],
  ['/our-services', '/our-services'],
  ['/our-work', '/our-work'],
  ['/', '/'],
  ['/admin', '/admin'],
  ['/feed.xml', '/feed.xml'],
  ['/files/a.pdf', '/files/a.pdf'],
  ['#part', '#part'],
  ['linkedin.com/in/mira', 'https://linkedin.com/in/mira'],
  ['mira@example.com', 'mailto:mira@example.com'],
])('a link to %s leads to %s', async (href, present) => {
  const slug = `post-${Math.random().toString(36).slice(2)}`;
  if ((await client.ask('GET', '/services/target')).status === 404) await app.create(service, { slug: 'target' });
  await app.create(blog, { slug, team_id, description: linkTo(href) });
  expect(await wordsAt(`/blogs/${slug}`)).toEqual(
    present === null ? { links: [], unlinked: 1 } : { links: [present], unlinked: 0 },
  );
});

test('a page asks once more for its links, and not at all without any', async () => {
  const countQueries = async (description: string) => {
    await client.ask('PUT', '/pages/counted', {
      sections: [1, 2, 3].map((number) => ({ id: `s${number}`, type: 'richText', html: description })),
    });
    await app.refreshPages();
    const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
    await app.get('/counted');
    const count = execute.mock.calls.length;
    execute.mockRestore();
    return count;
  };
  await app.create(page, { slug: 'counted', title: 'Counted', sections: [] });
  const without = await countQueries(
    '<p>See <a href="/our-services">these</a> and <a href="https://a.example">that</a>.</p>',
  );
  const links = ['/blogs/reader', '/services/second-name', '/reading', '/our-work/none'].map(linkTo).join('');
  expect(await countQueries(links)).toBe(without + 1);
});

test('thousands of links in one text are shown', async () => {
  const links = Array.from({ length: 11_000 }, (_, index) => `<a href="/p${index.toString(36)}">x</a>`).join('');
  await app.create(page, { slug: 'many', title: 'Many', sections: [{ id: 'a', type: 'richText', html: links }] });
  const { statusCode, body } = await app.get('/many');
  expect(statusCode).toBe(200);
  expect(body).not.toContain('href="/p0"');
});

test('a preview shows links as visitors will see them', async () => {
  await app.create(page, { slug: 'not-yet', title: 'Not yet', status: 2, sections: [] });
  const begin = {
    type: 'blogs',
    fields: {
      title: 'Drafted',
      team_id,
      description: linkTo('/not-yet') + linkTo('/reading') + linkTo('/blogs/reader'),
    },
  };
  const { id } = (await client.ask('POST', '/drafts', begin)).body.data as { id: number };
  const { path } = (await client.ask('POST', `/drafts/${id}/links`, {})).body.data as { path: string };
  expect(await wordsAt(path)).toMatchObject({ links: ['/reading', '/blogs/reader'], unlinked: 1 });
});
