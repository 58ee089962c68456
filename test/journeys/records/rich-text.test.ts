import type { Page } from '@playwright/test';
import { review } from '../../../content/types/review.ts';
import { picture } from '../../pictures.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

const uploaded = 'img[src^="/files/media/"]';

test('rich text is saved and shown to visitors as it was written', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Written richly', { project_review: '<p>To be replaced.</p>' });
  await page.goto(`/admin/reviews/edit/${id}`);
  await write(page);
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');

  await page.goto('/our-reviews');
  const article = page.getByRole('article').filter({ hasText: 'Written richly' });
  await article.getByText('Read the whole review').click();
  await expect(article.getByRole('strong')).toHaveText('Bold words');
  await expect(article.getByRole('heading', { name: 'A heading' })).toBeVisible();
  await expect(article.getByRole('listitem')).toHaveText(['One', 'Two']);
  await expect(article.getByRole('link', { name: 'linked' })).toHaveAttribute('href', 'https://loom.example/');
  await expect(article.getByRole('table').getByRole('columnheader').first()).toHaveText('Cell');
  await expect(article.getByRole('img', { name: 'A loom' })).toBeVisible();

  await page.goto(`/admin/reviews/edit/${id}`);
  const editor = screen.input(page, 'Project Review');
  await expect(editor.getByRole('heading', { name: 'A heading' })).toBeVisible();
  await expect(editor.getByRole('listitem')).toHaveText(['One', 'Two']);
  await screen.input(editor, 'Alternative text').fill('A loom with blue wool');
  await expect(editor.getByRole('img', { name: 'A loom with blue wool' })).toBeVisible();
  await expect(editor.locator(uploaded)).toHaveCount(1);
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  await app.remove(review, String(id));
});

// From the second visit on its code is there sooner, and React waits before it shows what replaces a skeleton.
test('the rich text editor appears on every visit', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Visited often', { project_review: '<p>As it was.</p>' });
  for (let visit = 0; visit < 8; visit += 1) {
    await page.goto(`/admin/reviews/edit/${id}`);
    await expect(screen.input(page, 'Project Review')).toHaveText('As it was.');
  }
  await app.remove(review, String(id));
});

test('rows and columns of a table are added and deleted', async ({ view: page, app }) => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = `<table><tbody>${row('A1', 'B1')}${row('A2', 'B2')}</tbody></table>`;
  const { id } = await maker(app).review('Tabulated', { project_review: table });
  await page.goto(`/admin/reviews/edit/${id}`);
  const editor = screen.input(page, 'Project Review');
  await editor.getByRole('cell', { name: 'A1' }).click();
  await screen.press(page, 'Add row');
  await expect(editor.getByRole('row')).toHaveCount(3);
  await screen.press(page, 'Delete row');
  await expect(editor.getByRole('row')).toHaveCount(2);
  await editor.getByRole('cell', { name: 'B2' }).click();
  await screen.press(page, 'Delete column');
  await expect(editor.getByRole('cell')).toHaveCount(2);
  await expect(editor.getByRole('cell', { name: 'B' })).toHaveCount(0);
  await app.remove(review, String(id));
});

/** Writes one of everything: each part begins where the one before ended. */
async function write(page: Page) {
  const editor = screen.input(page, 'Project Review');
  // The cursor is back in the text a moment after a control was used.
  const use = async (control: string) => {
    await screen.press(page, control);
    await expect(editor).toBeFocused();
  };
  await expect(editor).toHaveText('To be replaced.');
  await editor.press('Control+a');
  await editor.press('Delete');
  await use('Bold');
  await editor.pressSequentially('Bold words');
  await editor.press('Enter');
  await use('Heading 2');
  await editor.pressSequentially('A heading');
  await editor.press('Enter');
  await use('Bullet list');
  await editor.pressSequentially('One');
  await editor.press('Enter');
  await editor.pressSequentially('Two');
  await editor.press('Enter');
  await editor.press('Enter');
  await editor.pressSequentially('linked');
  for (let letter = 0; letter < 'linked'.length; letter++) await editor.press('Shift+ArrowLeft');
  const selected = () => page.evaluate(() => String(getSelection()));
  await expect.poll(selected).toBe('linked');
  await screen.press(page, 'Link');
  await screen.choice(page, 'Page or address').fill('https://loom.example/');
  await use('Save');
  await expect.poll(selected).toBe('');
  await editor.press('Enter');
  await insertPicture(page);
  await expect(editor.locator(uploaded)).toBeVisible();
  await expect(editor).toBeFocused();
  // From its caption to a line below.
  await editor.press('Enter');
  await use('Insert table');
  await editor.pressSequentially('Cell');
}

async function insertPicture(page: Page) {
  const chosen = page.waitForEvent('filechooser');
  await screen.press(page, 'Insert picture');
  await (await chosen).setFiles({ name: 'loom.png', mimeType: 'image/png', buffer: await picture() });
  const alt = screen.input(page, 'Alternative text');
  await expect(alt).toBeFocused();
  await alt.pressSequentially('A loom');
  await alt.press('Enter');
}
