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
  await expect(feedback.getByRole('insertion')).toHaveText('My');
  await expect(feedback.getByRole('deletion')).toHaveText('Their');
  await dialog.getByRole('radiogroup', { name: 'Project Summary' }).getByLabel('Saved version').check();
  await dialog.getByRole('radiogroup', { name: 'Feedback' }).getByLabel('Your version').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  const { data } = await app.publisher.call<{ data: object }>('GET', `/reviews/${id}`);
  expect(data).toMatchObject({
    feedback: 'My feedback.',
    project_summary: 'Their summary.',
    client_name: 'Their client',
    version: 3,
  });
  await app.remove(review, String(id));
});

test('both versions are taken, so that no word of either is lost', async ({ view: page, app }) => {
  const mary = await app.join('Mary Both');
  const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
  const { id } = await maker(app).review('Both', { project_review: paragraphs('Shared.', 'Ours.') });
  await page.goto(`/admin/reviews/edit/${id}`);
  const text = page.getByRole('textbox', { name: 'Project Review' });
  await text.press('ControlOrMeta+End');
  await text.pressSequentially(' Mine.');
  await screen.type(page, { Feedback: 'My feedback.' });
  const theirs = { project_review: paragraphs('Theirs alone.', 'Ours. Theirs.'), feedback: 'Their feedback.' };
  await mary.update(review, String(id), theirs);

  await screen.press(page, 'Update');
  const dialog = page.getByRole('dialog', { name: /^Mary Both has published another/ });
  await expect(dialog.getByText('Change 1 of 3')).toBeVisible();
  for (const name of ['Project Review', 'Feedback'])
    await dialog.getByRole('radiogroup', { name }).getByLabel('Both').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  const { data } = await app.publisher.call<{ data: object }>('GET', `/reviews/${id}`);
  expect(data).toMatchObject({
    project_review: paragraphs('Theirs alone.', 'Ours. Mine.', 'Ours. Theirs.'),
    feedback: 'My feedback.\nTheir feedback.',
  });
  await app.remove(review, String(id));
});
