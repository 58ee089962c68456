import { afterAll, beforeAll, expect, test } from 'vitest';
import { about } from '../../../content/types/about.ts';
import { brand } from '../../../content/types/brand.ts';
import { caseStudy } from '../../../content/types/case-study.ts';
import { page } from '../../../content/types/page.ts';
import { review } from '../../../content/types/review.ts';
import { settings } from '../../../content/types/settings.ts';
import type { ApiClient } from '../../api-client.ts';
import { processorTimeOf } from '../../processor-time.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { signInTo } from '../app/people.ts';

let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
});
afterAll(() => app.stop());

async function checksOf(draft: object) {
  const begun = await client.ask('POST', '/drafts', draft);
  const { status, body } = await client.ask('GET', `/drafts/${(begun.body.data as { id: number }).id}/checks`);
  expect(status).toBe(200);
  return body.data as { field: string; kind: string; message: string }[];
}

/** Returns what a draft could be published with. */
async function hintsOf(type: string, fields: object) {
  return (await checksOf({ type, fields })).filter(({ kind }) => kind !== 'refused');
}

const finished = { title: 'Tidy', seo_description: 'All that somebody may want to know.' };

test('a text without anything to look at has no hints', async () => {
  const description = '<h2>Why</h2><p>See <a href="/our-services">what we do</a>.</p><h3>How</h3>';
  expect(await hintsOf('blogs', { ...finished, description })).toEqual([]);
});

test('what publishing would refuse comes first, in the words of the form', async () => {
  const headings = [{ id: 'a', heading: 'Begun' }];
  const unfinished = { type: 'blogs', fields: { ...finished, description: '', headings } };
  const hints = await checksOf(unfinished);
  expect(hints.map(({ field, kind, message }) => [field, kind, message])).toEqual([
    ['image', 'refused', 'Blog Image is required.'],
    ['short_description', 'refused', 'Short Description is required.'],
    ['team_id', 'refused', 'Team is required.'],
    ['status', 'refused', 'Status is required.'],
    ['description', 'refused', 'Description is required.'],
    ['headings.0.image', 'refused', 'Headings, 1: Heading Image is required.'],
    ['headings.0.description', 'refused', 'Headings, 1: Description is required.'],
  ]);
  const step = { title: 'Begun', text: '' };
  const steps = (id: string) => ({ id, type: 'steps', title: 'How', steps: [{ ...step, text: 'Done.' }, step] });
  const ofPage = await checksOf({
    type: 'pages',
    fields: { ...finished, status: 2, sections: [steps('a'), steps('b')] },
  });
  expect(ofPage.map(({ message }) => message)).toEqual([
    'Steps (section 1), 2: Text is required.',
    'Steps (section 2), 2: Text is required.',
  ]);
  const key = String(await app.create(review, {}));
  const changed = await checksOf({ type: 'reviews', key, fields: { feedback: '', client_name: 'Ada' } });
  expect(changed.filter(({ kind }) => kind === 'refused')).toEqual([
    { field: 'feedback', kind: 'refused', message: 'Feedback is required.' },
  ]);
});

test('pictures without a description are named, in the text and in sections', async () => {
  const image = await client.upload();
  const text = `<p>Look</p><img src="${image}" alt=""><img src="${image}"><img src="${image}" alt="A harbour">`;
  expect(await hintsOf('blogs', { ...finished, image, description: text })).toEqual([
    {
      field: 'image',
      kind: 'alt',
      message: 'Blog Image has no alternative text. It needs none if it is purely decorative.',
    },
    { field: 'description', kind: 'alt', message: '2 pictures in Description have no alternative text.' },
  ]);
  const sections = [{ id: 'a', type: 'pictureText', image, title: 'Harbour', text: '' }];
  const inSections = await hintsOf('pages', { ...finished, sections });
  expect(inSections).toEqual([expect.objectContaining({ field: 'sections.0.image', kind: 'alt' })]);
});

