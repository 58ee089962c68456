import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { leave, openText } from '../browser/writing.ts';

type Draft = { id: number; fields: { project_review: string } };

test('a draft of a record is seen by colleagues, marked in the list, and published', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Drafted');
  const address = `/admin/reviews/edit/${id}`;
  await page.goto(address);
  await screen.type(page, { Feedback: 'From the draft' });
  await screen.press(page, 'Save draft');
  await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
  await expect(page.getByText(/Saved .* by you\. It is not published\./)).toBeVisible();
  expect((await app.publisher.call<{ data: { feedback: string } }>('GET', `/reviews/${id}`)).data.feedback).toBe(
    'Good.',
  );

  await page.goto('/admin/reviews');
  const row = page.getByRole('row').filter({ hasText: 'Drafted' });
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();

  await page.goto(address);
  await expect(screen.input(page, 'Feedback')).toHaveValue('From the draft');
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  await page.goto(address);
  await expect(screen.input(page, 'Feedback')).toHaveValue('From the draft');
  await expect(page.getByText('It is not published.')).toBeHidden();
  await app.remove(review, String(id));
});

test('a draft that was discarded by mistake comes back into its form', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Discarded');
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.type(page, { Feedback: 'Not to be lost' });
  await screen.press(page, 'Save draft');
  await screen.pressInMenu(page, 'Discard draft');
  await expect(screen.input(page, 'Feedback')).toHaveValue('Good.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(screen.input(page, 'Feedback')).toHaveValue('Not to be lost');
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
  await app.remove(review, String(id));
});

