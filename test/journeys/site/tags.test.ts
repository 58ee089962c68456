import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { logPolicyViolations, recordPage } from '../browser/console.ts';
import { sumLayoutShifts } from '../browser/layout-shifts.ts';
import { findOverflow } from '../browser/overflow.ts';
import { sampleTags } from '../../sample-tags.ts';
import { openContext, startServer } from '../browser/server.ts';
import { violations } from '../browser/violations.ts';
import { standIn } from './stand-in-providers.ts';

const STATS = 'https://stats.example.com';
const MATOMO = { provider: 'matomo', tag_id: '3', address: STATS };
const PLAUSIBLE = { provider: 'plausible', tag_id: 'example.com', address: 'https://numbers.example.com' };

type Server = Awaited<ReturnType<typeof startServer>>;

interface Fixtures {
  /** Opens a page whose requests to the providers are answered by the test. */
  open: (options?: BrowserContextOptions) => Promise<{ page: Page; requests: string[]; errors: string[] }>;
  setTags: (tags: object[], settings?: object) => Promise<void>;
}

const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({ browser: _browser }, use) => {
      const server = await startServer({ content: 'demo' });
      await server.publisher.call('PUT', '/pages/privacy', { status: 1 });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  setTags: async ({ server }, use) => {
    await use(async (tags, settings = {}) => {
      await server.publisher.call('PUT', '/settings/1', { privacy_link: '/privacy', ...settings, tags });
    });
    await server.publisher.call('PUT', '/settings/1', { tags: [], languages: [] });
  },
  open: async ({ browser, server }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: server.origin, ...options });
      contexts.push(context);
      const page = await context.newPage();
      await logPolicyViolations(page);
      await page.addInitScript(sumLayoutShifts);
      return { page, requests: await standIn(page), errors: recordPage(page).errors };
    });
    for (const context of contexts) await context.close();
  },
});

const barOf = (page: Page, name = 'Cookie settings') => page.getByRole('region', { name });
const settingsLink = (page: Page, name = 'Cookie settings') =>
  page.getByRole('contentinfo').getByRole('link', { name });
const OF_MATOMO = ['stats.example.com/matomo.js', 'stats.example.com/pixel', 'stats.example.com/view'];

test('nobody else is asked before a visitor agrees, and nobody at all once it is taken back', async ({
  open,
  setTags,
}) => {
  await setTags([MATOMO]);
  const { page, requests, errors } = await open();
  await page.goto('/');
  await expect(barOf(page)).toContainText('Matomo (stats.example.com)');
  await page.goto('/about-us');
  await expect(barOf(page)).toBeVisible();
  expect(requests).toEqual([]);

  await barOf(page).getByRole('button', { name: 'Accept' }).click();
  await expect(barOf(page)).toBeHidden();
  await expect.poll(() => requests.toSorted()).toEqual(OF_MATOMO);
  expect(await page.evaluate(() => (globalThis as unknown as { _paq: unknown[][] })._paq.at(-1))).toEqual([
    'setSiteId',
    '3',
  ]);
  requests.length = 0;
  await page.goto('/our-services');
  await expect.poll(() => requests.toSorted()).toEqual(OF_MATOMO);
  await expect(barOf(page)).toBeHidden();

  await settingsLink(page).click();
  await expect(barOf(page)).toContainText('You have accepted.');
  await expect(barOf(page)).toBeFocused();
  requests.length = 0;
  await Promise.all([page.waitForEvent('load'), barOf(page).getByRole('button', { name: 'Decline' }).click()]);
  await expect(settingsLink(page)).toBeVisible();
  await expect(barOf(page)).toBeHidden();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.goto('/');
  await settingsLink(page).click();
  await expect(barOf(page)).toContainText('You have declined.');
  expect(requests).toEqual([]);
  expect(errors).toEqual([]);
});

