import { expect } from '@playwright/test';
import { isLongRun } from '../browser/launch.ts';
import { misfits } from '../browser/misfits.ts';
import { testOnOnePage } from '../browser/one-page.ts';
import { publicPages } from '../browser/routes.ts';

const test = testOnOnePage({ reducedMotion: 'reduce' });

const small = [
  { width: 375, text: '200%' },
  { width: 320, text: '150%' },
];
const all = [...small, { width: 320, text: '200%' }, { width: 640, text: '200%' }, { width: 1280, text: '200%' }];

test('every page fits its screen, and no word is cut off, when its text is twice as large', async ({ view: page }) => {
  for (const { path } of publicPages) {
    await page.goto(path);
    for (const { width, text } of isLongRun ? all : small) {
      await page.setViewportSize({ width, height: 720 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
      expect(await misfits(page), `${path}, ${width} px, ${text}`).toEqual([]);
    }
  }
});

test('words that break on a phone break with hyphens', async ({ view: page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveCSS('hyphens', 'auto');
});

test('the menu is within reach on a phone when text is twice as large, and all of it can be scrolled to', async ({
  view: page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const button = page.getByRole('button', { name: 'Menu' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
