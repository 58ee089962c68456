import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type TestApp, startApp } from '../app/app.ts';

const deletable = contentTypes.filter(({ messages }) => 'deleted' in messages);

const FEW = 3;
const MANY = 30;

/** Each page, call and list, and the most queries that it may make, however much there is to show. */
const mostOf: Record<string, number> = {
  '/': 13,
  '/about-us': 9,
  '/our-services': 9,
  '/services/service-1': 10,
  '/our-reviews': 9,
  '/our-blogs': 9,
  '/blogs/blog-1': 19,
  '/contact-us': 5,
  '/meeting': 5,
  '/sitemap.xml': 13,
  '/feed.xml': 7,
  '/llms.txt': 7,
  '/api/setting': 5,
  '/api/about': 3,
  '/api/service-page': 3,
  '/api/service/service-1': 2,
  '/api/review?per_page=100': 3,
  '/api/blog?per_page=100': 3,
  '/api/blog/blog-1': 6,
  '/api/related-blog?slug=blog-1': 4,
  '/api/services?per_page=100': 4,
  '/api/teams': 3,
  '/api/blogs?per_page=100': 7,
  '/api/blogs?per_page=100&search=blog&status=1&sort=-title': 8,
  '/api/blogs/blog-1': 7,
  '/api/headings?per_page=100': 5,
  '/api/headings/blog': 2,
  '/api/reviews?per_page=100': 4,
  '/api/contact-messages?per_page=100': 3,
  '/api/meetings?per_page=100': 3,
  '/api/activity?per_page=100': 3,
  '/api/users': 2,
  '/api/invitations': 2,
  '/api/sessions': 2,
  '/api/leads/new': 1 + inboxKinds.length,
  '/api/personal-data/counts?email=ali.1@example.com': 6 + inboxKinds.length,
  '/api/blogs/blog-1/revisions': 3,
  '/api/deleted': deletable.length + 2,
  '/api/overview': 17 + contentTypes.length + inboxKinds.length,
};

let app: TestApp;
let headers: Record<string, string>;
const counts: Record<'few' | 'many', Record<string, number>> = { few: {}, many: {} };

beforeAll(async () => {
  app = await startApp({ configured: { RATE_LIMIT: 'off' } });
  headers = { authorization: `Bearer ${await app.signIn()}` };
  await addRecords(1, FEW);
  counts.few = await countQueries();
  await addRecords(FEW + 1, MANY);
  counts.many = await countQueries();
}, 120_000);
afterAll(() => app.stop());

test.each(Object.entries(mostOf))('%s asks the database at most %i times', (url, most) => {
  expect(counts.few[url]).toBeGreaterThan(0);
  expect(counts.few[url]).toBeLessThanOrEqual(most);
});

test.each(Object.keys(mostOf))('%s asks no more often the more there is', (url) => {
  expect(counts.many[url]).toBe(counts.few[url]);
});

test('a list is counted once while it stays, and anew when it has changed', async () => {
  const url = '/api/blogs?search=blog';
  const asked = async () => {
    const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
    const { meta } = (await app.get(url, headers)).json();
    const queries = execute.mock.calls.length;
    execute.mockRestore();
    return { queries, total: meta.total };
  };
  await asked();
  const again = await asked();
  await app.create(blog, { title: 'Blog of the last hour', team_id: 1 });
  const changed = await asked();
  expect([again.total, changed.total]).toEqual([MANY, MANY + 1]);
  expect(changed.queries).toBeGreaterThan(again.queries);
});

/** Each with a picture of its own, so that asking for one a row would show. */
async function addRecords(from: number, to: number) {
  for (let number = from; number <= to; number += 1) {
    await app.create(service, { title: `Service ${number}`, category: 'webDevelopment' });
    const team_id = await app.create(teamMember, { name: `Member ${number}` });
    const blog_id = await app.create(blog, { title: `Blog ${number}`, team_id });
    await app.create(heading, { blog_id });
    await app.create(review, {});
    const removed = await app.create(review, { image: await app.upload('reviews') });
    await app.services.content.softDelete(review, removed);
    const person = { name: 'Ali Raza', email: `ali.${number}@example.com` };
    await app.post('/api/contact/store', { ...person, phone: '555 0100', description: `Matter ${number}.` });
    const time = `2099-01-01T10:${String(number).padStart(2, '0')}`;
    await app.post('/api/meeting/store', { ...person, time, subject: `Matter ${number}` });
  }
}

async function countQueries() {
  const counted: Record<string, number> = {};
  for (const url of Object.keys(mostOf)) {
    // What is asked once in a while, such as when a session was used last, is none of the page's business.
    await app.get(url, headers);
    await app.refreshPages();
    const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
    const { statusCode } = await app.get(url, headers);
    counted[url] = execute.mock.calls.length;
    execute.mockRestore();
    expect([url, statusCode]).toEqual([url, 200]);
  }
  return counted;
}
