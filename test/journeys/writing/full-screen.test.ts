import type { Page } from '@playwright/test';
import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';
import { leave, openText } from '../browser/writing.ts';

const LONG = Array.from({ length: 60 }, (_, index) => `<p>Line ${index}, of which there are many.</p>`).join('');

const control = (page: Page) => page.getByRole('button', { name: 'Full screen' });

test('a text is written alone on the screen, until Escape', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app);
  await editor.press('Control+a');
  await editor.press('Control+Shift+F');
  await expect(control(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Client Name' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /Reviews/ })).toHaveCount(0);
  await expect(editor).toBeFocused();
  await page.keyboard.type('Alone.');
  await expect(page.getByText('1 word ·')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await expect(screen.choice(page, 'Page or address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(screen.choice(page, 'Page or address')).toHaveCount(0);
  await expect(control(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(control(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('textbox', { name: 'Client Name' })).toBeVisible();
  await expect(editor).toBeFocused();
  await leave(page, app, id);
});

test('what is read stays below the toolbar', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, LONG);
  const line = editor.getByText('Line 30,');
  const top = async () => (await line.boundingBox())?.y ?? 0;
  const belowToolbar = async () => (await top()) - ((await control(page).boundingBox())?.y ?? 0);
  await line.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 250, behavior: 'instant' }));
  const before = await belowToolbar();
  await control(page).click();
  await expect(control(page)).toHaveAttribute('aria-pressed', 'true');
  // The toolbar has two rows beside the form, and one alone.
  expect(Math.abs((await belowToolbar()) - before)).toBeLessThan(60);
  await control(page).click();
  await expect(control(page)).toHaveAttribute('aria-pressed', 'false');
  expect(Math.abs((await belowToolbar()) - before)).toBeLessThan(30);
  await leave(page, app, id);
});

test('a field that needs a change ends it', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app);
  await screen.input(page, 'Client Name').fill('');
  await editor.press('Control+Shift+F');
  await screen.press(page, 'Update');
  await expect(screen.input(page, 'Client Name')).toBeFocused();
  await expect(control(page)).toHaveAttribute('aria-pressed', 'false');
  await screen.input(page, 'Client Name').fill('C');
  await leave(page, app, id);
});

test('it is accessible and fits, light and dark, on small and wide screens', async ({ view: page, app }) => {
  test.slow(); // four audits
  const { id, editor } = await openText(page, app, `<h2>A heading</h2>${LONG}`);
  await editor.press('Control+Shift+F');
  await page.getByText('Outline').click();
  await expect(page.getByRole('button', { name: 'A heading' })).toBeInViewport();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 375]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await expect(page.getByRole('button', { name: 'Bold' })).toBeInViewport({ ratio: 1 });
      for (const name of ['Update', 'Full screen'])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  await leave(page, app, id);
});
