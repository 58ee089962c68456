import type { ApiClient } from '../../api-client.ts';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { expect, noNetwork, refusals, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test.use({ movesClock: true });

const PAUSE = 3_000; // ms
const LONGEST = 30_000; // ms
const RETRY = 10_000; // ms

async function draftedFeedback(client: ApiClient, id: number) {
  const { data } = await client.call<{ data: { fields: { feedback: string } } | null }>('GET', `/reviews/${id}/draft`);
  return data?.fields.feedback;
}

test('what is typed is saved as a draft by itself, and leaving asks nothing', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Typed');
  await page.clock.install();
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.type(page, { Feedback: 'Typed and left' });
  await page.clock.fastForward(PAUSE);
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
  const { data: draft } = await app.publisher.call<{ data: object }>('GET', `/reviews/${id}/draft`);
  expect(draft).toMatchObject({ fields: { feedback: 'Typed and left' }, base_version: 1 });
  const { data: published } = await app.publisher.call<{ data: object }>('GET', `/reviews/${id}`);
  expect(published).toMatchObject({ feedback: 'Good.', version: 1 });

  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
  await app.remove(review, String(id));
});

test('a draft that begins while one types moves no input, and the bar leads to it', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Unmoved');
  await page.clock.install();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(`/admin/reviews/edit/${id}`);
    const feedback = screen.input(page, 'Feedback');
    await feedback.fill(`Typed at ${width} px`);
    const before = await feedback.boundingBox();
    await page.clock.fastForward(PAUSE);
    await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
    await expect(page.getByRole('region', { name: 'Draft' })).toContainText('It is not published.');
    expect(await feedback.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: screen.OWN_DRAFT }).click();
    const differences = page.getByRole('dialog', { name: 'Compare with what is published' });
    await expect(differences).toContainText(`Typed at ${width} px`);
    await page.keyboard.press('Escape');
    await screen.pressInMenu(page, 'Discard draft');
    await expect(page.getByRole('region', { name: 'Draft' })).toHaveCount(0);
  }
  await app.remove(review, String(id));
});

test('somebody who never pauses has a draft every 30 seconds', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Without a pause');
  await page.clock.install();
  await page.goto(`/admin/reviews/edit/${id}`);
  const feedback = screen.input(page, 'Feedback');
  await feedback.focus();
  // From here on it stands still, so that waiting for the server is no pause.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let typed = 0; typed < LONGEST; typed += PAUSE - 500) {
    await page.keyboard.type('on and ');
    await page.clock.fastForward(PAUSE - 500);
  }
  await expect.poll(() => draftedFeedback(app.publisher, id)).toMatch(/on and /);
  await expect(feedback).toBeFocused();
  await app.remove(review, String(id));
});

test('a new record gets a draft and an address, and the cursor stays where it is', async ({ view: page }) => {
  await page.clock.install();
  await page.goto(`/admin/${blog.screens.create}`);
  const title = screen.input(page, 'Blog Title');
  await title.focus();
  await page.keyboard.type('Begun');
  await page.clock.fastForward(PAUSE);
  await expect(page).toHaveURL(/\?draft=\d+$/);
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
  await expect(title).toBeFocused();
  await page.keyboard.type(' and continued');
  await page.clock.fastForward(PAUSE);
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
  await page.reload();
  await expect(title).toHaveValue('Begun and continued');
  await expect(page.getByText('Unsaved changes restored')).toBeHidden();
  await screen.pressInMenu(page, 'Discard draft');
  await screen.expectToast(page, 'Draft Discarded!', 'success', 'top-center');
});

test('a published text is a conflict also for a draft that was begun after it', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Begun late');
  await page.clock.install();
  await page.goto(`/admin/reviews/edit/${id}`);
  await expect(screen.input(page, 'Feedback')).toHaveValue('Good.');
  await app.publisher.call('PUT', `/reviews/${id}`, { feedback: 'Published meanwhile' });
  await screen.type(page, { Feedback: 'Typed meanwhile' });
  await page.clock.fastForward(PAUSE);
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
  await expect(page.getByText('Somebody else has published another Feedback in the meantime.')).toBeVisible();
  await app.remove(review, String(id));
});

