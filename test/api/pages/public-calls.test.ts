import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { servicePage } from '../../../content/types/service-page.ts';
import { service } from '../../../content/types/service.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('while nothing is published', () => {
  test.each([
    ['/api/about', { about: null, team: [] }],
    ['/api/service-page', { servicePage: null, webServices: [], digitalMarketing: [], amazon: [] }],
    ['/api/related-blog', { data: [] }],
  ])('%s is empty', async (path, response) => {
    const { statusCode, json } = await app.get(path);
    expect(statusCode).toBe(200);
    expect(json()).toEqual(response);
  });

  test('the settings have their defaults', async () => {
    const { setting, services, blogs } = (await app.get('/api/setting')).json();
    expect(setting).toMatchObject({
      product_name: 'Plinth',
      phone_label: 'Pakistan',
      booking_link: '/meeting',
      phone: null,
    });
    expect({ services, blogs }).toEqual({ services: [], blogs: [] });
  });
});

describe('once an agency has published', () => {
  let authorId: number;
  beforeAll(async () => {
    await app.services.content.update(settings, 1, { phone: '+92 21 555 0142', product_name: 'Larkspur' });
    await app.create(about, { short_description: 'Six people.', wwa_heading: 'Who' });
    await app.create(servicePage, { page_title: 'What we do' });
    await app.create(service, { title: 'Online Shops', category: 'webDevelopment' });
    await app.create(service, { title: 'Amazon Launch', category: 'amazon' });
    await app.create(service, { title: 'Letters', category: 'digitalMarketing' });
    authorId = await app.create(teamMember, {
      name: 'Sana Qureshi',
      job_title: 'Founder',
      linkedin: 'https://l.example',
    });
    const id = await app.create(blog, { title: 'Five pages', team_id: authorId, image_alt: 'A cover' });
    await app.create(heading, { heading: 'Second', blog_id: id, sequence: 2 });
    await app.create(heading, { heading: 'First', blog_id: id, sequence: 1 });
    await app.create(review, { project_name: 'A shop', client_name: 'Ines Moreau' });
  });

  test('GET /setting returns the settings and the links of the footer', async () => {
    const response = (await app.get('/api/setting')).json();
    expect(response.setting).toMatchObject({ phone: '+92 21 555 0142', product_name: 'Larkspur' });
    expect(response.services[0]).toEqual({ id: 1, title: 'Online Shops', slug: 'online-shops' });
    expect(response.blogs).toEqual([{ title: 'Five pages', slug: 'five-pages' }]);
  });

  test('GET /about returns about and the team', async () => {
    const response = (await app.get('/api/about')).json();
    expect(response.about).toMatchObject({ short_description: 'Six people.', wwa_heading: 'Who', wca_heading: null });
    expect(response.team).toHaveLength(1);
    expect(response.team[0]).toMatchObject({
      name: 'Sana Qureshi',
      job_title: 'Founder',
      twitter: null,
      image_width: 60,
    });
  });

  test('GET /service-page returns the services by category', async () => {
    const response = (await app.get('/api/service-page')).json();
    expect(response.servicePage.page_title).toBe('What we do');
    expect([response.webServices, response.amazon, response.digitalMarketing].map(([first]) => first.title)).toEqual([
      'Online Shops',
      'Amazon Launch',
      'Letters',
    ]);
  });

  test('GET /service/{slug} returns the whole service', async () => {
    const { data } = (await app.get('/api/service/online-shops')).json();
    expect(data).toMatchObject({
      title: 'Online Shops',
      detail_page_heading: 'Detail Page Heading',
      detail_page_description: '<p>Detail Page Description</p>',
      detail_page_strategy_heading: null,
      detail_page_image_height: 40,
    });
  });

  test('GET /blog/{slug} returns the post with its author and its headings in sequence', async () => {
    const { data } = (await app.get('/api/blog/five-pages')).json();
    expect(data).toMatchObject({
      title: 'Five pages',
      short_description: 'Short Description',
      description: '<p>Description</p>',
      image_alt: 'A cover',
      team_id: { id: authorId, name: 'Sana Qureshi', job_title: 'Founder' },
    });
    expect(data.headings.map((part: { heading: string }) => part.heading)).toEqual(['First', 'Second']);
  });

  test('pictures are paths of files that are served and immutable', async () => {
    const { data } = (await app.get('/api/blog/five-pages')).json();
    const picture = await app.get(data.image);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  });

  test('GET /review returns reviews with paging', async () => {
    const { data, meta } = (await app.get('/api/review')).json();
    expect(data[0]).toMatchObject({
      project_name: 'A shop',
      client_name: 'Ines Moreau',
      feedback: 'Feedback',
      status: 1,
    });
    expect(meta).toMatchObject({ from: 1, to: 1, total: 1, per_page: 9, current_page: 1, last_page: 1 });
  });
});

test.each(['/api/service/none', '/api/blog/none', '/api/none', '/api/', '/api', '/api?x'])(
  'GET %s is 404 with a message',
  async (path) => {
    const { statusCode, json } = await app.get(path);
    expect(statusCode).toBe(404);
    expect(json().message).toMatch(/^There is nothing/);
  },
);

test.each(['/files/blogs/none.webp', '/files/..%2f..%2fplinth.sqlite', '/apix', '/apix%ff'])(
  '%s is Page Not Found',
  async (path) => {
    const { statusCode, body } = await app.get(path);
    expect(statusCode).toBe(404);
    expect(body).toContain('Page Not Found');
  },
);
