import type { Page } from '@playwright/test';
import type { ApiClient } from '../../api-client.ts';
import { page as pageType } from '../../../content/types/page.ts';
import { review } from '../../../content/types/review.ts';
import { beginDraft, scheduleDraft, tomorrow } from '../../shared-drafts.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { looksAt } from '../browser/looks.ts';
import { violations } from '../browser/violations.ts';

async function feedbackOf(client: ApiClient, id: number) {
  return (await client.call<{ data: { feedback: string } }>('GET', `/reviews/${id}`)).data.feedback;
}

async function draftOf(client: ApiClient, id: number) {
  return (await client.call<{ data: { fields: object } | null }>('GET', `/reviews/${id}/draft`)).data;
}

const question = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name });

test('publishing what is scheduled is asked first, says when it would go live, and undoing it schedules it again', async ({
  view: page,
  app,
}) => {
  const { publisher } = app;
  const { id } = await maker(app).review('Saturday');
  const draft = await beginDraft(publisher, review, String(id), { feedback: 'For Saturday' });
  await scheduleDraft(publisher, draft);
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.type(page, { Feedback: 'For Saturday, changed' });
  await screen.press(page, 'Update');
  const dialog = question(page, /^Publish now instead of on \w+day \d+ \w+, \d\d:\d\d(?: \(.+\))?\?$/);
  await expect(dialog).toContainText('You have scheduled this draft. Publishing it now ends the schedule.');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  expect(await feedbackOf(publisher, id)).toBe('Good.');
  await expect(page.getByRole('button', { name: /^Goes live/ })).toBeVisible();

  await screen.press(page, 'Update');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  await expect(page).toHaveURL(`/admin/reviews/edit/${id}`);
  await expect(page.getByRole('button', { name: /^Goes live/ })).toBeHidden();
  expect(await feedbackOf(publisher, id)).toBe('For Saturday, changed');

  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await screen.expectToast(page, 'Publication Undone! It is a draft again.', 'success', 'top-center');
  await expect(page.getByRole('button', { name: /^Goes live/ })).toBeVisible();
  await expect(screen.input(page, 'Feedback')).toHaveValue('For Saturday, changed');
  expect(await feedbackOf(publisher, id)).toBe('Good.');
  const { data } = await publisher.call<{ data: object }>('GET', `/reviews/${id}/draft`);
  expect(data).toMatchObject({ id: draft, schedule: { failure: null } });
  await publisher.remove(review, String(id));
});

test('only one’s own schedule is called so, not that of somebody with the same name', async ({ view: page, app }) => {
  const namesake = await app.join('Sana Qureshi', 'editor');
  const { id } = await maker(app).review('Namesake');
  const draft = await beginDraft(app.publisher, review, String(id), { feedback: 'For tomorrow' });
  await scheduleDraft(namesake, draft);
  await page.goto(`/admin/reviews/edit/${id}`);
  await expect(page.getByText('Scheduled by Sana Qureshi.')).toBeVisible();
  await expect(page.getByText(/Saved .* by you\. It is not published\./)).toBeVisible();
  await screen.press(page, 'Update');
  await expect(question(page, /^Publish now instead of/)).toContainText('Sana Qureshi has scheduled this draft.');
  await app.remove(review, String(id));
});

test('publishing somebody else’s words is asked first, and names them and their fields', async ({
  view: page,
  app,
}) => {
  const will = await app.join('Will Byers', 'editor');
  const { id } = await maker(app).review('Shared words');
  await beginDraft(will, review, String(id), { feedback: 'By Will', project_summary: 'By Will' });
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.press(page, 'Go on with the draft');
  const facts = page.getByRole('button', { name: /^Draft by Will Byers: Project Summary and Feedback, saved / });
  await expect(facts).toBeInViewport();
  await screen.type(page, { 'Client Name': 'By Sana' });
  await screen.press(page, 'Update');
  const dialog = question(page, 'Publish the changes of Will Byers too?');
  await expect(dialog).toContainText('Will Byers’s changes to Project Summary and Feedback are in this draft.');
  for (const { width, colorScheme, name } of looksAt(375, 1280)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), name).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await feedbackOf(app.publisher, id)).toBe('Good.');
  await screen.press(page, 'Update');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  expect(await feedbackOf(app.publisher, id)).toBe('By Will');
  await app.remove(review, String(id));
});

