import type { Page } from '@playwright/test';
import { page as pageType } from '../../../content/types/page.ts';
import { review } from '../../../content/types/review.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

async function openVersions(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('tab', { name: 'History' }).click();
}

async function writtenTwice({ app, title }: { app: Parameters<typeof maker>[0]; title: string }) {
  const { id } = await maker(app).review(title, {
    feedback: 'The first feedback.',
    project_review: '<p>See <a href="/our-work">our work</a></p><ul><li><p>A point</p></li></ul>',
    status: 2,
  });
  await app.publisher.update(review, String(id), {
    feedback: 'The second feedback.',
    project_review:
      '<p>See <a href="/our-services">our work</a></p><ul><li><p>A point</p></li><li><p>One more point</p></li></ul>',
    status: 1,
  });
  return { id: String(id), address: `/admin/reviews/show/${id}` };
}

test('a version is compared field by field, words marked, with colors and without', async ({ view: page, app }) => {
  const { id, address } = await writtenTwice({ app, title: 'Compared' });
  await openVersions(page, address);
  await expect(page.getByText('Current')).toBeVisible();
  await screen.press(page, 'Compare version 1');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('The firstsecond feedback.')).toBeVisible();
  await expect(panel.getByRole('deletion').filter({ hasText: 'first' })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await expect(panel.getByRole('insertion').filter({ hasText: 'second' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await expect(panel.getByText('Status in version 1').locator('..')).toContainText('InActive');
  await expect(panel.getByText('Status now').locator('..')).toContainText('Active');
  const changes = panel.getByRole('region', { name: 'Changes from version 1' });
  await expect(changes.getByRole('listitem').getByRole('insertion')).toHaveText('One more point');
  const linked = panel.getByRole('insertion').getByRole('link').first();
  expect(await linked.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('/our-services');
  await app.remove(review, id);
});

test('a comparison begins at its first change and leads to the others, by buttons and keys', async ({
  view: page,
  app,
}) => {
  const paragraph = (text: string) => `<p>${text}</p>`;
  const between = Array.from({ length: 60 }, (_, index) => paragraph(`Paragraph ${index}`)).join('');
  const { id } = await maker(app).review('Long', {
    project_review: between + paragraph('First') + between + paragraph('Last'),
  });
  const project_review = between + paragraph('Changed first') + between + paragraph('Changed last');
  await app.publisher.update(review, String(id), { project_review });
  await openVersions(page, `/admin/reviews/show/${id}`);
  await screen.press(page, 'Compare version 1');
  const changes = page.getByRole('region', { name: 'Changes from version 1' });
  const first = changes.getByRole('insertion').filter({ hasText: 'first' });
  const last = changes.getByRole('insertion').filter({ hasText: 'last' });
  await expect(changes.getByRole('status')).toContainText('Change 1 of 2');
  await expect(first).toBeInViewport();
  await expect(last).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Compare version 1' })).toBeInViewport();
  await screen.press(page, 'Next change');
  await expect(changes.getByRole('status')).toContainText('Change 2 of 2');
  await expect(last).toBeInViewport();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(first).toBeInViewport();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(last).toBeInViewport();
  await app.remove(review, String(id));
});

test('a version says what it changed, and is labelled', async ({ view: page, app }) => {
  const { id, address } = await writtenTwice({ app, title: 'Labelled' });
  await openVersions(page, address);
  const line = (version: number) => page.getByRole('listitem', { name: `Version ${version}`, exact: true });
  await expect(line(2)).toContainText('by Sana Qureshi: Status, Project Review and Feedback');
  await expect(line(1)).toContainText('the first version');
  await screen.press(page, 'Label version 1…');
  await screen.type(page, { Label: 'Before the relaunch' });
  await page.keyboard.press('Enter');
  await screen.expectToast(page, 'Label Saved!');
  await expect(line(1)).toContainText('“Before the relaunch”');
  await expect(page.getByRole('button', { name: 'Label version 1…' })).toBeFocused();
  await app.remove(review, id);
});

test('a version is restored as a draft, which the form shows', async ({ view: page, app }) => {
  const { id, address } = await writtenTwice({ app, title: 'Restored' });
  await openVersions(page, address);
  await screen.press(page, 'Restore version 1');
  await screen.expectToast(page, 'Version 1 Restored as a Draft!', 'success', 'top-center');
  await expect(page).toHaveURL(new RegExp(`/admin/reviews/edit/${id}$`));
  await expect(screen.input(page, 'Feedback')).toHaveValue('The first feedback.');
  await expect(page.getByText(/It is not published\./)).toBeVisible();
  const { data } = await app.publisher.call<{ data: object }>('GET', `/reviews/${id}`);
  expect(data).toMatchObject({ feedback: 'The second feedback.', version: 2 });
  await app.remove(review, id);
});

test.describe('a record that has a draft', () => {
  test.use({ failures: refusals });

  test('leads to it instead of getting another', async ({ view: page, app }) => {
    const { id, address } = await writtenTwice({ app, title: 'Drafted' });
    await app.publisher.call('POST', '/drafts', { type: 'reviews', key: id, fields: { feedback: 'In the draft' } });
    await openVersions(page, address);
    await screen.press(page, 'Restore version 1');
    await expect(page.getByText('You already have a draft of this review.')).toBeVisible();
    await page.getByRole('link', { name: 'Open the draft' }).click();
    await expect(screen.input(page, 'Feedback')).toHaveValue('In the draft');
    await app.remove(review, id);
  });
});

test('a version is published at once after a question, and that is undone', async ({ view: page, app }) => {
  const { id, address } = await writtenTwice({ app, title: 'Published' });
  const published = async () =>
    (await app.publisher.call<{ data: { feedback: string; version: number } }>('GET', `/reviews/${id}`)).data;
  await openVersions(page, address);
  await screen.press(page, 'Publish version 1…');
  const dialog = page.getByRole('dialog', { name: 'Publish version 1?' });
  await expect(dialog.getByText('at once, for visitors too')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await published()).version).toBe(2);

  await screen.press(page, 'Publish version 1…');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  await expect(page.getByRole('button', { name: 'Compare version 2' })).toBeVisible();
  expect(await published()).toMatchObject({ feedback: 'The first feedback.', version: 3 });

  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Compare version 3' })).toBeVisible();
  expect(await published()).toMatchObject({ feedback: 'The second feedback.', version: 4 });
  await app.remove(review, id);
});

test('what changed inside the sections of a page is marked where it stands', async ({ view: page, app }) => {
  const section = (heading: string) => ({ id: 'a1', type: 'faq', heading, questions: [] });
  const { slug } = await app.publisher.create(pageType, {
    title: 'Sections',
    status: 1,
    sections: [section('Old questions')],
  });
  await app.publisher.update(pageType, slug, { sections: [section('New questions')] });
  await openVersions(page, `/admin/${pageType.screens.show}/${slug}`);
  await screen.press(page, 'Compare version 1');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Heading: OldNew questions')).toBeVisible();
  await app.remove(pageType, slug);
});
