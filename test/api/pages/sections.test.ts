import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sectionKinds, type SectionType } from '../../../content/sections/section-kinds.ts';
import { everySection, headingOf } from '../../every-section.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { clientOf } from '../app/people.ts';
import { openPage, type PublicPage } from '../app/documents/public-page.ts';
import { faultsOf } from '../app/documents/structured-data.ts';

let app: TestApp;
let ask: ReturnType<typeof clientOf>['ask'];
let image: string;
beforeAll(async () => {
  app = await startApp();
  ({ ask } = clientOf(app, await app.signIn()));
  await createOneOfEach(app);
  image = await app.upload('pages');
});
afterAll(() => app.stop());

async function show(sections: object[]): Promise<PublicPage> {
  const { body } = await ask('POST', '/pages', { title: 'A page', status: 1, sections });
  return openPage(app, `/${body.data.slug}`);
}

describe('a page with a section of each kind', () => {
  let page: PublicPage;
  beforeAll(async () => {
    page = await show(everySection(image));
  });

  test.each(sectionKinds.map(({ type }) => type))('shows the %s', (type) => {
    const [, section = ''] = page.html.split(`<section id="section-${type}"`);
    expect(section.slice(0, section.indexOf('</section>'))).toContain(headingOf(type));
  });

  test('has one h1, skips no level, gives each id once, and has no script', () => {
    expect(page.headings.filter((level) => level === 1)).toHaveLength(1);
    const skipped = page.headings.filter((level, index) => level > (page.headings[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
    expect(page.ids).toHaveLength(new Set(page.ids).size);
    expect(page.html).not.toMatch(/<link rel="modulepreload"/);
  });

  test('gives each picture its dimensions, and loads those of later sections lazily', () => {
    const pictures = page.pictures.filter((picture) => picture.includes(image));
    expect(pictures.length).toBeGreaterThan(3);
    for (const picture of pictures)
      expect(picture).toMatch(/width="\d+".*height="\d+".*loading="lazy"|loading="lazy".*width="\d+"/s);
  });

  test('describes its questions and prices to search engines', () => {
    expect(page.structured.flatMap(faultsOf)).toEqual([]);
    expect(page.structured).toContainEqual(expect.objectContaining({ '@type': 'FAQPage' }));
    const offers = page.structured.find((data) => data['@type'] === 'OfferCatalog');
    expect(offers).toMatchObject({ itemListElement: [{ name: 'Small', price: '2400', priceCurrency: 'EUR' }, {}] });
  });
});

test('hidden and empty sections are not shown', async () => {
  const [hidden] = everySection(image, ['cards'], { hidden: true });
  const empty = { id: 'e', type: 'steps', heading: 'Nothing here', steps: [] };
  const { html } = await show([hidden ?? {}, empty]);
  expect(html).not.toContain(headingOf('cards'));
  expect(html).not.toContain('Nothing here');
});

test('a call to action of a list is at the end of its records too, below a line, but not of posts', async () => {
  const invite = (slug: string, title: string) =>
    ask('PUT', `/pages/${slug}`, { sections: [{ id: 'invitation', type: 'callToAction', title }] });
  await invite('our-services', 'Not sure which?');
  await invite('our-blogs', 'Ask us');
  const bandOf = async (path: string) =>
    /id="section-invitation" class="([^"]*)"/.exec((await app.get(path)).body)?.[1];
  expect(await bandOf('/our-services')).toMatch(/band-brand/);
  expect(await bandOf('/services/one')).toMatch(/band-plain/);
  expect(await bandOf('/our-blogs/category/one')).toMatch(/band-plain/);
  expect(await bandOf('/blogs/one')).toBeUndefined();
});

const chosen: { type: SectionType; field: string; path: string; key: string }[] = [
  { type: 'quotes', field: 'reviews', path: '/reviews', key: 'id' },
  { type: 'services', field: 'services', path: '/services', key: 'slug' },
  { type: 'posts', field: 'posts', path: '/blogs', key: 'slug' },
  { type: 'people', field: 'people', path: '/teams', key: 'slug' },
  { type: 'caseStudies', field: 'case_studies', path: '/case-studies', key: 'slug' },
  { type: 'booking', field: 'meeting_kind', path: '/meeting-kinds', key: 'slug' },
];

async function choose({ type, field, path, key }: (typeof chosen)[number]) {
  const { data } = (await ask('GET', path)).body;
  const page = await show([{ id: 'c', type, heading: 'Chosen', source: 'chosen', [field]: [data[0].id] }]);
  const main = () => openPage(app, page.path).then(({ html }) => /<main[^]*<\/main>/.exec(html)?.[0]);
  expect(await main()).toContain('id="section-c"');
  return { record: data[0], address: `${path}/${data[0][key]}`, main };
}

test.each(chosen)('$type leave out a chosen InActive record', async (choice) => {
  const { record, address, main } = await choose(choice);
  expect((await ask('PUT', address, { ...record, status: 2 })).status).toBe(200);
  expect(await main()).not.toContain('section-c');
  const { body } = await ask('GET', address);
  const { version } = body.data ?? body;
  expect((await ask('PUT', address, { ...record, status: 1, version })).status).toBe(200);
  expect(await main()).toContain('section-c');
});

test.each(chosen)('$type leave out a chosen record that is gone', async (choice) => {
  const { address, main } = await choose(choice);
  expect((await ask('DELETE', address)).status).toBe(200);
  expect(await main()).not.toContain('section-c');
});

describe('a form among the sections', () => {
  test('is never cached, and posts to the page of its kind', async () => {
    const page = await show([{ id: 'f', type: 'contactForm', form: 'meeting' }]);
    const [first, second] = [await app.get(page.path), await app.get(page.path)];
    expect(first.headers['cache-control']).toBe('no-store');
    const tokenOf = (html: string) => /name="form_token" value="([^"]+)"/.exec(html)?.[1];
    expect(tokenOf(first.body)).toBeDefined();
    expect(tokenOf(second.body)).not.toBe(tokenOf(first.body));
    expect(first.body).toMatch(/<form[^>]*action="\/meeting"/);
    expect(first.body).toContain('A meeting takes 30 minutes.');
  });

  test('leaves pages without one in the cache', async () => {
    const { path } = await show(everySection(image, ['cards']));
    expect((await app.get(path)).headers['cache-control']).toBe('no-cache');
  });
});

test.each([
  ['/videos/tour.mp4', '<video'],
  ['https://video.example/tour.mp4', 'href="https://video.example/tour.mp4"'],
])('the video %s is shown by %s', async (link, element) => {
  const { html } = await show([{ id: 'v', type: 'video', poster: image, link }]);
  expect(html).toContain(element);
});

test('cards without a heading are on the home page as soon as somebody has written them', async () => {
  await ask('PUT', '/settings/1', { expertise_heading: '' });
  const showHome = async (card: object) => {
    const cards = { id: 'cards', type: 'cards', cards: [{ title: 'Design', ...card }] };
    await ask('PUT', '/pages/home', { sections: [{ id: 'hero', type: 'hero', title: 'We build' }, cards] });
    return (await app.get('/')).body;
  };
  expect(await showHome({})).not.toContain('section-cards');
  expect(await showHome({ text: 'What people recognise you by.' })).toContain('What people recognise you by.');
});