const withBlanks = {
  title: 'Imprint of ours',
  status: 2,
  sections: [{ id: 'a1', type: 'richText', html: '<p>We are at [street and number], [postcode and town].</p>' }],
};
const sentence = 'Text still has 2 blanks to fill in: [street and number] and others.';

test('a page with blanks is published after a question only, whether new, changed or shown from the list', async ({
  view: page,
  app,
}) => {
  const { slug } = await app.publisher.create(pageType, withBlanks);
  const statusOf = async () =>
    (await app.publisher.call<{ data: { status: number } }>('GET', `/pages/${slug}`)).data.status;
  await page.goto(`/admin/pages/edit/${slug}`);
  await screen.type(page, { Lead: 'Still hidden' });
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Page Updated!');
  await screen.choose(page, 'Status', 'Active');
  await screen.press(page, 'Update');
  const dialog = question(page, 'Publish with blanks to fill in?');
  await expect(dialog).toContainText(sentence);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  expect(await statusOf()).toBe(2);

  await page.goto('/admin/pages');
  await page.getByRole('row').filter({ hasText: 'Imprint of ours' }).getByRole('checkbox').check();
  await screen.press(page, 'Set Active');
  await expect(dialog).toContainText(`Imprint of ours: ${sentence}`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await statusOf()).toBe(2);
  await screen.press(page, 'Set Active');
  await dialog.getByRole('button', { name: 'Set Active' }).click();
  await screen.expectToast(page, 'Page Updated!');
  expect(await statusOf()).toBe(1);
  await app.remove(pageType, slug);
});

test.describe('a hidden page that cannot be read', () => {
  test.use({ failures: /status of 503/ });

  test('is not shown from the list, since nobody can say what is blank in it', async ({ view: page, app }) => {
    const { slug } = await app.publisher.create(pageType, { ...withBlanks, title: 'Imprint out of reach' });
    await page.goto('/admin/pages');
    await page.getByRole('row').filter({ hasText: 'Imprint out of reach' }).getByRole('checkbox').check();
    await page.route(`**/api/pages/${slug}`, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status: 503, json: { message: 'Back in a minute.' } })
        : route.continue(),
    );
    await screen.press(page, 'Set Active');
    await expect(page.getByText('Back in a minute.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set Active' })).toBeEnabled();
    const { data } = await app.publisher.call<{ data: { status: number } }>('GET', `/pages/${slug}`);
    expect(data.status).toBe(2);
    await app.remove(pageType, slug);
  });
});

test('a version with blanks is published, and a page with blanks scheduled, only after they were named', async ({
  view: page,
  app,
}) => {
  const { slug } = await app.publisher.create(pageType, { ...withBlanks, title: 'Earlier imprint' });
  await app.publisher.update(pageType, slug, { sections: [], status: 1 });
  await app.publisher.update(pageType, slug, { sections: withBlanks.sections, status: 2 });
  await page.goto(`/admin/${pageType.screens.show}/${slug}`);
  await screen.press(page, 'Schedule…');
  const scheduling = page.getByRole('dialog', { name: 'Publish “Earlier imprint” later' });
  await expect(scheduling).toContainText(sentence);
  await scheduling.getByRole('button', { name: 'Back' }).click();
  await app.publisher.update(pageType, slug, { status: 1 });
  await app.publisher.update(pageType, slug, { sections: [] });
  await page.reload();
  await page.getByRole('tab', { name: 'History' }).click();
  await screen.press(page, 'Publish version 4…');
  const dialog = question(page, 'Publish version 4?');
  await expect(dialog).toContainText(sentence);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.press(page, 'Publish version 2…');
  await expect(question(page, 'Publish version 2?')).toContainText('goes back to version 2 at once');
  await expect(question(page, 'Publish version 2?')).not.toContainText('blanks to fill in');
  await app.remove(pageType, slug);
});

