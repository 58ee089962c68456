import { blog } from '../../../content/types/blog.ts';
import { beginDraft, saveDraft, share } from '../../shared-drafts.ts';
import { openContext, startServer } from '../browser/server.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';

test('the dashboard shows what is unfinished and recent activity, and links to every new record', async ({
  view: page,
  app,
}) => {
  const { slug } = await maker(app).blog('Not ready yet', { status: 2 });
  await page.goto('/admin');
  const tasks = page.getByRole('region', { name: 'Unfinished' });
  await expect(tasks).toContainText('Blogs without headings: 1');
  await tasks.getByRole('link', { name: 'InActive in Blogs: 1' }).click();
  await expect(page).toHaveURL('/admin/blogs?status=2');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByText('Sana Qureshi created blog “Not ready yet”')).toBeVisible();
  await expect(activity).not.toContainText('signed in');
  for (const [action, address] of [
    ['New service', '/admin/services/create'],
    ['New team member', '/admin/teams/create'],
    ['New post', '/admin/blogs/create'],
    ['New heading', '/admin/blog-heading/create'],
    ['New review', '/admin/reviews/create'],
  ] as const)
    await expect(page.getByRole('link', { name: action, exact: true })).toHaveAttribute('href', address);
  await expect(page.getByText('The demonstration agency is still here')).toBeHidden();
  await page.getByRole('link', { name: 'New review' }).click();
  await expect(screen.input(page, 'Client Name')).toBeVisible();
  await app.remove(blog, slug);
});

test('the dashboard of a writer has own drafts, how far they are, and what clients said of them', async ({
  app,
  quiet,
}) => {
  const writer = await app.join('Wanda Writer', 'writer');
  const context = await app.open(writer.token);
  const page = await context.newPage();
  quiet(page);
  const drafts = page.getByRole('region', { name: 'My drafts' });
  const feedback = page.getByRole('region', { name: 'Feedback on shared drafts' });
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('You’re all caught up');
  await expect(drafts.or(feedback)).toHaveCount(0);

  const { slug } = await maker(app).blog('Published already');
  const approved = await beginDraft(writer, blog, slug, { title: 'Approved by Anna' });
  const scheduled = await beginDraft(writer, blog, null, { title: 'For next year' });
  const { path } = await share(writer, approved);
  const say = (form: Record<string, string>) => page.request.post(path, { form: { name: 'Anna', ...form } });
  expect((await say({ text: 'Almost.' })).ok()).toBe(true);
  expect((await say({ decision: 'approved', version: '1' })).ok()).toBe(true);
  const time = `${new Date().getFullYear() + 1}-11-24T09:00`;
  await app.publisher.call('POST', `/drafts/${scheduled}/schedule`, { time, time_zone: 'UTC' });
  await page.reload();
  await expect(drafts.getByRole('link')).toHaveText(['For next year', 'Approved by Anna']);
  await expect(drafts.getByText(/^Scheduled 24 Nov/)).toBeVisible();
  await expect(drafts.getByText(/by you\. It is approved\.$/)).toBeVisible();
  await expect(feedback.getByText(/^Anna approved “Approved by Anna”/)).toBeVisible();
  await expect(feedback.getByText(/^Anna commented on “Approved by Anna”/)).toBeVisible();

  await saveDraft(writer, approved, { title: 'Changed by Wanda' });
  await page.reload();
  await expect(drafts.getByText(/It has changed since it was approved\.$/)).toBeVisible();
  await feedback.getByRole('link', { name: 'Changed by Wanda' }).first().click();
  await expect(screen.input(page, 'Blog Title')).toHaveValue('Changed by Wanda');
  await context.close();
  for (const id of [approved, scheduled]) await app.publisher.call('DELETE', `/drafts/${id}`);
  await app.publisher.remove(blog, slug);
});

test('the demonstration is removed in one step that can be undone', async ({ browser, quiet }) => {
  test.slow(); // Its pictures are painted first.
  const { origin, publisher, stop } = await startServer({ content: 'demo' });
  const context = await openContext(browser, origin, publisher.token);
  const page = await context.newPage();
  quiet(page);
  await page.goto('/admin');
  const offer = page.getByText('The demonstration agency is still here');
  await expect(offer).toBeVisible();
  await screen.press(page, 'Remove the demonstration');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: /^\d+ demo records deleted\./ });
  await expect(toast).toBeVisible();
  await expect(offer).toBeHidden();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^\d+ demo records restored\./)).toBeVisible();
  await expect(offer).toBeVisible();
  await context.close();
  await stop();
});

test('the checklist leads to each step, ticks itself off, and is dismissed', async ({ view: page, app }) => {
  await app.publisher.ask('PUT', '/settings/1', { product_name: null, email: null, phone: null });
  await page.goto('/admin');
  const list = page.getByRole('region', { name: 'Make it yours' });
  const progress = list.getByText(/^\d of 10 steps done$/);
  const before = Number((await progress.textContent())?.[0]);
  await list.getByRole('link', { name: 'Name your agency' }).click();
  await screen.type(page, { 'Product Name': 'Sattler' });
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Settings Updated!', 'success', 'top-center');
  await page.goto('/admin');
  await expect(progress).toHaveText(`${before + 1} of 10 steps done`);
  await expect(list.getByRole('listitem').filter({ hasText: 'Name your agency' })).toContainText('(done)');
  expect(await violations(page)).toEqual([]);

  await list.getByRole('button', { name: 'Dismiss' }).click();
  await expect(list).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(list).toBeHidden();
  await app.publisher.ask('POST', '/checklist/restore');
  await app.publisher.ask('PUT', '/settings/1', { product_name: null });
});
