import { review } from '../../../content/types/review.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';

test('on a phone, the actions of a row open by a button', async ({ app, view: page }) => {
  const { id } = await maker(app).review('On a phone');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/admin/reviews');
  const edit = page.getByRole('link', { name: 'Edit On a phone' });
  const actions = page.getByRole('button', { name: 'Actions for On a phone' });
  await expect(actions).toBeVisible();
  await expect(edit).toBeHidden();
  await actions.click();
  await edit.click();
  await expect(page).toHaveURL(`/admin/reviews/edit/${id}`);
  await app.remove(review, String(id));
});
