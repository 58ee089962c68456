import type { ApiClient } from '../../api-client.ts';
import { review } from '../../../content/types/review.ts';
import { beginDraft } from '../../shared-drafts.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { looksAt } from '../browser/looks.ts';
import { violations } from '../browser/violations.ts';

async function dataOf(client: ApiClient, path: string) {
  return (await client.call<{ data: Record<string, unknown> | null }>('GET', path)).data;
}

test('a record with somebody else’s draft asks what to start from, and shows what differs', async ({
  view: page,
  app,
}) => {
  const will = await app.join('Will Opens', 'editor');
  const { id } = await maker(app).review('Asked');
  await beginDraft(will, review, String(id), { feedback: 'By Will' });
  await page.goto(`/admin/reviews/edit/${id}`);
  const choice = page.getByRole('region', { name: 'Will Opens has unpublished changes' });
  await expect(choice).toContainText('Will Opens’s changes to Feedback are in a draft of this review, saved just now.');
  await expect(choice).not.toContainText('It was left');
  await expect(page.getByRole('form')).toHaveCount(0);
  await screen.press(page, 'Look at what differs');
  await expect(choice.getByRole('insertion').filter({ hasText: 'By Will' })).toBeVisible();
  for (const { width, colorScheme, name } of looksAt(375, 1280)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), name).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await screen.press(page, 'Go on with the draft');
  await expect(screen.input(page, 'Feedback')).toHaveValue('By Will');

  // Whoever has written in it goes on without a question.
  await screen.type(page, { 'Client Name': 'By Sana' });
  await screen.press(page, 'Save draft');
  await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
  await page.reload();
  await expect(screen.input(page, 'Client Name')).toHaveValue('By Sana');
  await app.remove(review, String(id));
});

test.describe('after 31 days', () => {
  test.use({ movesClock: true });

  test('a draft that was left for more than 30 days says so', async ({ view: page, app }) => {
    const will = await app.join('Will Left', 'editor');
    const { id } = await maker(app).review('Left');
    await beginDraft(will, review, String(id), { feedback: 'By Will' });
    await page.clock.setSystemTime(Date.now() + 31 * 86_400_000);
    await page.goto(`/admin/reviews/edit/${id}`);
    await expect(page.getByText('It was left more than 30 days ago.')).toBeVisible();
    await app.remove(review, String(id));
  });
});

test.describe('starting from what is live', () => {
  test.use({ failures: refusals });

  test('publishes one’s own words alone, leaves the draft with its author, and is undone alone', async ({
    view: page,
    app,
  }) => {
    const will = await app.join('Will Stays', 'editor');
    const { id } = await maker(app).review('Beside it');
    await beginDraft(will, review, String(id), { feedback: 'By Will' });
    const draft = await dataOf(app.publisher, `/reviews/${id}/draft`);
    await page.goto(`/admin/reviews/edit/${id}`);
    await screen.press(page, 'Start from what is live');
    await expect(screen.input(page, 'Feedback')).toHaveValue('Good.');
    await screen.type(page, { 'Client Name': 'By Sana' });
    await page.keyboard.press('Control+s');
    const sentence = 'Will Stays already has a draft of this review. What you typed is kept in this browser.';
    await screen.expectToast(page, sentence, 'info', 'top-center');
    await screen.dismissToast(page);
    await screen.press(page, 'Update');
    await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
    const record = await dataOf(app.publisher, `/reviews/${id}`);
    expect(record).toMatchObject({ client_name: 'By Sana', feedback: 'Good.', version: 2 });
    expect(await dataOf(app.publisher, `/reviews/${id}/draft`)).toEqual(draft);

    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await screen.expectToast(page, 'Publication Undone!', 'success', 'top-center');
    await expect(screen.input(page, 'Client Name')).toHaveValue('Grace Hopper');
    expect(await dataOf(app.publisher, `/reviews/${id}/draft`)).toEqual(draft);
    await app.remove(review, String(id));
  });

  test('can be given up for the draft, which what was typed joins', async ({ view: page, app }) => {
    const will = await app.join('Will Joins', 'editor');
    const { id } = await maker(app).review('Joined');
    await beginDraft(will, review, String(id), { feedback: 'By Will' });
    await page.goto(`/admin/reviews/edit/${id}`);
    await screen.press(page, 'Start from what is live');
    await screen.type(page, { 'Client Name': 'By Sana' });
    await screen.press(page, 'Go on with the draft');
    await expect(screen.input(page, 'Feedback')).toHaveValue('By Will');
    await screen.press(page, 'Save draft');
    await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
    expect(await dataOf(app.publisher, `/reviews/${id}/draft`)).toMatchObject({
      fields: { client_name: 'By Sana', feedback: 'By Will' },
    });
    await app.remove(review, String(id));
  });

  test('becomes a draft of one’s own once the other one is gone', async ({ view: page, app }) => {
    const will = await app.join('Will Leaves', 'editor');
    const { id } = await maker(app).review('Freed');
    await beginDraft(will, review, String(id), { feedback: 'By Will' });
    const draft = await dataOf(app.publisher, `/reviews/${id}/draft`);
    await page.goto(`/admin/reviews/edit/${id}`);
    await screen.press(page, 'Start from what is live');
    await screen.type(page, { 'Client Name': 'By Sana' });
    await will.call('DELETE', `/drafts/${String(draft?.['id'])}`);
    await page.keyboard.press('Control+s');
    await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
    expect(await dataOf(app.publisher, `/reviews/${id}/draft`)).toMatchObject({ fields: { client_name: 'By Sana' } });
    await app.remove(review, String(id));
  });
});
