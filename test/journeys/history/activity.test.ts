import { review } from '../../../content/types/review.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('the activity is grouped by day, links to what is still there, and is filtered by an address to pass on', async ({
  view: page,
  app,
}) => {
  const omar = await app.join('Omar Farooq');
  const { id } = await maker(app).review('Kept');
  const deleted = await maker(app).review('Gone');
  await app.publisher.remove(review, String(deleted.id));
  const draft = { type: 'reviews', key: String(id), fields: { feedback: 'Changed' } };
  const { data } = await omar.call<{ data: { id: number } }>('POST', '/drafts', draft);
  await omar.call('POST', `/drafts/${data.id}/publish`);

  await page.goto('/admin/activity');
  const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  const day = page.getByRole('region', { name: today });
  await expect(day.getByText('Omar Farooq published the draft of review “Kept”')).toBeVisible();
  await expect(day.getByText('Sana Qureshi deleted review “Gone”')).toBeVisible();
  await expect(day.getByRole('link', { name: 'Gone' })).toHaveCount(0);

  await page.getByLabel('Person', { exact: true }).selectOption('Omar Farooq');
  await expect(day.getByText('Sana Qureshi')).toHaveCount(0);
  await page.getByLabel('Action', { exact: true }).selectOption('Published and hidden');
  await page.getByLabel('What', { exact: true }).selectOption('Reviews');
  await page.getByLabel('From', { exact: true }).fill(new Date().toISOString().slice(0, 10));
  await expect(day.getByRole('listitem')).toHaveText(/Omar Farooq published the draft of review “Kept”/);
  await expect(page).toHaveURL(/user_id=\d+&action=published.*&subject=review&from=/);
  await page.reload();
  await expect(day.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel('Person', { exact: true })).toHaveValue(/\d/);

  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No matches')).toBeVisible();
  await screen.press(page, 'Show all');
  await expect(page).toHaveURL(/\/admin\/activity$/);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('');
  await day.getByRole('link', { name: 'Kept' }).first().click();
  await expect(page).toHaveURL(`/admin/reviews/show/${id}`);
  await app.remove(review, String(id));
});
