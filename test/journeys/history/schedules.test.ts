import type { Page } from '@playwright/test';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { beginDraft } from '../../shared-drafts.ts';
import { expect, test as base } from '../browser/admin.ts';
import { clear, maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { reportUnknownZone } from '../browser/unknown-zone.ts';

// Two hours behind the server, whose own zone is UTC.
const test = base.extend({
  view: async ({ browser, app, quiet }, use) => {
    const state = await (await app.open(app.publisher.token)).storageState();
    const context = await browser.newContext({
      baseURL: app.origin,
      storageState: state,
      timezoneId: 'Atlantic/South_Georgia',
    });
    const page = await context.newPage();
    quiet(page);
    await use(page);
    await context.close();
  },
});

const nextYear = new Date().getFullYear() + 1;

async function chooseZone(page: Page, zone: string) {
  const input = screen.choice(page, 'Time zone');
  await input.click();
  await input.fill(zone);
  await page.getByRole('option', { name: zone, exact: true }).click();
}

test('a record is scheduled in a named zone, seen in row, record and dashboard, and taken back', async ({
  view: page,
  app,
}) => {
  const id = String((await maker(app).review('Leaves')).id);
  await page.goto(`/admin/reviews/show/${id}`);
  await screen.press(page, 'Schedule…');
  const dialog = page.getByRole('dialog', { name: 'Unpublish “Leaves” later' });
  await dialog.getByLabel('Unpublish at').fill(`${nextYear}-11-24T09:00`);
  await expect(screen.choice(page, 'Time zone')).toHaveValue('Atlantic/South Georgia');
  await chooseZone(page, 'Europe/Berlin');
  const preview = dialog.getByRole('status');
  await expect(preview).toContainText(`24 November ${nextYear} at 09:00 (Europe/Berlin)`);
  await expect(preview).toContainText(`Where you are: `);
  await expect(preview).toContainText('at 06:00 (Atlantic/South Georgia)');
  await screen.press(page, 'Schedule');
  await screen.expectToast(page, 'Scheduled!');
  const sentence = new RegExp(`It will be hidden on .* 24 November ${nextYear} at 09:00 \\(Europe/Berlin\\)\\.`);
  await expect(page.getByRole('region', { name: 'Schedules' }).getByText(sentence)).toBeVisible();

  await page.goto('/admin/reviews?state=scheduled');
  await expect(page.getByRole('row').filter({ hasText: 'Leaves' })).toContainText(`Until 24 Nov ${nextYear}, 06:00`);

  await page.goto('/admin');
  const card = page.getByRole('region', { name: 'Scheduled' });
  await expect(card.getByText(sentence)).toBeVisible();
  await expect(card.getByText(/Scheduled by you\. That is 24 Nov \d+, 06:00 where you are\./)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Leaves' })).toHaveAttribute('href', `/admin/reviews/edit/${id}`);
  await card.getByRole('button', { name: 'Cancel schedule' }).click();
  await screen.expectToast(page, 'Schedule Cancelled!');
  await expect(card).toBeHidden();
  await app.remove(review, id);
});

test('the dialog warns of an hour that clocks skip, and of one that they show twice', async ({ view: page, app }) => {
  const id = String((await maker(app).review('At night', { status: 2 })).id);
  await page.goto(`/admin/reviews/show/${id}`);
  await screen.press(page, 'Schedule…');
  const dialog = page.getByRole('dialog', { name: 'Publish “At night” later' });
  await chooseZone(page, 'Europe/Berlin');
  const spring = lastSunday(nextYear, 3);
  await dialog.getByLabel('Publish at').fill(`${nextYear}-03-${spring}T02:30`);
  const preview = dialog.getByRole('status');
  await expect(preview).toContainText(`${spring} March ${nextYear} at 03:30 (Europe/Berlin)`);
  await expect(preview).toContainText('Clocks go forward then, and never show 02:30. The time above is used.');
  await screen.press(page, 'Schedule');
  await screen.expectToast(page, 'Scheduled!');
  await expect(
    page.getByText(new RegExp(`It will be published on .* ${spring} March ${nextYear} at 03:30`)),
  ).toBeVisible();

  await screen.press(page, 'Schedule…');
  await chooseZone(page, 'Europe/Berlin');
  const autumn = lastSunday(nextYear, 10);
  await dialog.getByLabel('Publish at').fill(`${nextYear}-10-${autumn}T02:30`);
  await expect(preview).toContainText('Clocks go back then, and show 02:30 twice. The first one is used.');
  await expect(preview).toContainText('at 22:30 (Atlantic/South Georgia)');
  await screen.press(page, 'Schedule');
  await expect(page.getByText(new RegExp(`That is ${autumn - 1} Oct ${nextYear}, 22:30 where you are`))).toBeVisible();
  await app.remove(review, id);
});

test('what was refused stands first on the dashboard, with the reason, until it is dismissed', async ({
  view: page,
  app,
}) => {
  const begin = (title: string) => beginDraft(app.publisher, blog, null, { title });
  const [later, unfinished] = [await begin('Later'), await begin('Unfinished')];
  await app.publisher.call('POST', `/drafts/${later}/schedule`, { time: `${nextYear}-11-24T09:00`, time_zone: 'UTC' });
  const soon = new Date(Date.now() + 1_000).toISOString();
  await app.publisher.call('POST', `/drafts/${unfinished}/schedule`, { time: soon, time_zone: 'UTC' });
  const schedules = async () =>
    (await app.publisher.call<{ data: { failure: string | null }[] }>('GET', '/schedules?type=blogs')).data;
  await expect.poll(async () => (await schedules()).map(({ failure }) => failure === null)).toEqual([false, true]);

  await page.goto('/admin');
  const card = page.getByRole('region', { name: 'Scheduled' });
  await expect(card.getByRole('link')).toHaveText(['Unfinished', 'Later']);
  await expect(card.getByText(/It could not be published on/)).toBeVisible();
  await expect(card.getByText(/Reason: .* is required\./)).toBeVisible();
  await card.getByRole('link', { name: 'Unfinished' }).click();
  await expect(screen.input(page, 'Blog Title')).toHaveValue('Unfinished');
  await page.goto(`/admin/${blog.screens.list}`);
  const drafts = page.getByRole('region', { name: 'Drafts' });
  await expect(drafts.getByText(/^Refused /)).toBeVisible();
  await page.goto('/admin');
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card.getByRole('link')).toHaveText(['Later']);
  for (const id of [later, unfinished]) await app.publisher.call('DELETE', `/drafts/${id}`);
});

test('the states of a list are chosen beside its other filters, drafts of new records included', async ({
  view: page,
  app,
}) => {
  await clear(app.publisher, blog);
  const { blog: post } = maker(app);
  const changed = await post('Being changed');
  const posts = [await post('On the site'), changed, await post('Put away', { status: 2 })];
  await beginDraft(app.publisher, blog, changed.slug, { title: 'Changed' });
  const begin = (title: string) => beginDraft(app.publisher, blog, null, { title });
  await begin('An idea');
  const plan = await begin('A plan');
  await app.publisher.call('POST', `/drafts/${plan}/schedule`, {
    time: `${nextYear}-11-24T09:00`,
    time_zone: 'Asia/Karachi',
  });

  await page.goto(`/admin/${blog.screens.list}`);
  const expectRows = async (state: string, titles: string[], drafts: string[]) => {
    await page.getByLabel('Status', { exact: true }).selectOption(state);
    const rows = page.getByRole('table', { name: 'Blogs' }).locator('[data-part="title"]').getByRole('link');
    await expect(rows).toHaveText(titles);
    await expect(page.getByRole('region', { name: 'Drafts' }).getByRole('link')).toHaveText(drafts);
  };
  await expectRows('All', ['Put away', 'On the site', 'Being changed'], ['A plan', 'An idea']);
  await expectRows('Published', ['On the site', 'Being changed'], []);
  await expectRows('Has a draft', ['Being changed'], []);
  await expectRows('Not published', ['Put away'], ['A plan', 'An idea']);
  await expectRows('Scheduled', [], ['A plan']);
  const here = await page.evaluate(
    (time) => new Date(time).toLocaleString('en-GB', { hour: '2-digit', minute: '2-digit' }),
    `${nextYear}-11-24T04:00Z`,
  );
  await expect(page.getByRole('region', { name: 'Drafts' })).toContainText(`Nov ${nextYear}, ${here}`);
  await expect(page).toHaveURL(/[?]state=scheduled$/);

  const { data } = await app.publisher.call<{ data: { id: number }[] }>('GET', '/drafts?type=blogs');
  for (const draft of data) await app.publisher.call('DELETE', `/drafts/${draft.id}`);
  for (const { slug } of posts) await app.remove(blog, slug);
});

/** Returns the day of the month on which Europe changes its clocks. */
function lastSunday(year: number, month: number) {
  const end = new Date(Date.UTC(year, month, 0));
  return end.getUTCDate() - end.getUTCDay();
}

test('a browser that does not know its time zone schedules in the agency’s', async ({ view: page, app }) => {
  await reportUnknownZone(page);
  const id = String((await maker(app).review('Nowhere', { status: 2 })).id);
  await page.goto(`/admin/reviews/show/${id}`);
  await screen.press(page, 'Schedule…');
  const dialog = page.getByRole('dialog', { name: 'Publish “Nowhere” later' });
  await dialog.getByLabel('Publish at').fill(`${nextYear}-11-24T09:00`);
  await expect(dialog.getByRole('status')).toContainText(`24 November ${nextYear} at 09:00 (UTC)`);
  await screen.press(page, 'Schedule');
  await screen.expectToast(page, 'Scheduled!');
  await page.reload();
  const schedules = page.getByRole('region', { name: 'Schedules' });
  await expect(schedules.getByText(`24 November ${nextYear} at 09:00 (UTC)`)).toBeVisible();
  await page.goto(`/admin/reviews/edit/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This screen could not be loaded')).toHaveCount(0);
  await app.remove(review, id);
});