test('links that lead nowhere, or do not say where, are named', async () => {
  await app.create(page, { title: 'Not yet', status: 2, sections: [] });
  const description = `<p><a href="/not-yet">our offer</a> <a href="#">nowhere</a> <a href="/our-blogs">here</a></p>`;
  expect((await hintsOf('blogs', { ...finished, description })).map(({ kind, message }) => [kind, message])).toEqual([
    ['link', 'The link “our offer” leads to /not-yet, which visitors cannot see.'],
    ['link', 'The link “nowhere” leads to #, which visitors cannot see.'],
    ['link', 'The link “here” does not say where it leads.'],
  ]);
});

test('a level of headings that is left out, and texts that search results cut or lack', async () => {
  const description = '<h2>One</h2><h4>Three</h4>';
  const hints = await hintsOf('blogs', { title: 'Loose', description, seo_title: 'x'.repeat(61) });
  expect(hints.map(({ field, kind }) => [field, kind])).toEqual([
    ['description', 'outline'],
    ['seo_title', 'length'],
    ['seo_description', 'description'],
  ]);
  expect(hints[1]?.message).toBe('Search results show about 60 characters of the SEO Title. It has 61.');
});

test('blanks in brackets that nobody has filled in, but no notes', async () => {
  const description = '<p>We are [name of the company] in [town].[1]</p>';
  expect(await hintsOf('blogs', { ...finished, description })).toEqual([
    {
      field: 'description',
      kind: 'blank',
      message: 'Description still has 2 blanks to fill in: [name of the company] and others.',
    },
  ]);
});

test('a colour that is faint on white', async () => {
  expect(await hintsOf(brand.path, { brand_color: '#ffdd00' })).toEqual([
    expect.objectContaining({ field: 'brand_color', kind: 'contrast' }),
  ]);
  expect(await hintsOf(settings.path, { product_name: '#not' })).toEqual([]);
});

test('hints of a hostile draft come in time, and never refuse', async () => {
  const description = `<p>${'<a href="/x">'.repeat(3_000)}${'<img '.repeat(9_000)}</p>`;
  const hints = () => hintsOf('blogs', { ...finished, title: 'Hostile', description });
  expect(await processorTimeOf(hints)).toBeLessThan(5_000);
  expect((await client.ask('GET', '/drafts/999999/checks')).status).toBe(404);
});

test('more links than a query can ask for are no failure', async () => {
  const names = ['breadcrumb_description', 'wwa_description', 'wca_description'];
  const links = (name: string) =>
    Array.from({ length: 7_200 }, (_, index) => `<a href="/blogs/${name.slice(0, 3)}${index}">x</a>`);
  const fields = Object.fromEntries(names.map((name) => [name, links(name).join('').slice(0, 250_000)]));
  expect(await hintsOf(about.path, fields)).not.toEqual([]);
});

test('each site that links lead to for the first time is named, whatever the words of the link are', async () => {
  const link = (href: string, text = 'our partner') => `<p>See <a href="${href}">${text}</a>.</p>`;
  let records = 0;
  const newLinks = async (description: string) => {
    const key = `partners-${(records += 1)}`;
    await app.create(caseStudy, { slug: key, description: link('https://partner.example/a') + link('/our-services') });
    const hints = await checksOf({ type: caseStudy.path, key, fields: { description } });
    return hints.filter(({ kind }) => kind === 'new link');
  };
  expect(await newLinks(link('https://evil.example/a'))).toEqual([
    { field: 'description', kind: 'new link', message: 'New link to evil.example' },
  ]);
  expect(
    await newLinks(link('https://partner.example/b') + link('/contact') + link('mailto:ada@evil.example')),
  ).toEqual([]);
  const hidden =
    link('https://partner.example@evil.example/') +
    link('https://PARTNER.example:8443/') +
    link('https://pärtner.example/');
  expect((await newLinks(hidden + hidden)).map(({ message }) => message)).toEqual([
    'New link to evil.example',
    'New link to partner.example:8443',
    'New link to xn--prtner-bua.example',
  ]);
  const padded = Array.from({ length: 1_100 }, (_, number) => `<a href="/p/${number}">p</a>`).join('');
  expect((await newLinks(`<p>${padded}</p>${link('https://evil.example/')}`)).map(({ message }) => message)).toEqual([
    'New link to evil.example',
  ]);
});