test('every provider is asked for its script, with its id, within the policy', async ({ open, setTags }) => {
  await setTags(sampleTags);
  const { page, errors } = await open();
  const scripts: string[] = [];
  await page.route(/^https:/, async (route) => {
    const request = route.request();
    scripts.push(request.url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('/about-us');
  await expect(barOf(page)).toBeVisible();
  expect(scripts).toEqual([]);
  await barOf(page).getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => scripts.toSorted())
    .toEqual([
      'https://cloud.umami.is/script.js',
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://plausible.io/js/pa-AbCdEfGh1234.js',
      'https://snap.licdn.com/li.lms-analytics/insight.min.js',
      'https://stats.example.com/matomo/matomo.js',
      'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
      'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
    ]);
  expect(errors).toEqual([]);
});

test('what is declined stays so, until there is another provider', async ({ open, setTags }) => {
  await setTags([MATOMO]);
  const { page, requests, errors } = await open();
  await page.goto('/');
  await barOf(page).getByRole('button', { name: 'Decline' }).click();
  await expect(barOf(page)).toBeHidden();
  await page.reload();
  await expect(settingsLink(page)).toBeVisible();
  await expect(barOf(page)).toBeHidden();

  await setTags([MATOMO, PLAUSIBLE]);
  await page.reload();
  await expect(barOf(page)).toContainText('Matomo (stats.example.com) and Plausible (numbers.example.com)');
  expect(requests).toEqual([]);
  await barOf(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => requests).toContain('numbers.example.com/js/script.js');
  expect(await page.locator('script[data-domain="example.com"]').count()).toBe(1);
  expect(errors).toEqual([]);
});

test('Global Privacy Control counts as declined, and the footer leads to accepting', async ({ open, setTags }) => {
  await setTags([MATOMO]);
  const { page, requests } = await open();
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/');
  await expect(settingsLink(page)).toBeVisible();
  await expect(barOf(page)).toBeHidden();
  await settingsLink(page).click();
  await expect(barOf(page)).toContainText('Your browser sends Global Privacy Control');
  expect(requests).toEqual([]);
  await barOf(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => requests.toSorted()).toEqual(OF_MATOMO);
});

test('the bar is answered by keyboard, and Escape decides nothing', async ({ open, setTags }) => {
  await setTags([MATOMO]);
  const { page, requests, errors } = await open();
  await page.goto('/about-us');
  await page.keyboard.press('Escape');
  await expect(barOf(page)).toBeVisible();
  for (const control of [
    page.getByRole('link', { name: 'Skip to content' }),
    barOf(page).getByRole('link', { name: 'Privacy' }),
    barOf(page).getByRole('button', { name: 'Accept' }),
    barOf(page).getByRole('button', { name: 'Decline' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(barOf(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();

  await settingsLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(barOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(settingsLink(page)).toBeFocused();
  await expect.poll(() => requests.toSorted()).toEqual(OF_MATOMO);
  expect(errors).toEqual([]);
});

test('the bar moves nothing, and never covers what has the focus', async ({ open, setTags }) => {
  await setTags([MATOMO]);
  const { page } = await open({ viewport: { width: 320, height: 640 } });
  await page.goto('/about-us');
  await expect(barOf(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('html')).toHaveAttribute('data-shifted', '0');
  const links = await page.locator('main a:visible, footer a:visible').all();
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    await link.focus();
    const [box, bar] = [await link.boundingBox(), await barOf(page).boundingBox()];
    expect(box!.y, await link.innerText()).toBeLessThan(bar!.y);
  }
});

test('without scripts there is nothing of it', async ({ open, setTags }) => {
  await setTags([MATOMO]);
  const { page, requests } = await open({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('Cookie settings').first()).toBeHidden();
  await expect(settingsLink(page)).toBeHidden();
  expect(requests).toEqual([]);
});

test('a form still wakes up and is sent, with and without an answer', async ({ open, setTags }) => {
  await setTags([MATOMO]);
  const { page, requests, errors } = await open();
  await page.goto('/contact-us');
  for (const step of ['before', 'after']) {
    await page.getByLabel('Name').fill('Omar');
    await page.getByLabel('Phone').fill('1');
    await page.getByLabel('Email').fill('omar@example.com');
    await page.getByLabel('Message').fill(`A message ${step}`);
    await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(/Your reference is/)).toBeVisible();
    if (step === 'after') continue;
    await expect(barOf(page)).toBeVisible();
    await barOf(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => requests.toSorted()).toEqual(OF_MATOMO);
  }
  await settingsLink(page).click();
  await expect(barOf(page)).toContainText('You have accepted.');
  expect(errors).toEqual([]);
});

test('an answer that the browser has no room for counts for the page', async ({ open, setTags }) => {
  await setTags([MATOMO]);
  const { page, requests, errors } = await open();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto('/about-us');
  await barOf(page).getByRole('button', { name: 'Accept' }).click();
  await expect(barOf(page)).toBeHidden();
  await expect.poll(() => requests.toSorted()).toEqual(OF_MATOMO);
  expect(errors).toEqual([]);
});

for (const [language, title, accept] of [
  ['de', 'Cookie-Einstellungen', 'Zustimmen'],
  ['ar', 'إعدادات ملفات تعريف الارتباط', 'موافقة'],
] as const)
  test(`the bar speaks the language of the site: ${language}`, async ({ open, setTags }) => {
    await setTags([MATOMO, PLAUSIBLE], { languages: [{ language, shown: true }] });
    const { page, requests, errors } = await open({ viewport: { width: 320, height: 700 } });
    await page.goto('/about-us');
    await expect(barOf(page, title)).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    await barOf(page, title).getByRole('button', { name: accept }).click();
    await expect.poll(() => requests).toContain('stats.example.com/matomo.js');
    await expect(settingsLink(page, title)).toBeVisible();
    expect(errors).toEqual([]);
  });

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280])
    test(`the bar has no accessibility violations at ${width} px, ${colorScheme}`, async ({ open, setTags }) => {
      await setTags([MATOMO, PLAUSIBLE]);
      const { page } = await open({ colorScheme, viewport: { width, height: 800 } });
      await page.goto('/about-us');
      await expect(barOf(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    });

test('an owner adds a tag in Settings, and reads what is wrong with its id', async ({ browser, server, setTags }) => {
  await setTags([]);
  const context = await openContext(browser, server.origin, server.publisher.token);
  const page = await context.newPage();
  await page.goto('/admin/settings/edit/1');
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByRole('textbox', { name: 'ID' }).fill('UA-12345-1');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('ID must be one of Google Analytics, such as G-AB12CD34EF.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'ID' }).fill('G-AB12CD34EF');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Settings Updated!')).toBeVisible();
  await page.goto('/about-us');
  await expect(barOf(page)).toContainText('Google Analytics');
  await context.close();
});
