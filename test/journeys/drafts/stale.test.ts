import { review } from '../../../content/types/review.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test.use({ failures: refusals });

test('a conflict names who has saved, shows the differences and offers both versions', async ({ view: page, app }) => {
  const mary = await app.join('Mary Shaw');
  const { id } = await maker(app).review('Two at once');
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.type(page, { Feedback: 'My feedback.', 'Project Summary': 'My summary.' });
  const theirs = { feedback: 'Their feedback.', project_summary: 'Their summary.', client_name: 'Their client' };
  await mary.update(review, String(id), theirs);

  await screen.press(page, 'Update');
  const dialog = page.getByRole('dialog', {
    name: 'Mary Shaw has published another Project Summary, Feedback in the meantime.',
  });
  const feedback = dialog.getByRole('radiogroup', { name: 'Feedback' });
  await expect(feedback).toContainText('My feedback.');
  await expect(feedback).toContainText('Their feedback.');
  await dialog.getByRole('radiogroup', { name: 'Project Summary' }).getByLabel('Saved version').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  const { data } = await app.publisher.call<{ data: object }>('GET', `/reviews/${id}`);
  expect(data).toMatchObject({
    feedback: 'My feedback.',
    project_summary: 'Their summary.',
    client_name: 'Their client',
    version: 3,
  });
  await app.publisher.remove(review, String(id));
});
