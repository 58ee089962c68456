import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../content/blog.ts';
import { heading } from '../../content/heading.ts';
import { review } from '../../content/review.ts';
import { service } from '../../content/service.ts';
import { teamMember } from '../../content/team-member.ts';
import { type Plinth, startPlinth } from './plinth.ts';

const SENTINEL = 'Sentinel';
const pages = ['/', '/about-us', '/our-services', '/our-reviews', '/our-blogs', '/blogs/shown', '/services/shown'];
const machinePages = ['/sitemap.xml', '/feed.xml', '/no-such-page'];
const calls = ['setting', 'about', 'service-page', 'review', 'blog', 'blog/shown', 'service/shown', 'related-blog'];
const everywhere = [...pages, ...machinePages, ...calls.map((call) => `/api/${call}`), '/api/related-blog?slug=shown'];

let plinth: Plinth;
beforeAll(async () => {
  plinth = await startPlinth();
  const { content } = plinth.services;
  const hidden = await plinth.create(teamMember, { name: `${SENTINEL} author`, status: 2 });
  await plinth.create(blog, { title: 'Shown', team_id: hidden });
  await plinth.create(service, { title: 'Shown' });
  for (const [title, status] of [
    [`${SENTINEL} inactive`, 2],
    [`${SENTINEL} deleted`, 1],
  ]) {
    const blogId = await plinth.create(blog, { title, status, team_id: hidden });
    await plinth.create(heading, { heading: title, blog_id: blogId });
    const serviceId = await plinth.create(service, { title, status });
    const reviewId = await plinth.create(review, { project_name: title, client_name: title, status });
    const memberId = await plinth.create(teamMember, { name: title, status });
    if (status === 2) continue;
    await content.remove(blog, blogId);
    await content.remove(service, serviceId);
    await content.remove(review, reviewId);
    await content.remove(teamMember, memberId);
  }
  const deletedHeading = await plinth.create(heading, { heading: SENTINEL, blog_id: 1 });
  await content.remove(heading, deletedHeading);
});
afterAll(() => plinth.stop());

test.each(everywhere)('%s shows nothing InActive or deleted', async (address) => {
  const { body } = await plinth.get(address);
  expect(body).not.toContain(SENTINEL);
  expect(body).not.toContain('sentinel');
});

test('a blog whose author is InActive has none', async () => {
  expect((await plinth.get('/api/blog/shown')).json().data.team_id).toBeNull();
});

test.each(['blog', 'service'])('an InActive or deleted %s is 404', async (call) => {
  for (const slug of ['sentinel-inactive', 'sentinel-deleted']) {
    expect((await plinth.get(`/api/${call}/${slug}`)).statusCode).toBe(404);
    const page = await plinth.get(`/${call}s/${slug}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('Page Not Found');
  }
});

test('becoming Active shows a record on the next request', async () => {
  const id = await plinth.create(review, { project_name: 'Now you see it', status: 2 });
  expect((await plinth.get('/our-reviews')).body).not.toContain('Now you see it');
  await plinth.services.content.update(review, id, { status: '1' });
  expect((await plinth.get('/our-reviews')).body).toContain('Now you see it');
});
