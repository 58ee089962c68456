import type { Page } from '@playwright/test';
import { menus } from '../../../content/types/menus.ts';
import { service } from '../../../content/types/service.ts';
import { expect, test as base } from '../browser/admin.ts';
import { findOverflow } from '../browser/overflow.ts';
import { maker } from '../browser/records.ts';
import { violations } from '../browser/violations.ts';

const test = base.extend<{ site: Page }>({
  site: async ({ app, browser }, use) => {
    const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});

test.beforeEach(async ({ app }) => {
  const description = '<p>Looms for small workshops, with a shuttlecock for each.</p>';
  await maker(app).service('Weaving', { slug: 'weaving', detail_page_description: description });
  const header = [
    { label: 'About Us', link: '/about-us', children: [] },
    { label: 'Search', link: '/search', children: [] },
  ];
  await app.publisher.update(menus, '1', { header, footer: [], legal: [] });
});
test.afterEach(async ({ app }) => {
  await app.publisher.update(menus, '1', { header: [], footer: [], legal: [] });
  await app.remove(service, 'weaving');
});

const fieldIn = (page: Page, part: 'banner' | 'main') =>
  page.getByRole(part).getByRole('searchbox', { name: 'Search this site' });

test('without scripts, the field of the header leads to what has the words, which are marked', async ({
  site: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/about-us');
  await fieldIn(page, 'banner').fill('SHUTTLECOCK loom');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=SHUTTLECOCK+loom');
  await expect(page).toHaveTitle(/^Results for “SHUTTLECOCK loom” \| /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “SHUTTLECOCK loom”');
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(found.locator('mark')).toHaveText(['Looms', 'shuttlecock']);
  await expect(fieldIn(page, 'main')).toHaveValue('SHUTTLECOCK loom');

  await fieldIn(page, 'main').fill('no such sextant');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing found for “no such sextant”');
  await expect(page.getByText('Try fewer or other words.')).toBeVisible();
  await expect(found).toHaveCount(0);

  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Weaving' }).click();
  await expect(page).toHaveURL('/services/weaving');
});

test('on a small screen, the menu has the field', async ({ site: page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Menu' }).click();
  await fieldIn(page, 'banner').fill('weav');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Weaving' })).toBeVisible();
});

for (const width of [375, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the search is accessible and fits into ${width} px, ${colorScheme}`, async ({ view: page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const query of ['', '?q=shuttlecock', `?q=${'nothing'.repeat(25)}`]) {
        await page.goto(`/search${query}`);
        if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
        await expect(fieldIn(page, 'banner')).toBeVisible();
        expect(await findOverflow(page)).toEqual([]);
        expect(await violations(page)).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: null });
    });
