import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { servicePage } from '../../../content/types/service-page.ts';
import { service } from '../../../content/types/service.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { hostileFields } from '../../hostile/fields.ts';
import { markup } from '../../hostile/payloads.ts';
import { launch } from '../browser/launch.ts';
import type { ApiClient } from '../../api-client.ts';
import { startServer } from '../browser/server.ts';

interface TestApp {
  origin: string;
  publisher: ApiClient;
  picture: string;
}

const test = base.extend<object, { app: TestApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires destructured fixtures.
    async ({}, use) => {
      const { origin, publisher, stop } = await startServer();
      await use({ origin, publisher, picture: await publisher.upload() });
      await stop();
    },
    { scope: 'worker' },
  ],
});
test.use({
  launchOptions: { ...launch, args: [...launch.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'] },
});
// All tests share one server, and change its records one after another.
test.describe.configure({ mode: 'default', timeout: 120_000 });

// Every kind of record has three texts or more: with each third round, every payload stands in one of them.
const rounds = [...markup.keys()].filter((round) => round % 3 === 0);

test('no payload in settings or page texts runs on any page', async ({ context, app: { origin, publisher } }) => {
  const visitor = await recordEffects(context, origin);
  await publisher.create(about, {});
  await publisher.create(servicePage, {});
  for (const round of rounds) {
    await publisher.update(about, '1', hostileFields(about, round));
    await publisher.update(servicePage, '1', hostileFields(servicePage, round));
    await publisher.update(settings, '1', {
      ...hostileFields(settings, round),
      booking_link: '/"onclick=window.hostile=1',
    });
    for (const path of ['/', '/about-us', '/our-services']) await visitor.visit(path);
    if (round % 9 === 0) for (const path of ['/contact-us', '/meeting', '/no-such-page']) await visitor.visit(path);
  }
  expect(visitor.effects).toEqual([]);
});

test('no payload in a record runs on any page', async ({ context, app: { origin, publisher, picture } }) => {
  const visitor = await recordEffects(context, origin);
  const always = { status: 1, image: picture };
  const paths = ['/', '/about-us', '/our-services', '/contact-us', '/meeting', '/no-such-page'];
  for (const round of rounds) {
    const member = await publisher.create(teamMember, { ...hostileFields(teamMember, round), ...always });
    await publisher.create(review, { ...hostileFields(review, round), ...always });
    const post = await publisher.create(blog, { ...hostileFields(blog, round), ...always, team_id: member.id });
    await publisher.create(heading, {
      ...hostileFields(heading, round),
      image: picture,
      blog_id: post.id,
      sequence: 1,
    });
    const more = { category: 'amazon', detail_page_image: picture };
    const offer = await publisher.create(service, { ...hostileFields(service, round), ...always, ...more });
    paths.push(`/blogs/${post.slug}`, `/services/${offer.slug}`);
  }
  const lists = Array.from({ length: Math.ceil(rounds.length / 9) }, (_, index) => index + 1);
  for (const page of lists) paths.push(`/our-blogs?page=${page}`, `/our-reviews?page=${page}`);
  for (const path of paths) await visitor.visit(path, path === '/no-such-page' ? 404 : 200);
  expect(visitor.effects).toEqual([]);
});

test('a payload that does run is detected', async ({ context, app: { origin } }) => {
  const visitor = await recordEffects(context, origin);
  await visitor.page.route('**/about-us', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    const injected = '<script>window.hostile=1</script><img src=https://evil.example/x><svg onload="alert(1)">';
    await route.fulfill({ response, headers, body: (await response.text()).replace('</main>', `${injected}</main>`) });
  });
  await visitor.visit('/about-us');
  const kinds = visitor.effects.map((what) => what.split(': ')[1]);
  expect(new Set(kinds)).toEqual(new Set(['a dialog', 'another host', 'script']));
});

/** Opens a page that records every effect of a payload: scripts, dialogs, policy violations, other hosts. */
async function recordEffects(context: BrowserContext, origin: string) {
  const effects: string[] = [];
  let path = '';
  const record = (what: string) => void effects.push(`${path}: ${what}`);
  const page: Page = await context.newPage();
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy ${effectiveDirective} ${blockedURI}`),
    );
  });
  page.on('dialog', async (dialog) => {
    record('a dialog');
    await dialog.dismiss();
  });
  page.on('console', (message) => message.text().startsWith('policy') && record(message.text()));
  page.on('pageerror', (error) => record(error.message));
  page.on('popup', () => record('a popup'));
  page.on('framenavigated', (frame) => frame !== page.mainFrame() && record('a frame'));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol !== 'data:' && asked !== origin) record('another host');
  });

  async function visit(to: string, status?: number) {
    path = to;
    const answer = await page.goto(origin + to);
    if (status) expect([to, answer?.status()]).toEqual([to, status]);
    const { isMarked, title, address } = await page.evaluate(() => ({
      isMarked: 'hostile' in window,
      title: document.title,
      address: location.href,
    }));
    if (isMarked || title === '1') record('script');
    expect(address).toBe(origin + to);
  }

  return { page, effects, visit };
}