test('an unfinished new record waits among the drafts of its list until it is published', async ({
  view: page,
  app,
}) => {
  await page.goto(`/admin/${blog.screens.create}`);
  await screen.type(page, { 'Blog Title': 'Half an idea' });
  await screen.press(page, 'Save draft');
  await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
  await expect(page).toHaveURL(new RegExp(`/admin/${blog.screens.create}\\?draft=\\d+$`));

  await page.goto(`/admin/${blog.screens.list}`);
  const drafts = page.getByRole('region', { name: 'Drafts' });
  await drafts.getByRole('link', { name: 'Half an idea' }).click();
  await expect(screen.input(page, 'Blog Title')).toHaveValue('Half an idea');
  await screen.pressInMenu(page, 'Discard draft');
  await screen.expectToast(page, 'Draft Discarded!', 'success', 'top-center');
  await expect(page).toHaveURL(new RegExp(`/admin/${blog.screens.list}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.label.many);
  await expect(drafts.getByRole('link', { name: 'Half an idea' })).toHaveCount(0);
  const { data } = await app.publisher.call<{ data: { title: string }[] }>('GET', `/drafts?type=${blog.path}`);
  expect(data.map(({ title }) => title)).not.toContain('Half an idea');
});

test.describe('what is refused', () => {
  test.use({ failures: refusals });

  test('a time is chosen at which a draft is published, and taken back', async ({ view: page, app }) => {
    const { id } = await maker(app).review('Scheduled');
    await page.goto(`/admin/reviews/edit/${id}`);
    await screen.type(page, { Feedback: 'Later' });
    await screen.press(page, 'Save draft');
    await screen.pressInMenu(page, 'Schedule…');
    const dialog = page.getByRole('dialog', { name: 'Schedule “Scheduled”' });
    await dialog.getByLabel('Publish at').fill('2020-01-01T09:00');
    await screen.press(page, 'Schedule');
    await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
    await expect(dialog.getByLabel('Publish at')).toBeFocused();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 11);
    await dialog.getByLabel('Publish at').fill(`${tomorrow}09:00`);
    await screen.press(page, 'Schedule');
    await screen.expectToast(page, 'Scheduled!');
    await expect(page.getByText(/It will be published on .* at 09:00 \(/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await screen.press(page, 'Cancel schedule');
    await expect(page.getByText(/It will be published on/)).toBeHidden();
    await app.remove(review, String(id));
  });
});

test.describe('somebody else', () => {
  test.use({ failures: refusals });

  test('has published the draft: its address leads to the list', async ({ view: page, app }) => {
    const fields = { title: 'Published elsewhere' };
    const { data } = await app.publisher.call<{ data: { id: number } }>('POST', '/drafts', { type: blog.path, fields });
    await app.publisher.call('DELETE', `/drafts/${data.id}`);
    await page.goto(`/admin/${blog.screens.create}?draft=${data.id}`);
    await expect(page).toHaveURL(new RegExp(`/admin/${blog.screens.list}$`));
    await screen.expectToast(page, 'This draft has been published or discarded in the meantime.', 'info', 'top-center');
  });

  test('has saved the draft: their other fields join what was typed here', async ({ view: page, app }) => {
    const { id } = await maker(app).review('Shared');
    await page.goto(`/admin/reviews/edit/${id}`);
    await screen.type(page, { Feedback: 'Mine' });
    await screen.press(page, 'Save draft');
    await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
    const omar = await app.join('Omar Draft');
    const { data } = await omar.call<{ data: { id: number } }>('GET', `/reviews/${id}/draft`);
    await omar.call('PUT', `/drafts/${data.id}`, { fields: { project_summary: 'Theirs' } });

    await screen.type(page, { Feedback: 'Mine again' });
    await screen.press(page, 'Save draft');
    await expect(page.getByText('Omar Draft has saved this draft since you opened it.').last()).toBeVisible();
    await expect(screen.input(page, 'Project Summary')).toHaveValue('Theirs');
    await expect(screen.input(page, 'Feedback')).toHaveValue('Mine again');
    await screen.press(page, 'Update');
    const question = page.getByRole('dialog', { name: 'Publish the changes of Omar Draft too?' });
    await question.getByRole('button', { name: 'Publish now' }).click();
    await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
    const published = await omar.call<{ data: object }>('GET', `/reviews/${id}`);
    expect(published.data).toMatchObject({ feedback: 'Mine again', project_summary: 'Theirs' });
    await app.remove(review, String(id));
  });

  test('has saved the same field of the draft: one of both versions is chosen', async ({ view: page, app }) => {
    const { id } = await maker(app).review('Written by two');
    await page.goto(`/admin/reviews/edit/${id}`);
    await screen.type(page, { Feedback: 'Mine', 'Project Summary': 'Mine' });
    await screen.press(page, 'Save draft');
    await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
    const omar = await app.join('Omar Typing');
    const { data } = await omar.call<{ data: { id: number } }>('GET', `/reviews/${id}/draft`);
    await omar.call('PUT', `/drafts/${data.id}`, { fields: { project_summary: 'Theirs', feedback: 'Theirs' } });

    await screen.type(page, { Feedback: 'Mine again', 'Project Summary': 'Mine again' });
    await screen.press(page, 'Save draft');
    const dialog = page.getByRole('dialog', { name: 'Omar Typing has saved this draft since you opened it.' });
    await expect(dialog.getByRole('radiogroup', { name: 'Feedback' })).toContainText('Theirs');
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await dialog.getByRole('radiogroup', { name: 'Project Summary' }).getByLabel('Saved version').check();
    await dialog.getByRole('radiogroup', { name: 'Feedback' }).getByLabel('Your version').check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(screen.input(page, 'Project Summary')).toHaveValue('Theirs');
    await expect(screen.input(page, 'Feedback')).toHaveValue('Mine again');
    await screen.press(page, 'Save draft');
    await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
    const saved = await omar.call<{ data: object }>('GET', `/reviews/${id}/draft`);
    expect(saved.data).toMatchObject({ fields: { feedback: 'Mine again', project_summary: 'Theirs' } });
    await app.remove(review, String(id));
  });

  test('writes in another paragraph of the same text: both are kept, and seen without loading again', async ({
    view: page,
    app,
  }) => {
    const text = '<p>One.</p><p>Two<br />lines.</p><p>Three.</p>';
    const { id, editor } = await openText(page, app, text);
    await editor.getByText('One.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Mine.');
    await screen.press(page, 'Save draft');
    await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
    const omar = await app.join('Omar Beside');
    const { data } = await omar.call<{ data: Draft }>('GET', `/reviews/${id}/draft`);
    const theirs = data.fields.project_review.replace('Three.', 'Three. Theirs.');
    await omar.call('PUT', `/drafts/${data.id}`, { fields: { project_review: theirs } });
    await editor.getByText('One. Mine.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' More.');
    await screen.press(page, 'Save draft');
    await expect(editor).toContainText('Three. Theirs.');
    await screen.press(page, 'Save draft');
    const joined = '<p>One. Mine. More.</p><p>Two<br />lines.</p><p>Three. Theirs.</p>';
    const saved = async () => (await omar.call<{ data: Draft }>('GET', `/reviews/${id}/draft`)).data.fields;
    await expect.poll(saved).toMatchObject({ project_review: joined });
    await leave(page, app, id);
  });

  test('has published another text: one of both is chosen, and published', async ({ view: page, app }) => {
    const { id } = await maker(app).review('Contested');
    await page.goto(`/admin/reviews/edit/${id}`);
    await screen.type(page, { Feedback: 'From the draft' });
    await screen.press(page, 'Save draft');
    await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
    await app.publisher.call('PUT', `/reviews/${id}`, { feedback: 'Published meanwhile' });

    await screen.press(page, 'Update');
    const dialog = page.getByRole('dialog', { name: 'Sana Qureshi has published another Feedback in the meantime.' });
    await dialog.getByRole('radio', { name: 'Your version' }).check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
    const published = await app.publisher.call<{ data: object }>('GET', `/reviews/${id}`);
    expect(published.data).toMatchObject({ feedback: 'From the draft' });
    await app.remove(review, String(id));
  });
});