test('a hidden record with a time of its own is shown before it after a question only, wherever that is done', async ({
  view: page,
  app,
}) => {
  const { publisher } = app;
  const { id } = await maker(app).review('Hidden until tomorrow', { status: 2 });
  await publisher.update(review, String(id), { status: 1 });
  await publisher.update(review, String(id), { status: 2 });
  await publisher.call('POST', `/reviews/${id}/schedule`, { action: 'publish', time: tomorrow() });
  const stateOf = async () => {
    const { data } = await publisher.call<{ data: { status: number } }>('GET', `/reviews/${id}`);
    const schedules = await publisher.call<{ data: object[] }>('GET', '/schedules?type=reviews');
    return [data.status, schedules.data.length];
  };
  const dialog = question(page, /^Publish now instead of on \w+day \d+ \w+, \d\d:\d\d/);
  const reason = 'You have scheduled this review. Publishing it now ends the schedule.';

  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.choose(page, 'Status', 'Active');
  await screen.press(page, 'Update');
  await expect(dialog).toContainText(reason);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  expect(await stateOf()).toEqual([2, 1]);

  await page.goto(`/admin/reviews/show/${id}`);
  await page.getByRole('tab', { name: 'History' }).click();
  await screen.press(page, 'Publish version 2…');
  await expect(question(page, 'Publish version 2?')).toContainText(reason);
  await page.keyboard.press('Escape');

  await page.goto('/admin/reviews');
  await page.getByRole('row').filter({ hasText: 'Hidden until tomorrow' }).getByRole('checkbox').check();
  await screen.press(page, 'Set Active');
  await expect(dialog).toContainText(`Hidden until tomorrow: ${reason}`);
  await dialog.getByRole('button', { name: 'Set Active' }).click();
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  expect(await stateOf()).toEqual([1, 0]);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stateOf).toEqual([2, 1]);
  await publisher.remove(review, String(id));
});

test('after publishing one stays in the form, and the toast leads to the page', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Stays');
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.type(page, { Feedback: 'Second' });
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  await expect(page).toHaveURL(`/admin/reviews/edit/${id}`);
  const link = page.getByRole('alert').getByRole('link', { name: 'View page' });
  await expect(link).toHaveAttribute('href', '/our-reviews');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await screen.expectToast(page, 'Publication Undone! It is a draft again.', 'success', 'top-center');
  await expect(screen.input(page, 'Feedback')).toHaveValue('Second');
  expect(await feedbackOf(app.publisher, id)).toBe('Good.');
  expect(await draftOf(app.publisher, id)).toMatchObject({ fields: { feedback: 'Second' } });
  await app.remove(review, String(id));
});

test('undoing a publication keeps what one has typed and saved since', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Typed on');
  await beginDraft(app.publisher, review, String(id), { feedback: 'In the draft' });
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  const toast = page.getByRole('alert').filter({ hasText: 'Review Updated!' });
  await toast.hover();
  await screen.input(page, 'Project Summary').fill('Since');
  await expect.poll(async () => (await draftOf(app.publisher, id))?.fields).toEqual({ project_summary: 'Since' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await screen.expectToast(page, 'Publication Undone! It is a draft again.', 'success', 'top-center');
  await expect(screen.input(page, 'Feedback')).toHaveValue('In the draft');
  await expect(screen.input(page, 'Project Summary')).toHaveValue('Since');
  const fields = { feedback: 'In the draft', project_summary: 'Since' };
  expect(await draftOf(app.publisher, id)).toMatchObject({ fields });
  expect(await feedbackOf(app.publisher, id)).toBe('Good.');
  await app.remove(review, String(id));
});

test('a new record leads to its list once, and undoing it makes it a draft', async ({ view: page, app }) => {
  await page.goto(`/admin/${pageType.screens.create}`);
  await screen.type(page, { Title: 'Brand new' });
  await screen.choose(page, 'Status', 'Active');
  await screen.press(page, 'Save');
  await screen.expectToast(page, 'Page Created!');
  await expect(page).toHaveURL('/admin/pages');
  await expect(page.getByRole('alert').getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/brand-new');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(/\/admin\/pages\/create\?draft=\d+$/);
  await expect(screen.input(page, 'Title')).toHaveValue('Brand new');
  await expect(page.getByText('It is not published.')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('draft');
  await app.publisher.call('DELETE', `/drafts/${id}`);
});
