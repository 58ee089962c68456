import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseStudy } from '../../../content/types/case-study.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { openPage } from '../app/documents/public-page.ts';

const FIRST = '/our-work/first';

let app: TestApp;
let serviceId: number;
let reviewId: number;
let first: number;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('without case studies, menus, sitemap and llms.txt leave the list out', async () => {
  const list = await openPage(app, '/our-work');
  expect([list.status, list.links.includes('/our-work')]).toEqual([200, false]);
  expect(list.html).toContain('No case studies yet');
  expect((await openPage(app, '/')).links).not.toContain('/our-work');
  for (const path of ['/sitemap.xml', '/llms.txt']) {
    const { statusCode, body } = await app.get(path);
    expect([statusCode, body.includes('/our-work')]).toEqual([200, false]);
  }
});

test('the list has each case study with its first figure', async () => {
  serviceId = await app.create(service, { title: 'Shops' });
  reviewId = await app.create(review, { feedback: 'They listened.', client_name: 'Ines Moreau' });
  const results = [
    { value: '41 %', label: 'Fewer calls' },
    { value: '7 min', label: 'To list a bowl' },
  ];
  const sections = [{ id: 's', type: 'richText', heading: 'How it went', html: '<p>Well.</p>' }];
  const related = { services: [serviceId], review_id: reviewId };
  first = await app.create(caseStudy, {
    title: 'First',
    client: 'Harrow',
    year: '2025',
    results,
    sections,
    ...related,
  });
  await app.create(caseStudy, { title: 'Second', results: [], sections: [], services: [], review_id: null });
  const { html, links } = await openPage(app, '/our-work');
  expect(links).toEqual(expect.arrayContaining(['/our-work', FIRST, '/our-work/second']));
  expect([html.includes('41 %'), html.includes('7 min')]).toEqual([true, false]);
});

test('a case study shows its results, services, sections and review, and the next one', async () => {
  const { html, links } = await openPage(app, FIRST);
  for (const text of ['Harrow', '2025', '41 %', 'Fewer calls', '7 min', 'How it went', 'They listened.', 'Ines Moreau'])
    expect([text, html.includes(text)]).toEqual([text, true]);
  expect(links).toEqual(expect.arrayContaining(['/services/shops', '/our-work/second']));
  expect((await openPage(app, '/our-work/second')).links).toContain(FIRST);
});

test('services and reviews that visitors cannot see are left out', async () => {
  await app.services.content.update(service, serviceId, { status: 2 });
  await app.services.content.update(review, reviewId, { status: 2 });
  const { html } = await openPage(app, FIRST);
  expect([html.includes('/services/shops'), html.includes('They listened.')]).toEqual([false, false]);
});

test('search engines and shared links get what is set for them', async () => {
  const share_image = await app.upload('case-studies');
  await app.services.content.update(caseStudy, first, {
    seo_title: 'Bowls',
    seo_description: 'In short.',
    share_image,
  });
  const { titles, meta } = await openPage(app, FIRST);
  expect([titles, meta('description')]).toEqual([['Bowls | Plinth'], ['In short.']]);
  expect(meta('og:image')).toEqual([`${PUBLIC_URL}/og${share_image.replace('.webp', '.jpg')}`]);
});
