import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('a revision is compared with the current version and restored', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Written twice', { feedback: 'The first feedback.' });
  await app.publisher.update(review, String(id), { feedback: 'The second feedback.' });
  await page.goto(`/admin/reviews/show/${id}`);
  await page.getByRole('tab', { name: 'Revisions' }).click();
  await expect(page.getByText('Current')).toBeVisible();
  await screen.press(page, 'Compare version 1');
  await expect(page.getByText('Feedback in version 1')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('The first feedback.');
  await expect(page.getByRole('tabpanel')).toContainText('The second feedback.');
  await screen.press(page, 'Restore version 1');
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  await expect(page.getByRole('button', { name: 'Compare version 2' })).toBeVisible();
  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('The first feedback.');
  await app.publisher.remove(review, String(id));
});

test('deleted records are listed and can be restored, and the activity shows it', async ({ view: page, app }) => {
  const { slug } = await maker(app).author('Jean Bartik');
  await app.publisher.remove(teamMember, slug);
  await page.goto('/admin/deleted');
  await screen.press(page, 'Restore Jean Bartik');
  await screen.expectToast(page, 'Team Restored!');
  await expect(page.getByRole('button', { name: 'Restore Jean Bartik' })).toBeHidden();
  await page.goto('/admin/activity');
  for (const action of ['created', 'deleted', 'restored'])
    await expect(page.getByText(`Sana Qureshi ${action} team “Jean Bartik”`)).toBeVisible();
  await page.goto('/admin/teams');
  await expect(page.getByRole('link', { name: 'Jean Bartik', exact: true })).toBeVisible();
  await app.publisher.remove(teamMember, slug);
});
