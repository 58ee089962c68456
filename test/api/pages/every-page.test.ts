import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../../../content/types/settings.ts';
import { cachedAddress } from '../../../server/pages/cache/cacheable-routes.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { openEveryPage, type PublicPage } from '../app/documents/public-page.ts';
import { addressesIn, faultsOf } from '../app/documents/structured-data.ts';

describe.each([
  ['of the demonstration agency', { content: 'demo', fewest: 45 }],
  ['of an agency that has published nothing', { content: 'empty', fewest: 7 }],
] as const)('every page %s', (_agency, { content, fewest }) => {
  let app: TestApp;
  let pages: PublicPage[];
  beforeAll(async () => {
    app = await startApp({ content });
    if (content === 'demo') {
      const logo = await app.upload('settings');
      await app.services.content.update(settings, 1, { logo, favicon: logo });
    }
    pages = await openEveryPage(app);
  });
  afterAll(() => app.stop());

  const pagesWhere = (isWrong: (page: PublicPage) => boolean) => pages.filter(isWrong).map(({ path }) => path);
  /** Without the categories of services, which are views of their list. */
  const canonicalPages = () => pages.filter(({ path }) => !path.includes('?category='));

  test('is found at the address that links have', () => {
    expect(pages.length).toBeGreaterThanOrEqual(fewest);
    expect(pagesWhere(({ status }) => status !== 200)).toEqual([]);
  });

  test('gives each query that a link names a response of its own', () => {
    const links = pages.flatMap((page) => page.links.filter((link) => /^\/.*\?/.test(link)).map(withoutFragment));
    expect(links.length > 0).toBe(content === 'demo');
    expect(links.filter((link) => ![link, null].includes(cachedAddress(link)))).toEqual([]);
  });

  test('has one h1 and skips no level of heading', () => {
    expect(pagesWhere(({ headings }) => headings.filter((level) => level === 1).length !== 1)).toEqual([]);
    expect(
      pagesWhere(({ headings }) => headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1)),
    ).toEqual([]);
  });

  test('has one canonical address: its own', () => {
    for (const { path, canonicals, meta } of pages) {
      const own = PUBLIC_URL + path.replace(/\?category=.*/, '');
      expect([path, canonicals, meta('og:url')]).toEqual([path, [own], [own]]);
    }
  });

  test('has a title and a description of its own', () => {
    const titles = canonicalPages().map(({ titles }) => titles.join());
    expect(titles.filter((title, index) => !/^(.+ \| )?[^|]+$/.test(title) || titles.indexOf(title) !== index)).toEqual(
      [],
    );
    const descriptions = canonicalPages().flatMap(({ meta }) => meta('description'));
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
    expect(descriptions.filter((text = '') => text === '' || text.length > 160)).toEqual([]);
    // Where an agency has written nothing there is nothing to describe.
    const undescribed = canonicalPages().filter(({ meta }) => meta('description').length === 0);
    expect(content === 'demo' ? undescribed.map(({ path }) => path) : []).toEqual([]);
  });

  test('has the same title and description for sharing as for search engines', () => {
    for (const { meta, titles } of pages) {
      const [title] = meta('og:title');
      const [agency = ''] = meta('og:site_name');
      expect(titles).toEqual([title === agency ? agency : `${title} | ${agency}`]);
      expect(meta('twitter:title')).toEqual([title]);
      expect(meta('og:description')).toEqual(meta('description'));
      expect(meta('twitter:description')).toEqual(meta('description'));
      expect(meta('og:locale')).toEqual(['en_US']);
      expect(meta('twitter:card')).toHaveLength(1);
    }
    const articles = pages.filter(({ meta }) => meta('og:type').join() === 'article');
    expect(articles.map(({ path }) => path)).toEqual(pagesWhere(({ path }) => path.startsWith('/blogs/')));
    for (const { meta } of articles) {
      expect(meta('article:author')).toEqual([expect.any(String)]);
      const [published = '', modified = ''] = [...meta('article:published_time'), ...meta('article:modified_time')];
      expect(Date.parse(published)).toBeLessThanOrEqual(Date.parse(modified));
    }
  });

  test('has unique ids, and links only to fragments that exist', () => {
    const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]));
    expect(pagesWhere(({ ids }) => new Set(ids).size !== ids.length)).toEqual([]);
    for (const { path, links } of pages) {
      const fragments = links
        .filter((link) => link.startsWith('/') || link.startsWith('#'))
        .map((link) => link.split('#'));
      const lost = fragments.filter(
        ([to, id]) => id !== undefined && !idsOf.get(to === '' ? path : (to ?? ''))?.includes(id),
      );
      expect([path, lost]).toEqual([path, []]);
    }
  });

  test('has an alternative text for each picture, even if it is empty', () => {
    expect(pagesWhere(({ pictures }) => pictures.some((of) => !/\salt="/.test(of)))).toEqual([]);
  });

  test('has structured data that fits its schemas, with addresses that exist', async () => {
    const blocks = pages.flatMap(({ path, structured }) => structured.map((data) => ({ path, data })));
    expect(blocks.flatMap(({ path, data }) => faultsOf(data).map((fault) => `${path}: ${fault}`))).toEqual([]);
    const addresses = new Set(blocks.flatMap(({ data }) => addressesIn(data)));
    for (const address of addresses) {
      if (!address.startsWith(PUBLIC_URL)) continue;
      const { statusCode } = await app.request({ method: 'HEAD', url: address.slice(PUBLIC_URL.length) });
      expect([address, statusCode]).toEqual([address, 200]);
    }
  });

  test('has the structured data of its kind', () => {
    for (const { path, structured } of pages) {
      const kinds = structured.map((data) => data['@type']);
      expect([path, kinds.includes('BreadcrumbList')]).toEqual([path, path !== '/']);
      expect([path, kinds]).toEqual([path, expect.arrayContaining(kindsOf(path, content))]);
    }
    expect(JSON.stringify(pages.map(({ structured }) => structured))).not.toMatch(/aggregateRating|ratingValue/);
  });

  test('has breadcrumbs that end with itself', () => {
    for (const { path, structured, canonicals } of pages) {
      const trail = structured.find((data) => data['@type'] === 'BreadcrumbList');
      if (!trail) continue;
      const steps = (trail['itemListElement'] as { item: string }[]).map(({ item }) => item);
      expect([path, steps[0], steps.at(-1)]).toEqual([path, `${PUBLIC_URL}/`, canonicals[0]?.replace(/\?.*/, '')]);
    }
  });
});

function withoutFragment(link: string) {
  return link.replace(/#.*/, '');
}

function kindsOf(path: string, content: 'demo' | 'empty'): string[] {
  if (path === '/') return ['Organization', 'WebSite'];
  if (content === 'empty') return [];
  if (path.startsWith('/services/')) return ['Service'];
  if (path.startsWith('/blogs/')) return ['BlogPosting'];
  if (path.startsWith('/our-blogs')) return ['Blog'];
  return /^\/our-(services|reviews)/.test(path) ? ['ItemList'] : [];
}
