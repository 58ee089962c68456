import type { Page } from '@playwright/test';
import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';
import { leave, openText, savedText } from '../browser/writing.ts';

const panel = (page: Page) => page.getByRole('search', { name: 'Find and replace' });
const count = (page: Page) => panel(page).getByRole('status');
const words = (page: Page) => screen.input(page, 'Find');

test('words are found one after another, and replaced', async ({ view: page, app }) => {
  const text = '<h2>Wool</h2><p>Of wool <strong>and wool</strong>, not woolen.</p><ul><li><p>WOOL</p></li></ul>';
  const { id, editor } = await openText(page, app, text);
  await editor.press('Control+Home');
  await screen.press(page, 'Find and replace');
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('wool');
  await expect(count(page)).toHaveText('1 of 5');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('2 of 5');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(count(page)).toHaveText('5 of 5');
  await screen.press(page, 'Next');
  await expect(count(page)).toHaveText('1 of 5');
  await panel(page).getByRole('checkbox', { name: 'Match case' }).check();
  await expect(count(page)).toHaveText('1 of 3');
  await screen.input(page, 'Replace with').fill('silk');
  await screen.input(page, 'Replace with').press('Enter');
  await expect(count(page)).toHaveText('1 of 2');
  await expect(editor).toContainText('Of silk and wool');
  await screen.press(page, 'Replace all');
  await expect(count(page)).toHaveText('2 replaced');
  await expect(editor.getByRole('strong')).toHaveText('and silk');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(editor).toBeFocused();
  await editor.press('Control+z');
  await expect(editor).toContainText('Of silk and wool, not woolen.');
  await editor.press('Control+y');
  expect(await savedText(page, app, id)).toBe(
    '<h2>Wool</h2><p>Of silk <strong>and silk</strong>, not silken.</p><ul><li><p>WOOL</p></li></ul>',
  );
  await leave(page, app, id);
});

test('in the full screen Ctrl+F finds what is selected, and Escape ends only that', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, '<p>wool</p><p>don’t say wool</p>');
  await editor.press('Control+Shift+F');
  await editor.press('Control+Home');
  await editor.press('Shift+End');
  await editor.press('Control+f');
  await expect(words(page)).toHaveValue('wool');
  await expect(count(page)).toHaveText('1 of 2');
  // Typographic characters are found by those that are typed.
  await words(page).fill("don't ");
  await expect(count(page)).toHaveText('1 of 1');
  await words(page).fill('cotton');
  await expect(count(page)).toHaveText('No matches');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveAttribute('aria-pressed', 'true');
  await leave(page, app, id);
});

test('a match out of sight is scrolled into view, in a long text without delay', async ({ view: page, app }) => {
  const line = `<p>${'Wool is sold by weight in a hall. '.repeat(10)}</p>`;
  const { id, editor } = await openText(page, app, `${line.repeat(300)}<p>The end of it.</p>`);
  await editor.press('Control+Home');
  await screen.press(page, 'Find and replace');
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('the end');
  await expect(editor.getByText('The end', { exact: true })).toBeInViewport();
  await words(page).fill('a');
  await expect(count(page)).toHaveText(/ of 6000$/);
  await screen.input(page, 'Replace with').fill('e');
  const took = await page.evaluate(async () => {
    const begun = performance.now();
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Replace all')?.click();
    await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
  await expect(count(page)).toHaveText('6000 replaced');
  expect(took).toBeLessThan(3_000);
  await page.keyboard.press('Escape');
  await leave(page, app, id);
});

test('the panel is accessible and fits, light and dark, on small and wide screens', async ({ view: page, app }) => {
  const { id } = await openText(page, app, '<p>wool and wool</p>');
  await screen.press(page, 'Find and replace');
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('wool');
  await expect(count(page)).toHaveText('1 of 2');
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 375]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  await leave(page, app, id);
});
