import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';

const REVIEWS = 21;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const image = await app.upload('reviews');
  for (let number = 1; number <= REVIEWS; number += 1) {
    await app.create(review, { project_name: `Project ${number}`, image }, new Date(Date.UTC(2026, 0, number)));
  }
});
afterAll(() => app.stop());

const list = async (query: string) => (await app.get(`/api/review${query}`)).json();

test('lists the newest first, nine to a page', async () => {
  const { data, meta, links } = await list('');
  expect(data.map((row: { project_name: string }) => row.project_name).slice(0, 2)).toEqual([
    'Project 21',
    'Project 20',
  ]);
  expect(meta).toMatchObject({ current_page: 1, from: 1, to: 9, last_page: 3, per_page: 9, total: REVIEWS });
  expect(meta.path).toBe(`${PUBLIC_URL}/api/review`);
  expect(links).toEqual({
    first: `${PUBLIC_URL}/api/review?page=1`,
    last: `${PUBLIC_URL}/api/review?page=3`,
    prev: null,
    next: `${PUBLIC_URL}/api/review?page=2`,
  });
});

test('the links of meta start with Previous, end with Next, mark the current page and drop unknown parameters', async () => {
  const { meta } = await list('?page=2&utm_source=letter');
  expect(meta.links).toEqual([
    { url: `${PUBLIC_URL}/api/review?page=1`, label: 'Previous', active: false },
    { url: `${PUBLIC_URL}/api/review?page=1`, label: '1', active: false },
    { url: `${PUBLIC_URL}/api/review?page=2`, label: '2', active: true },
    { url: `${PUBLIC_URL}/api/review?page=3`, label: '3', active: false },
    { url: `${PUBLIC_URL}/api/review?page=3`, label: 'Next', active: false },
  ]);
});

test('the links to many pages have gaps', async () => {
  const { meta } = await list('?per_page=1&page=11');
  expect(meta.links.map((link: { label: string }) => link.label)).toEqual([
    'Previous',
    '1',
    '...',
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
    '14',
    '...',
    '21',
    'Next',
  ]);
});

test('following next reaches every record once', async () => {
  const seen: string[] = [];
  let next: string | null = `${PUBLIC_URL}/api/review?per_page=4`;
  while (next) {
    const { data, links }: { data: { project_name: string }[]; links: { next: string | null } } = (
      await app.get(next.replace(PUBLIC_URL, ''))
    ).json();
    seen.push(...data.map((row) => row.project_name));
    next = links.next;
  }
  expect(seen).toHaveLength(REVIEWS);
  expect(new Set(seen).size).toBe(REVIEWS);
});

test('a page past the end is empty on the API', async () => {
  const { data, meta } = await list('?page=4');
  expect(data).toEqual([]);
  expect(meta).toMatchObject({ from: null, to: null, total: REVIEWS, current_page: 4 });
});

describe('an invalid value is 422 and names the parameter', () => {
  test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=', 'page=1&page=2', 'page=99999999999', 'page=%27'])(
    '?%s',
    async (query) => {
      const response = await app.get(`/api/review?${query}`);
      expect(response.statusCode).toBe(422);
      expect(response.json().errors.page).toEqual(['page must be a whole number from 1 to 1,000,000.']);
    },
  );

  test.each(['per_page=0', 'per_page=101', 'per_page=ten'])('?%s', async (query) => {
    const response = await app.get(`/api/review?${query}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().message).toBe('per_page must be a whole number from 1 to 100.');
  });
});

test('addresses in responses come from the configuration, whatever the request says', async () => {
  const response = await app.get('/api/review', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
  });
  expect(response.body).not.toContain('evil.example');
});

test('on the site an invalid page is the first and a page past the end is not found', async () => {
  expect((await app.get('/our-reviews?page=x')).body).toContain('Project 21');
  expect((await app.get('/our-reviews?page=3')).body).toContain('Project 1<');
  expect((await app.get('/our-reviews?page=4')).statusCode).toBe(404);
});
