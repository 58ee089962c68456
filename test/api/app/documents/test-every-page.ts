import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, type Language, languages, pathIn, splitLanguage } from '../../../../content/languages.ts';
import { cachedAddress } from '../../../../server/pages/cache/cacheable-routes.ts';
import { PUBLIC_URL, type TestApp } from '../app.ts';
import type { PublicPage } from './public-page.ts';
import { addressesIn, faultsOf } from './structured-data.ts';

interface OpenedSite {
  app: TestApp;
  /** Every page of it. */
  pages: PublicPage[];
}

/** Declares the tests that every page of a site passes. The site is opened before them. */
export function testEveryPage(site: () => OpenedSite, { fewest, isEmpty }: { fewest: number; isEmpty: boolean }) {
  const pagesWhere = (isWrong: (page: PublicPage) => boolean) =>
    site()
      .pages.filter(isWrong)
      .map(({ path }) => path);
  /** Without the categories of services, which are views of their list. */
  const canonicalPages = () => site().pages.filter(({ path }) => !path.includes('?category='));

  test('is found at the address that links have', () => {
    expect(site().pages.length).toBeGreaterThanOrEqual(fewest);
    expect(pagesWhere(({ status }) => status !== 200)).toEqual([]);
  });

  test('gives each query that a link names a response of its own', () => {
    const links = site().pages.flatMap((page) =>
      page.links.filter((link) => /^\/.*\?/.test(link)).map(withoutFragment),
    );
    expect(links.length > 0).toBe(!isEmpty);
    expect(links.filter((link) => ![link, null].includes(cachedAddress(link)))).toEqual([]);
  });

  test('has one h1 and skips no level of heading', () => {
    expect(pagesWhere(({ headings }) => headings.filter((level) => level === 1).length !== 1)).toEqual([]);
    expect(
      pagesWhere(({ headings }) => headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1)),
    ).toEqual([]);
  });

  test('has one canonical address: its own', () => {
    for (const { path, canonicals, meta } of site().pages) {
      const address = PUBLIC_URL + path.replace(/\?category=.*/, '');
      expect([path, canonicals, meta('og:url')]).toEqual([path, [address], [address]]);
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
    expect(isEmpty ? [] : undescribed.map(({ path }) => path)).toEqual([]);
  });

  test('has the same title and description for sharing as for search engines', () => {
    for (const { path, meta, titles } of site().pages) {
      const [title] = meta('og:title');
      const [agency = ''] = meta('og:site_name');
      expect(titles).toEqual([title === agency ? agency : `${title} | ${agency}`]);
      expect(meta('twitter:title')).toEqual([title]);
      expect(meta('og:description')).toEqual(meta('description'));
      expect(meta('twitter:description')).toEqual(meta('description'));
      expect([path, meta('og:locale')]).toEqual([path, [languages[languageAt(path)].locale]]);
      expect(meta('twitter:card')).toHaveLength(1);
    }
    const articles = site().pages.filter(({ meta }) => meta('og:type').join() === 'article');
    expect(articles.map(({ path }) => path)).toEqual(
      pagesWhere(({ path }) => splitLanguage(path).rest.startsWith('/blogs/')),
    );
    for (const { meta } of articles) {
      expect(meta('article:author')).toEqual([expect.any(String)]);
      const [published = '', modified = ''] = [...meta('article:published_time'), ...meta('article:modified_time')];
      expect(Date.parse(published)).toBeLessThanOrEqual(Date.parse(modified));
    }
  });

  test('has unique ids, and links only to fragments that exist', () => {
    const idsOf = new Map(site().pages.map(({ path, ids }) => [path, ids]));
    expect(pagesWhere(({ ids }) => new Set(ids).size !== ids.length)).toEqual([]);
    for (const { path, links } of site().pages) {
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
    expect(pagesWhere(({ pictures }) => pictures.some((attributes) => !/\salt="/.test(attributes)))).toEqual([]);
  });

  test('has structured data that fits its schemas, with addresses that exist', async () => {
    const blocks = site().pages.flatMap(({ path, structured }) => structured.map((data) => ({ path, data })));
    expect(blocks.flatMap(({ path, data }) => faultsOf(data).map((fault) => `${path}: ${fault}`))).toEqual([]);
    const addresses = new Set(blocks.flatMap(({ data }) => addressesIn(data)));
    for (const address of addresses) {
      if (!address.startsWith(PUBLIC_URL)) continue;
      const { statusCode } = await site().app.request({ method: 'HEAD', url: address.slice(PUBLIC_URL.length) });
      expect([address, statusCode]).toEqual([address, 200]);
    }
  });

  test('has the structured data of its kind', () => {
    for (const { path, structured } of site().pages) {
      const kinds = structured.map((data) => data['@type']);
      const tags = structured.flatMap((data) => data['inLanguage'] ?? []);
      expect([path, tags]).toEqual([path, tags.map(() => languageAt(path))]);
      expect([path, kinds.includes('BreadcrumbList')]).toEqual([path, splitLanguage(path).rest !== '/']);
      expect([path, kinds]).toEqual([path, expect.arrayContaining(kindsOf(splitLanguage(path).rest, isEmpty))]);
    }
    expect(JSON.stringify(site().pages.map(({ structured }) => structured))).not.toMatch(/aggregateRating|ratingValue/);
  });

  test('has breadcrumbs that end with itself', () => {
    for (const { path, structured, canonicals } of site().pages) {
      const trail = structured.find((data) => data['@type'] === 'BreadcrumbList');
      if (!trail) continue;
      const steps = (trail['itemListElement'] as { item: string }[]).map(({ item }) => item);
      const home = pathIn(splitLanguage(path).language, '/');
      expect([path, steps[0], steps.at(-1)]).toEqual([path, PUBLIC_URL + home, canonicals[0]?.replace(/\?.*/, '')]);
    }
  });
}

function languageAt(path: string): Language {
  return splitLanguage(path).language ?? DEFAULT_LANGUAGE;
}

function withoutFragment(link: string) {
  return link.replace(/#.*/, '');
}

function kindsOf(path: string, isEmpty: boolean): string[] {
  if (path === '/') return ['Organization', 'WebSite'];
  if (isEmpty) return [];
  if (path.startsWith('/services/')) return ['Service'];
  if (path.startsWith('/blogs/')) return ['BlogPosting'];
  if (path.startsWith('/our-blogs')) return ['Blog'];
  return /^\/our-(services|reviews)/.test(path) ? ['ItemList'] : [];
}