test.describe('what cannot be saved', () => {
  test.use({ failures: new RegExp(`${refusals.source}|${noNetwork.source}`) });

  test('is tried again once the server can be reached', async ({ view: page, app }) => {
    const { id } = await maker(app).review('Offline');
    await page.clock.install();
    await page.goto(`/admin/reviews/edit/${id}`);
    await page.route('**/api/drafts', (route) => route.abort());
    await screen.type(page, { Feedback: 'Typed in a tunnel' });
    await page.clock.fastForward(PAUSE);
    await expect(screen.stateOf(page)).toHaveText(/^Not saved\. The server cannot be reached\./);
    await expect(screen.stateOf(page)).toContainText('tried again every 10 seconds');
    await page.unroute('**/api/drafts');
    await page.clock.fastForward(RETRY);
    await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
    await app.remove(review, String(id));
  });

  test('is tried again as soon as the browser is online', async ({ view: page, app }) => {
    const { id } = await maker(app).review('Online again');
    await page.clock.install();
    await page.goto(`/admin/reviews/edit/${id}`);
    await expect(screen.input(page, 'Feedback')).toHaveValue('Good.');
    await page.context().setOffline(true);
    await screen.type(page, { Feedback: 'Typed offline' });
    await page.clock.fastForward(PAUSE);
    await expect(screen.stateOf(page)).toHaveText(/^Not saved\. The server cannot be reached\./);
    await page.context().setOffline(false);
    await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
    expect(await draftedFeedback(app.publisher, id)).toBe('Typed offline');
    await app.remove(review, String(id));
  });

  test('because one has pressed Ctrl+S is tried again too', async ({ view: page, app }) => {
    const { id } = await maker(app).review('Pressed offline');
    await page.clock.install();
    await page.goto(`/admin/reviews/edit/${id}`);
    await page.route('**/api/drafts', (route) => route.abort());
    await screen.type(page, { Feedback: 'Typed in a tunnel' });
    await page.keyboard.press('Control+s');
    await expect(screen.stateOf(page)).toHaveText(/^Not saved\. The server cannot be reached\./);
    await page.unroute('**/api/drafts');
    await page.clock.fastForward(RETRY);
    await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
    await app.remove(review, String(id));
  });

  test('because somebody has discarded the draft begins another one', async ({ view: page, app }) => {
    const { id } = await maker(app).review('Discarded elsewhere');
    await page.clock.install();
    await page.goto(`/admin/reviews/edit/${id}`);
    await screen.type(page, { Feedback: 'First' });
    await page.clock.fastForward(PAUSE);
    await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
    const { data } = await app.publisher.call<{ data: { id: number } }>('GET', `/reviews/${id}/draft`);
    await app.publisher.call('DELETE', `/drafts/${data.id}`);
    await screen.type(page, { Feedback: 'Second' });
    await page.clock.fastForward(PAUSE);
    await expect(screen.stateOf(page)).toHaveText(/^Not saved\. This draft has been published or discarded/);
    await page.clock.fastForward(RETRY);
    await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
    await app.remove(review, String(id));
  });

  test('because somebody has begun a draft meanwhile joins it', async ({ view: page, app }) => {
    const { id } = await maker(app).review('Begun twice');
    await page.clock.install();
    await page.goto(`/admin/reviews/edit/${id}`);
    await expect(screen.input(page, 'Feedback')).toHaveValue('Good.');
    const draft = { type: 'reviews', key: String(id), fields: { project_summary: 'Theirs' } };
    await app.publisher.call('POST', '/drafts', draft);
    await screen.type(page, { Feedback: 'Mine' });
    await page.clock.fastForward(PAUSE);
    await expect(screen.input(page, 'Project Summary')).toHaveValue('Theirs');
    await page.clock.fastForward(PAUSE);
    await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
    const { data } = await app.publisher.call<{ data: object }>('GET', `/reviews/${id}/draft`);
    expect(data).toMatchObject({ fields: { feedback: 'Mine', project_summary: 'Theirs' } });
    await app.remove(review, String(id));
  });
});
