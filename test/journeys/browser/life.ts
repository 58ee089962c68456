import type { Page } from '@playwright/test';
import { expect } from './admin.ts';
import * as screen from './screen.ts';

/** The specified screens, labels and messages of a content type. */
export interface Life {
  list: string;
  create: string;
  edit: string;
  show: string;
  back: string;
  columns: string[];
  /** Fills the form of a new record titled `title`. */
  fill: () => Promise<void>;
  title: string;
  titleLabel: string;
  messages: { created: string; updated: string; deleted: string };
  toasts: 'top-right' | 'top-center';
  deletedToast?: 'success' | 'info';
  /** The public page that shows it. */
  page: string;
  /** The address of the "View page" link, where there is one. */
  viewedAt?: string;
}

/** Creates, shows, publishes, changes and deletes a record on the screens. */
export async function live(page: Page, life: Life) {
  await create(page, life);
  await expect(rowOf(page, life.title)).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['', ...life.columns, 'Updated', 'Action']);
  await show(page, life);
  await change(page, life);
  await page.goto(life.page);
  await expect(page.getByRole('main')).toContainText(`${life.title} changed`);
  await page.goto(life.list);
  await remove(page, life);
}

async function create(page: Page, { list, create, back, fill, messages, toasts }: Life) {
  await page.goto(list);
  await page.getByRole('link', { name: 'Create new', exact: true }).click();
  await expect(page).toHaveURL(create);
  await expect(page.getByRole('link', { name: back, exact: true })).toHaveAttribute('href', list);
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await fill();
  const release = await screen.delay(page, 'POST', /\/api\/[a-z]+$/);
  await screen.press(page, 'Save');
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await screen.expectToast(page, messages.created, 'success', toasts);
  await expect(page).toHaveURL(list);
}

async function show(page: Page, { title, show, viewedAt }: Life) {
  await rowOf(page, title)
    .getByRole('link', { name: `Show ${title}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${show}/[\\w-]+$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  if (viewedAt) await expectView(page, viewedAt);
}

async function expectView(page: Page, address: string) {
  const link = page.getByRole('main').getByRole('link', { name: 'View page', exact: true });
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
}

async function change(page: Page, { title, titleLabel, edit, list, back, messages, toasts, viewedAt }: Life) {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${edit}/[\\w-]+$`));
  await expect(screen.input(page, titleLabel)).toHaveValue(title);
  if (viewedAt) await expectView(page, viewedAt);
  await screen.type(page, { [titleLabel]: `${title} changed` });
  const release = await screen.delay(page, 'POST', /\/api\/drafts/);
  await screen.press(page, 'Update');
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  release();
  await screen.expectToast(page, messages.updated, 'success', toasts);
  await expect(page).toHaveURL(new RegExp(`^[^?]*${edit}/[\\w-]+$`));
  await page.getByRole('link', { name: back }).click();
  await expect(page).toHaveURL(list);
}

async function remove(page: Page, { title, messages, toasts, deletedToast = 'success' }: Life) {
  await page.getByRole('button', { name: `Delete ${title} changed` }).click();
  const dialog = page.getByRole('dialog', { name: `Delete “${title} changed”?` });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await screen.expectToast(page, messages.deleted, deletedToast, toasts);
  await expect(rowOf(page, title)).toBeHidden();
}

export function rowOf(page: Page, title: string) {
  return page.getByRole('row').filter({ has: page.getByRole('button', { name: new RegExp(`^Delete ${title}`) }) });
}
