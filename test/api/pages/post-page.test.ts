import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { readRecord } from '../../../server/content/records/records.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { openPage, type PublicPage } from '../app/documents/public-page.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number));

let app: TestApp;
let team_id: number;
let headingId: number;
beforeAll(async () => {
  app = await startApp();
  team_id = await app.create(teamMember, { name: 'Sana Qureshi' });
  await post('Oldest', 1);
  await post('Never seen', 2, { status: 2 });
  await post('Of the same moment', 3);
  const text = `<h2>Where to <em>begin</em></h2><p>${'word '.repeat(800)}</p><h2>Q &amp; A</h2><h2>Q &amp; A</h2>`;
  const id = await post('Long', 3, { description: text });
  headingId = await app.create(heading, {
    heading: 'In the end',
    blog_id: id,
    description: '<h4>So</h4><h2>Far</h2>',
  });
  await post('Newest', 5, { description: '<h4>Deep</h4><p>Short.</p>' });
});
afterAll(() => app.stop());

const post = (title: string, on: number, fields: object = {}) =>
  app.create(blog, { title, team_id, ...fields }, day(on));

describe('a long post', () => {
  let page: PublicPage;
  beforeAll(async () => {
    page = await openPage(app, '/blogs/long');
  });

  test('has a table of contents that links to its headings', () => {
    const entries = linksIn(navigation(page, 'On this page'));
    expect(entries).toEqual([
      ['#section-where-to-begin', 'Where to begin'],
      ['#section-q-and-a', 'Q &amp; A'],
      ['#section-q-and-a-2', 'Q &amp; A'],
      [`#heading-${headingId}`, 'In the end'],
    ]);
    for (const [target = ''] of entries) expect(page.html).toContain(`<h2 id="${target.slice(1)}"`);
  });

  test('has a reading time', () => {
    expect(page.html).toMatch(/>4(<!-- -->)? min read</);
    expect(page.structured).toContainEqual(expect.objectContaining({ '@type': 'BlogPosting', wordCount: 809 }));
  });

  test('has breadcrumbs', () => {
    const breadcrumb = navigation(page, 'Breadcrumb');
    expect(linksIn(breadcrumb)).toEqual([
      ['/', 'Home'],
      ['/our-blogs', 'Blogs'],
    ]);
    expect(breadcrumb).toMatch(/<li aria-current="page"[^>]*>Long</);
  });

  test('has headings in order, whatever levels its texts have', () => {
    // Of "In the end", of its text; the footer comes after those of the page's end.
    expect(page.headings.slice(0, 7)).toEqual([1, 2, 2, 2, 2, 3, 3]);
  });
});

test('the previous and next posts are the nearest Active ones in time, then by id', async () => {
  const around = async (slug: string) =>
    linksIn(navigation(await openPage(app, `/blogs/${slug}`), 'Previous and next post'));
  const labelled = (label: string, slug: string, title: string) => [`/blogs/${slug}`, `${label}${title}`];
  expect(await around('oldest')).toEqual([labelled('Next', 'of-the-same-moment', 'Of the same moment')]);
  expect(await around('of-the-same-moment')).toEqual([
    labelled('Previous', 'oldest', 'Oldest'),
    labelled('Next', 'long', 'Long'),
  ]);
  expect(await around('long')).toEqual([
    labelled('Previous', 'of-the-same-moment', 'Of the same moment'),
    labelled('Next', 'newest', 'Newest'),
  ]);
  expect(await around('newest')).toEqual([labelled('Previous', 'long', 'Long')]);
});

test('a post with one heading has no table of contents, and takes a minute to read', async () => {
  const page = await openPage(app, '/blogs/newest');
  expect(page.html).not.toContain('On this page');
  expect(page.html).toMatch(/>1(<!-- -->)? min read</);
  expect(page.headings.slice(0, 2)).toEqual([1, 2]);
});

test('changing a heading updates the date of its post', async () => {
  const changed = async () => (await openPage(app, '/blogs/long')).meta('article:modified_time')[0] ?? '';
  const before = await changed();
  await app.services.content.update(heading, headingId, { heading: 'In the very end' });
  expect((await changed()) > before).toBe(true);
});

test('related posts are the three most similar other ones, the newest first among equals', async () => {
  for (const [title, on] of [
    ['Bread and butter', 10],
    ['Baking bread at home', 11],
    ['Bread baking ovens', 12],
    ['Baking bread in ovens', 13],
    ['Something else', 14],
  ] as const)
    await post(title, on, { short_description: 'x' });
  const { data } = (await app.get('/api/related-blog?slug=bread-baking-ovens')).json();
  expect(data.map((post: { slug: string }) => post.slug)).toEqual([
    'baking-bread-in-ovens',
    'baking-bread-at-home',
    'bread-and-butter',
  ]);
  expect(data[0]).toMatchObject({ title: 'Baking bread in ovens', image: expect.stringMatching(/^\/files\//) });
});

test('related services are three other Active ones of the same category, in their order', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await app.create(service, { title });
  await app.create(service, { title: 'Elsewhere', category: 'amazon' });
  await app.services.content.update(service, 1, { status: 2 });
  const { html } = await openPage(app, '/services/three');
  const related = /Related Services<\/h2>([^]*?)<\/section>/.exec(html)?.[1] ?? '';
  expect(linksIn(related).map(([, title]) => title)).toEqual(['Two', 'Four', 'Five']);
  expect((await openPage(app, '/services/elsewhere')).html).not.toContain('Related Services');
});

test('a long description is cut at the end of a sentence, or of a word', async () => {
  const description = async (short_description: string) => {
    const id = await post('Described', 20, { short_description });
    const { slug } = Object(await readRecord(app.services.content.db, blog, id)) as { slug: string };
    return (await openPage(app, `/blogs/${slug}`)).meta('description')[0];
  };
  const sentence = 'Seven words are what this sentence has. '.repeat(2).trim();
  expect(await description(`${sentence} ${'more and more, '.repeat(10)}`)).toBe(sentence);
  expect(await description('never-ending '.repeat(20))).toBe(`${'never-ending '.repeat(12).trim()}…`);
});

function navigation({ html }: PublicPage, name: string) {
  return new RegExp(`<nav aria-label="${name}"[^>]*>([^]*?)</nav>`).exec(html)?.[1] ?? '';
}

function linksIn(html: string) {
  const links = [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([^]*?)<\/a>/g)];
  return links.map(([, href, inside = '']) => [href, inside.replace(/<[^>]*>/g, '')]);
}
