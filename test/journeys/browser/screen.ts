import { expect, type Locator, type Page } from '@playwright/test';
import { picture } from '../../pictures.ts';

/** Values by label. */
export type Filled = Record<string, string>;

type ToastKind = 'success' | 'info' | 'error';
type Position = 'top-right' | 'top-center';

export function input(page: Page | Locator, label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}

export function choice(page: Page | Locator, label: string) {
  return page.getByRole('combobox', { name: label, exact: true });
}

export async function type(page: Page | Locator, filled: Filled) {
  for (const [label, text] of Object.entries(filled)) await input(page, label).fill(text);
}

export async function choose(page: Page, label: string, option: string) {
  await choice(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Uploads a picture into a field and waits until the form shows it. */
export async function upload(page: Page | Locator, label: string) {
  const file = { name: 'picture.png', mimeType: 'image/png', buffer: await picture() };
  await page.getByLabel(label, { exact: true }).setInputFiles(file);
  const preview = page.getByRole('img', { name: `The chosen ${label}` });
  await expect(preview).toBeVisible();
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

export function press(page: Page, button: string) {
  return page.getByRole('button', { name: button, exact: true }).click();
}

/** Chooses an action from the menu of a form. */
export async function pressInMenu(page: Page, action: string) {
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The sentence of a form about whether it is saved. */
export function stateOf(page: Page) {
  return page.getByRole('form').getByRole('status').first();
}

export const OWN_DRAFT = /^Draft by you, saved /;

/** Delays the requests of a call until the returned function is called. */
export async function delay(page: Page, method: string, path: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}

/** Expects a toast with exactly this message, kind and position. */
export async function expectToast(
  page: Page,
  message: string,
  kind: ToastKind = 'success',
  position: Position = 'top-right',
) {
  const toast = page.getByRole('alert').filter({ hasText: message }).last();
  // All at once, because a toast goes by itself.
  const { text, icon, box } = await toast.evaluate((alert) => ({
    text: alert.textContent,
    icon: /icon-color-(\w+)/.exec(alert.innerHTML)?.[1],
    box: alert.getBoundingClientRect().toJSON() as DOMRect,
  }));
  expect(text.replace(/(View page)?(Undo)?$/, '')).toBe(message);
  expect(icon).toBe(kind);
  const middle = box.x + box.width / 2;
  const width = page.viewportSize()?.width ?? 0;
  expect(Math.abs(middle - width / 2) < 20 ? 'top-center' : middle > width / 2 ? 'top-right' : 'left').toBe(position);
  // Toasts stack from the top; one at the bottom would begin lower.
  expect(box.y).toBeLessThan(550);
}

export async function dismissToast(page: Page) {
  await page.getByRole('alert').getByRole('button', { name: 'close' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
