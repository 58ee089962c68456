import { readFileSync } from 'node:fs';
import { expect, type Page, test as base } from '@playwright/test';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { sumLayoutShifts } from '../browser/layout-shifts.ts';
import { startServer } from '../browser/server.ts';

interface TestApp {
  /** A long post with a cover, a picture in its text and one under each heading. */
  address: string;
}

const test = base.extend<object, { app: TestApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires destructured fixtures.
    async ({}, use) => {
      const { origin, publisher, stop } = await startServer();
      const slug = await publishPost(publisher);
      await expect.poll(() => countWaiting(publisher), { timeout: 600_000 }).toBe(0);
      await use({ address: `${origin}/blogs/${slug}` });
      await stop();
    },
    { scope: 'worker', timeout: 660_000 },
  ],
});
test.describe.configure({ mode: 'default' });

for (const { width, deviceScaleFactor, file } of [
  { width: 375, deviceScaleFactor: 1, file: /-360\.avif$/ },
  { width: 375, deviceScaleFactor: 2, file: /-640\.avif$/ },
  { width: 1280, deviceScaleFactor: 1, file: /[\da-f]{20}\.avif$/ },
]) {
  test(`a window ${width} px wide at scale ${deviceScaleFactor} loads the AVIF that fits it`, async ({
    browser,
    app,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 700 }, deviceScaleFactor });
    const page = await context.newPage();
    await page.goto(app.address);
    await expect.poll(() => shownFile(page)).toMatch(file);
    await context.close();
  });
}

test('a browser without AVIF loads WebP of the same width', async ({ page, app }) => {
  await page.route(app.address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('image/avif', 'image/unknown') });
  });
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto(app.address);
  await expect.poll(() => shownFile(page)).toMatch(/-960\.webp$/);
});

test('the first picture loads first, those far below when scrolled near', async ({ page, app }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const requests: { url: string; initialPriority: string }[] = [];
  devTools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.includes('/files/')) requests.push(request);
  });
  await page.goto(app.address);
  await expect.poll(() => hasLoaded(page, 0)).toBe(true);
  const important = requests.filter(({ initialPriority }) => initialPriority === 'High');
  expect(important.map(({ url }) => url)).toEqual([await shownFile(page)]);
  expect(requests[0]).toEqual(important[0]);

  const pictures = page.getByRole('article').first().getByRole('img');
  await expect(pictures).toHaveCount(5);
  expect(await hasLoaded(page, 4)).toBe(false);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => hasLoaded(page, 4)).toBe(true);
});

test('a slow picture shows a blurred placeholder, and nothing shifts when it has loaded', async ({ page, app }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/files/**', async (route) => {
    await released;
    await route.continue();
  });
  // A font that replaces another one moves words a little, at any time.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(sumLayoutShifts);
  await page.goto(app.address, { waitUntil: 'domcontentloaded' });
  await expect(coverOf(page)).toHaveCSS('background-image', /^url\("data:image\/webp;base64,/);
  const before = await coverOf(page).boundingBox();
  expect(before?.height).toBeGreaterThan(200);
  expect(await hasLoaded(page, 0)).toBe(false);

  release();
  const pictures = page.getByRole('article').first().getByRole('img');
  for (const [index, picture] of (await pictures.all()).entries()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => hasLoaded(page, index)).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.dataset['shifted'])).toBe('0');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await coverOf(page).boundingBox()).toEqual(before);
});

test('a post with the pictures of the demonstration weighs at most 200 kB on a phone, fonts included', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  let bytes = 0;
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  await page.goto(app.address);
  const pictures = page.locator('img:visible');
  for (const [index, picture] of (await pictures.all()).entries()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => hasLoaded(page, index, 'img:visible')).toBe(true);
  }
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(200_000);
  await context.close();
});

async function publishPost(publisher: ApiClient) {
  const upload = async (name: string) => {
    const bytes = readFileSync(`seed/demonstrations/plinth/pictures/${name}.webp`);
    const image = new File([new Uint8Array(bytes)], `${name}.webp`, { type: 'image/webp' });
    const { body } = await publisher.sendForm('/media', { image });
    return body.data.image as string;
  };
  const text = { status: 1, short_description: 'Short' };
  const member = { name: 'Sana Qureshi', job_title: 'Founder', image: await upload('sana-qureshi') };
  const { id: team_id } = await publisher.create(teamMember, { ...text, ...member });
  const paragraphs = '<p>A paragraph that takes its place.</p>'.repeat(60);
  const description = `${paragraphs}<img src="${await upload('website-design-and-build-card')}" alt="In the text">${paragraphs}`;
  const post = await publisher.create(blog, {
    ...text,
    title: 'One',
    image: await upload('why-your-online-shop-feels-slow-and-how-to-tell'),
    image_alt: 'Cover',
    team_id,
    description,
  });
  for (const [index, name] of ['website-design-and-build-detail', 'amazon-store-launch-card'].entries()) {
    const fields = {
      heading: 'More',
      sequence: index + 1,
      image: await upload(name),
      image_alt: 'More',
      description: paragraphs,
    };
    await publisher.create(heading, { ...fields, blog_id: post.id });
  }
  return post.slug;
}

async function countWaiting(publisher: ApiClient) {
  interface Queue {
    data: Record<'webp' | 'avif', { waiting: number }>;
  }
  const { data } = await publisher.call<Queue>('GET', '/media/queue');
  return data.webp.waiting + data.avif.waiting;
}

function coverOf(page: Page) {
  return page.getByRole('img', { name: 'Cover' });
}

function shownFile(page: Page) {
  return coverOf(page).evaluate((image) => (image as HTMLImageElement).currentSrc);
}

function hasLoaded(page: Page, index: number, among = 'article img:visible') {
  const picture = page.locator(among).nth(index);
  return picture.evaluate(
    (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0,
  );
}
