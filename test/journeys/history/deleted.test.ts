import { teamMember } from '../../../content/types/team-member.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

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
  await app.remove(teamMember, slug);
});
