import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { expect, test } from '../browser/admin.ts';
import { rowOf } from '../browser/life.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('deleting an author names the blogs that stay, and can be undone', async ({ view: page, app }) => {
  const make = maker(app);
  const author = await make.author('Annie Easley');
  const written = await make.blog('Rocket stages', { team_id: author.id });
  await page.goto('/admin/teams?search=Annie');
  await screen.press(page, 'Delete Annie Easley');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 post stays, without this team member.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await screen.press(page, 'Delete Annie Easley');
  const release = await screen.delay(page, 'DELETE', /\/api\/teams\//);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Team Deleted!')).toBeHidden();
  release();
  await screen.expectToast(page, 'Team Deleted!');
  await expect(rowOf(page, 'Annie Easley')).toBeHidden();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Annie Easley')).toBeVisible();
  await app.publisher.remove(blog, written.slug);
  await app.remove(teamMember, author.slug);
});

test('deleting a blog names its headings, which are deleted and restored with it', async ({ view: page, app }) => {
  const make = maker(app);
  const { id, slug } = await make.blog('Parts of a whole');
  for (const sequence of [1, 2]) await make.heading(`Part ${sequence}`, { blog_id: id, sequence });
  await page.goto(`/admin/blogs/show/${slug}`);
  await screen.press(page, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete “Parts of a whole”?' });
  await expect(dialog).toContainText('Its 2 headings are deleted too.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await screen.expectToast(page, 'Blog Deleted!', 'success', 'top-center');
  await expect(page).toHaveURL('/admin/blogs');
  const headings = () => app.publisher.call<{ data: object[] }>('GET', `/${heading.path}?search=Part`);
  expect((await headings()).data).toEqual([]);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Parts of a whole')).toBeVisible();
  expect((await headings()).data).toHaveLength(2);
  await app.remove(blog, slug);
});

test.describe('when the server fails', () => {
  test.use({ failures: /status of 503/ });

  test('a failed deletion says why, and the record stays', async ({ view: page, app }) => {
    const sentence = 'The disk is full.';
    const { slug } = await maker(app).author('Betty Holberton');
    await page.route('/api/teams/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 503, json: { message: sentence } })
        : route.continue(),
    );
    await page.goto('/admin/teams?search=Betty');
    await screen.press(page, 'Delete Betty Holberton');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await screen.expectToast(page, sentence, 'error');
    await expect(rowOf(page, 'Betty Holberton')).toBeVisible();
    await expect(page.getByText('Team Deleted!')).toBeHidden();
    await app.remove(teamMember, slug);
  });
});
