import type { Page } from '@playwright/test';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';

const EDIT = '/admin/brand/edit/1';

const frameOf = (page: Page) => page.getByTitle('Preview of the page').contentFrame();
/** What an element of the previewed page has, such as its color. */
const styleOf = (page: Page, selector: string, name: 'color' | 'backgroundColor' | 'borderRadius') =>
  frameOf(page)
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element)[property], name);

const ON_BUTTON = '.button:not(.fixed)';

test.use({ viewport: { width: 1440, height: 900 } });

test('shows real pages in the brand while it is chosen, and visitors nothing of it until it is saved', async ({
  app,
  view: page,
  stranger,
}) => {
  const title = 'Ten years of shops';
  await maker(app).blog(title);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(EDIT);
  await expect(frameOf(page).getByRole('heading', { level: 1, name: 'Plinth' })).toBeVisible();
  await screen.input(page, 'Brand Colour').fill('#aa0044');
  await expect.poll(() => styleOf(page, ON_BUTTON, 'backgroundColor')).toBe('rgb(170, 0, 68)');
  await screen.choose(page, 'Corners', 'Square');
  await expect.poll(() => styleOf(page, ON_BUTTON, 'borderRadius')).toBe('0px');

  await page.getByLabel('Page to preview').selectOption('Contact Us');
  await expect(frameOf(page).getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect.poll(() => styleOf(page, ON_BUTTON, 'backgroundColor')).toBe('rgb(170, 0, 68)');
  await page.getByLabel('Page to preview').selectOption({ label: title });
  await expect(frameOf(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  await frameOf(page).getByRole('link', { name: 'Home' }).first().click();
  await expect(frameOf(page).getByRole('heading', { level: 1, name: title })).toBeVisible();

  await stranger.goto('/');
  expect(await stranger.content()).not.toContain('#aa0044');
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Brand Updated!');
  await stranger.reload();
  expect(await stranger.content()).toContain('#aa0044');
});

test('shows the page light or dark, and as wide as on a phone', async ({ view: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(EDIT);
  const paper = () => styleOf(page, 'body', 'backgroundColor');
  await expect(page.getByRole('button', { name: 'Light', exact: true })).toHaveAttribute('aria-pressed', 'true');
  const light = await paper();
  await screen.press(page, 'Dark');
  await expect.poll(paper).not.toBe(light);
  await expect(page.getByRole('button', { name: 'Dark', exact: true })).toHaveAttribute('aria-pressed', 'true');
  const width = () =>
    frameOf(page)
      .locator('html')
      .evaluate(() => innerWidth);
  await screen.press(page, 'Phone width');
  await expect.poll(width).toBe(375);
  await screen.press(page, 'Desktop width');
  await expect.poll(width).toBe(1280);
});

test('says how well a colour can be read', async ({ view: page }) => {
  await page.goto(EDIT);
  const brand = screen.input(page, 'Brand Colour');
  await brand.fill('#ffff00');
  await expect(page.getByText('Dark text on this colour reads well: 16.9 to 1.')).toBeVisible();
  await expect(page.getByText('too faint, at 1.1 to 1: pages use a darker shade there.')).toBeVisible();
  await brand.fill('#14213d');
  await expect(page.getByText('White text on this colour reads well: 16.0 to 1.')).toBeVisible();
  await expect(page.getByText('Dark pages use a lighter shade')).toBeVisible();
  await brand.fill('#14');
  await expect(page.getByText('reads well')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible on a phone and a laptop, ${colorScheme}`, async ({ view: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(EDIT);
      await screen.input(page, 'Brand Colour').fill('#f58220');
      await expect(page.getByText('Dark text on this colour')).toBeVisible();
      if (width === 375) {
        expect(await violations(page), 'the form').toEqual([]);
        await screen.press(page, 'Preview');
      }
      await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page), `${width} px`).toEqual([]);
    }
  });
}
