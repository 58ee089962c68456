import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { leave, openText } from '../browser/writing.ts';

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Text formatting' });
const control = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true });

test('the toolbar is one Tab stop, in which keys move, and leads back to the text', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, '<p>As it was</p>');
  await editor.press('Control+End');
  // Only then does the editor know where the caret is.
  await page.keyboard.type('.');
  await expect(editor).toHaveText('As it was.');
  await page.keyboard.press('Shift+Tab');
  await expect(control(page, 'Bold')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(control(page, 'Italic')).toBeFocused();
  await page.keyboard.press('End');
  await expect(control(page, 'Full screen')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(control(page, 'Bold')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(control(page, 'Full screen')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await expect(control(page, 'Bold')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
  await page.keyboard.type(' Still.');
  await expect(editor).toHaveText('As it was. Still.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(toolbar(page).locator(':focus')).toHaveCount(0);
  await leave(page, app, id);
});

test('Escape in the toolbar does not leave the full screen', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app);
  await editor.press('Control+Shift+F');
  await editor.press('Alt+F10');
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
  await expect(control(page, 'Full screen')).toHaveAttribute('aria-pressed', 'true');
  await leave(page, app, id);
});

test('a control that comes with a table is no Tab stop of its own', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, '<p>Before</p><table><tbody><tr><td>Cell</td></tr></tbody></table>');
  await expect(control(page, 'Insert table')).toBeVisible();
  await editor.getByRole('cell').click();
  await expect(control(page, 'Delete table')).toBeVisible();
  await expect(toolbar(page).locator('button[tabindex="0"]')).toHaveCount(1);
  await leave(page, app, id);
});

test('Tab leads from cell to cell, then to the line behind the table, and out of the text', async ({
  view: page,
  app,
}) => {
  const cells = '<table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>';
  const { id, editor } = await openText(page, app, `<p>Before</p>${cells}`);
  await editor.getByRole('cell').first().click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('After');
  await expect(editor.getByRole('cell')).toHaveText(['One', '2']);
  await expect(editor.locator('table + p')).toHaveText('After');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await leave(page, app, id);
});

test('all controls are in view beside the preview, and on a phone after More', async ({ view: page, app }) => {
  const { slug } = await maker(app).service('Looms');
  await page.goto(`/admin/services/edit/${slug}`);
  await screen.press(page, 'Preview');
  await expect(page.getByTitle('Preview of the page')).toBeVisible();
  const first = toolbar(page).first();
  await expect(first.getByRole('button')).toHaveCount(23);
  await expectInside(first);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(first.getByRole('button')).toHaveCount(7);
  await expectInside(first);
  await first.getByRole('button', { name: 'More' }).click();
  await expect(first.getByRole('button')).toHaveCount(24);
  await expectInside(first);
  await first.getByRole('button', { name: 'Find and replace' }).click();
  await expect(first.getByRole('button')).toHaveCount(7);
});

/** Expects each control to be wholly inside of the toolbar, and that inside of the screen. */
async function expectInside(toolbar: Locator) {
  await toolbar.scrollIntoViewIfNeeded();
  for (const button of await toolbar.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
}
