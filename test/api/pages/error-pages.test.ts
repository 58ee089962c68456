import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, startApp } from '../app/app.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('a request that fails before it reaches a page', () => {
  test.each([
    [404, 'Page Not Found', { url: '/blogs/%00' }],
    [404, 'Page Not Found', { url: '/files/none.webp' }],
    [405, 'Request Not Supported', { method: 'DELETE' as const, url: '/contact-us' }],
    [
      413,
      'Too Large to Send',
      { method: 'POST' as const, url: '/contact-us', headers: form, payload: 'x'.repeat(3e6) },
    ],
  ])('gets %i, "%s", as a page of the site', async (status, title, request) => {
    const { statusCode, headers, body } = await app.request(request);
    expect(statusCode).toBe(status);
    expect(body).toContain(`<title>${title} | Plinth</title>`);
    expectErrorPage(body);
    expect(body).toContain('<nav id="menu"');
    expect(body).not.toContain('aria-current="');
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    // The one script is speculation rules.
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+'; script-src 'sha256-[^']+';/);
  });

  test('gets 500 and a page without details where nobody foresaw the failure', async () => {
    vi.spyOn(app.services.site, 'readFeed').mockRejectedValueOnce(new Error('relation "blogs"'));
    const { statusCode, body } = await app.get('/feed.xml');
    expect(statusCode).toBe(500);
    expect(body).toContain('<title>Something Went Wrong | Plinth</title>');
    expect(body).not.toContain('relation');
    expectErrorPage(body);
  });

  test('gets a plain page where not even the settings can be read', async () => {
    vi.spyOn(app.services.site, 'readSetting').mockRejectedValueOnce(new Error('relation "settings"'));
    const { statusCode, headers, body } = await app.get('/files/none.webp');
    expect(statusCode).toBe(500);
    expect(body).toContain('<h1>Something went wrong on our side</h1>');
    expect(body).not.toContain('relation');
    expectErrorPage(body);
    expect(headers['content-security-policy']).toContain("script-src 'none'");
  });
});

function expectErrorPage(body: string) {
  expect(body).toMatch(/^<!DOCTYPE html><html lang="en"( class="style-bold")?>/);
  expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).toMatch(/<a href="\/"[^>]*>Go Back To Home!<\/a>/);
}
