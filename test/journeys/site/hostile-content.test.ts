import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { isRecordPage, pageList } from '../../../content/addresses.ts';
import { settings } from '../../../content/types/settings.ts';
import { everySection } from '../../every-section.ts';
import { hostileFields, hostileSections } from '../../hostile/fields.ts';
import { markup } from '../../hostile/payloads.ts';
import { launch } from '../browser/launch.ts';
import type { ApiClient } from '../../api-client.ts';
import { publishEveryType } from '../browser/every-type.ts';
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

// Every type has three texts or more: each payload is in one of them when every third one starts a round.
const rounds = [...markup.keys()].filter((round) => round % 3 === 0);
const fixedPages = pageList.filter((page) => !isRecordPage(page) && !page.isUnlisted);

test('no payload in any field of a content type runs on any page', async ({ context, app }) => {
  const { origin, publisher, picture } = app;
  const visitor = await recordEffects(context, origin);
  for (const round of rounds) {
    const recordPaths = await publishEveryType(publisher, (type) => ({
      ...hostileFields(type, round),
      ...('sections' in type.fields && { sections: hostileSections(everySection(picture), round) }),
      ...(type.name === settings.name && { booking_link: '/"onclick=window.hostile=1' }),
    }));
    expect(Object.keys(recordPaths)).not.toEqual([]);
    const pages = fixedPages.filter(({ hasForm }) => !hasForm || round % 9 === 0).map(({ path }) => path);
    for (const path of [...pages, ...Object.values(recordPaths)]) await visitor.visit(path, 200);
    if (round % 9 === 0) await visitor.visit('/no-such-page', 404);
  }
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
  const kinds = visitor.effects.map((effect) => effect.split(': ')[1]);
  expect(new Set(kinds)).toEqual(new Set(['a dialog', 'another host', 'script']));
});

/** The address of the frame of an embed until a visitor wants it. */
const OF_EMBED = 'about:srcdoc';

/** Opens a page that records every effect of a payload: scripts, dialogs, policy violations, other hosts. */
async function recordEffects(context: BrowserContext, origin: string) {
  const effects: string[] = [];
  let path = '';
  const record = (effect: string) => void effects.push(`${path}: ${effect}`);
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
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() && frame.url() !== OF_EMBED) record('a frame');
  });
  page.on('request', (request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (protocol !== 'data:' && requested !== origin) record('another host');
  });

  async function visit(to: string, status?: number) {
    path = to;
    const answer = await page.goto(origin + to);
    if (status) expect([to, answer?.status()]).toEqual([to, status]);
    const { isMarked, frames, title, address } = await page.evaluate(() => ({
      isMarked: 'hostile' in window,
      frames: document.querySelectorAll('iframe:not(.embed > iframe)').length,
      title: document.title,
      address: location.href,
    }));
    if (isMarked || title === '1') record('script');
    if (frames > 0) record('a frame');
    expect(address).toBe(origin + to);
  }

  return { page, effects, visit };
}
