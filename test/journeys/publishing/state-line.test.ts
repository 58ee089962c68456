import { review } from '../../../content/types/review.ts';
import { beginDraft, scheduleDraft, share } from '../../shared-drafts.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';

test('the form says what visitors see, whose words it holds, and what will happen by itself', async ({
  view: page,
  stranger,
  app,
}) => {
  const { publisher } = app;
  const will = await app.join('Will States', 'editor');
  const { id } = await maker(app).review('Stated');
  const address = `/admin/reviews/edit/${id}`;
  const state = screen.stateOf(page);

  await page.goto(address);
  await expect(state).toHaveText(/^Live since today, \d\d:\d\d$/);

  const time = { time: '2027-11-27T22:05', time_zone: 'Asia/Karachi' };
  await publisher.call('POST', `/reviews/${id}/schedule`, { ...time, action: 'unpublish' });
  await page.reload();
  await screen.press(page, 'Goes offline Saturday 27 November 2027, 22:05 (Asia/Karachi)');
  await screen.press(page, 'Cancel schedule');
  await screen.expectToast(page, 'Schedule Cancelled!');
  await expect(page.getByRole('form').getByText(/^Goes offline/)).toHaveCount(0);

  const draft = await beginDraft(will, review, String(id), { feedback: 'By Will' });
  await stranger.goto((await share(publisher, draft)).path);
  await screen.type(stranger, { 'Name *': 'Ruth' });
  await screen.press(stranger, 'Approve');
  await page.reload();
  await screen.press(page, 'Go on with the draft');
  await expect(state).toHaveText(/^Draft by Will States: Feedback, saved /);
  await expect(page.getByRole('button', { name: 'Approved by Ruth, version 1', exact: true })).toBeInViewport();

  await screen.type(page, { 'Client Name': 'By Sana' });
  await expect(state).toHaveText('Unsaved changes');
  await page.keyboard.press('Control+s');
  await expect(state).toHaveText(screen.OWN_DRAFT);
  await expect(page.getByRole('button', { name: 'Changes by Will States: Feedback' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Approved by Ruth, version 1; changed since' })).toBeInViewport();

  await scheduleDraft(publisher, draft);
  await page.reload();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByRole('button', { name: /^Goes live \w+day/ })).toBeInViewport();
    expect(await violations(page), `${width} px`).toEqual([]);
  }
  await publisher.remove(review, String(id));
});

test('what needs a draft saves one first', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Shared at once');
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.press(page, 'More actions');
  await expect(page.getByRole('menuitem', { name: 'Share preview…' })).toBeDisabled();
  await page.keyboard.press('Escape');
  // Until it has faded, it would be opened again by the next press, and be gone at its click.
  await expect(page.getByRole('menu')).toBeHidden();
  await screen.type(page, { Feedback: 'Not saved by hand' });
  await screen.pressInMenu(page, 'Share preview…');
  await expect(page.getByRole('dialog', { name: 'Share “Shared at once”' })).toBeVisible();
  const { data } = await app.publisher.call<{ data: object }>('GET', `/reviews/${id}/draft`);
  expect(data).toMatchObject({ fields: { feedback: 'Not saved by hand' } });
  await app.remove(review, String(id));
});

test('the menu of the bar, which stays in view, moves no more than the bar while the page scrolls', async ({
  view: page,
  app,
}) => {
  const { id } = await maker(app).review('Scrolled');
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.input(page, 'Feedback').scrollIntoViewIfNeeded();
  await screen.press(page, 'More actions');
  await expect(page.getByRole('menuitem', { name: 'History…' })).toBeInViewport();
  const moved = await page.getByRole('menu').evaluate((menu) => {
    const top = () => menu.getBoundingClientRect().top;
    const [from, before] = [window.scrollY, top()];
    window.scrollBy({ top: 40, behavior: 'instant' });
    return { scrolled: window.scrollY - from, menu: top() - before };
  });
  expect(moved).toEqual({ scrolled: 40, menu: 0 });
  await app.remove(review, String(id));
});
