import type { Page } from '@playwright/test';
import { page as pageType } from '../../../content/types/page.ts';
import { expect, test } from '../browser/admin.ts';
import { violations } from '../browser/violations.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com';

/** Answers in place of the other host, and returns what it was asked. */
async function standIn(page: Page) {
  const requests: string[] = [];
  await page.route(`${YOUTUBE}/**`, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<h1>The film itself</h1>' });
  });
  return requests;
}

for (const javaScriptEnabled of [true, false])
  test(`another host learns of a visitor who wants to see what it shows, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    app,
  }) => {
    const sections = [
      {
        id: 'film',
        type: 'embed',
        address: 'https://youtu.be/aqz-KE-bpKQ',
        title: 'A <day> in “our” studio',
        heading: 'Watch',
      },
      {
        id: 'map',
        type: 'embed',
        address: 'https://www.openstreetmap.org/#map=16/52.5163/13.3777',
        title: 'The way to us',
      },
    ];
    const { slug } = await app.publisher.create(pageType, { title: 'With a film', status: 1, sections });
    const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled });
    const page = await context.newPage();
    const requests = await standIn(page);
    const others: string[] = [];
    page.on('request', (request) => request.url().startsWith(app.origin) || others.push(request.url()));
    const response = await page.goto(`/${slug}`);
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toContain(`frame-src ${YOUTUBE} https://www.openstreetmap.org;`);
    expect(policy).toContain("script-src 'sha256-");
    const frame = page.frameLocator('iframe[title="A <day> in “our” studio (YouTube)"]');
    const play = frame.getByRole('link', { name: 'Play the video: A <day> in “our” studio' });
    await expect(play).toBeVisible();
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    expect(others).toEqual([]);

    await play.focus();
    await page.keyboard.press('Enter');
    await expect(frame.getByRole('heading', { name: 'The film itself' })).toBeVisible();
    expect(requests).toEqual([`${YOUTUBE}/embed/aqz-KE-bpKQ?autoplay=1`]);
    const elsewhere = page.getByRole('link', { name: 'Open it at OpenStreetMap' });
    await expect(elsewhere).toHaveAttribute('href', 'https://www.openstreetmap.org/#map=16/52.5163/13.3777');
    await context.close();
    await app.publisher.remove(pageType, slug);
  });

test('a page without one allows no frame', async ({ app }) => {
  const response = await fetch(`${app.origin}/`);
  expect(response.headers.get('content-security-policy')).not.toContain('frame-src');
});
