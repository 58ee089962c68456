import type { Page } from '@playwright/test';
import type { ApiClient } from '../../api-client.ts';
import { review } from '../../../content/types/review.ts';
import { beginDraft, scheduleDraft } from '../../shared-drafts.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

async function published(client: ApiClient, id: number) {
  return (await client.call<{ data: { feedback: string; version: number } }>('GET', `/reviews/${id}`)).data;
}

const keys = [
  ['Control+s', (page: Page) => page.keyboard.press('Control+s')],
  ['Enter', (page: Page) => screen.input(page, 'Project Name').press('Enter')],
] as const;

for (const [key, press] of keys) {
  test(`${key} saves half a sentence as a draft, and visitors read on what is live`, async ({ view: page, app }) => {
    const { id } = await maker(app).review('By keyboard');
    await page.goto(`/admin/reviews/edit/${id}`);
    await screen.type(page, { Feedback: 'Half a sen', 'Client Name': '' });
    await press(page);
    await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
    await expect(screen.input(page, 'Client Name')).not.toHaveAccessibleDescription(/required/);
    await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
    expect(await published(app.publisher, id)).toMatchObject({ feedback: 'Good.', version: 1 });
    await app.remove(review, String(id));
  });

  test(`${key} leaves a draft scheduled, and the bar says when it goes live`, async ({ view: page, app }) => {
    const { id } = await maker(app).review('For later');
    await scheduleDraft(app.publisher, await beginDraft(app.publisher, review, String(id), { feedback: 'For later' }));
    await page.goto(`/admin/reviews/edit/${id}`);
    const fact = page.getByRole('button', { name: /^Goes live \w+day \d+ \w+, \d\d:\d\d/ });
    await expect(fact).toBeInViewport();
    await screen.type(page, { Feedback: 'For later, changed' });
    await expect(fact).toBeInViewport();
    await press(page);
    await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
    await expect(fact).toBeInViewport();
    const { data: draft } = await app.publisher.call<{ data: object }>('GET', `/reviews/${id}/draft`);
    expect(draft).toMatchObject({ fields: { feedback: 'For later, changed' }, schedule: { failure: null } });
    expect(await published(app.publisher, id)).toMatchObject({ feedback: 'Good.', version: 1 });
    await app.remove(review, String(id));
  });
}

test('Control+s saves an unfinished draft of a new record, and nothing where nothing has changed', async ({
  view: page,
  app,
}) => {
  await page.goto(`/admin/${review.screens.create}`);
  await expect(screen.input(page, 'Project Name')).toBeVisible();
  await page.keyboard.press('Control+s');
  await screen.expectToast(page, 'Nothing has changed yet.', 'info', 'top-center');
  await screen.dismissToast(page);
  await screen.type(page, { 'Project Name': 'Hardly begun' });
  await page.keyboard.press('Control+s');
  await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
  await expect(page).toHaveURL(/\?draft=\d+$/);
  const id = new URL(page.url()).searchParams.get('draft');
  await screen.dismissToast(page);
  await page.keyboard.press('Control+s');
  await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
  const { data } = await app.publisher.call<{ data: { version: number } }>('GET', `/drafts/${id}`);
  expect(data.version).toBe(1);
  await app.publisher.call('DELETE', `/drafts/${id}`);
});

test.describe('where a picture could not be uploaded', () => {
  test.use({ failures: refusals });

  test('Control+s saves the rest', async ({ view: page, app }) => {
    await page.goto(`/admin/${review.screens.create}`);
    const file = { name: 'client.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
    await page.getByLabel('Client Image', { exact: true }).setInputFiles(file);
    await expect(page.getByRole('main').getByText(/^Client Image (is|must|cannot)/)).toBeVisible();
    await screen.type(page, { 'Project Name': 'Without its picture' });
    await page.keyboard.press('Control+s');
    await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
    const id = new URL(page.url()).searchParams.get('draft');
    await app.publisher.call('DELETE', `/drafts/${id}`);
  });
});

for (const entry of ['Schedule…', 'Share preview…', 'Ready for review…', 'History…']) {
  test(`Escape in the dialog of "${entry}" returns the focus to the menu that opened it`, async ({
    view: page,
    app,
  }) => {
    const { id } = await maker(app).review('Opened by keyboard');
    await beginDraft(app.publisher, review, String(id), { feedback: 'Changed.' });
    await page.goto(`/admin/reviews/edit/${id}`);
    const menu = page.getByRole('button', { name: 'More actions' });
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: entry }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
    await app.remove(review, String(id));
  });
}
