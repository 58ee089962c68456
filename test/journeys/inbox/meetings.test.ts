import type { Page } from '@playwright/test';
import { startMailServer } from '../../servers/mail-server.ts';
import type { ApiClient } from '../../api-client.ts';
import * as form from '../browser/form.ts';
import { openContext, startServer } from '../browser/server.ts';
import { violations } from '../browser/violations.ts';
import { expect, refusals, test as base } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { nextYear } from '../../next-year.ts';

interface Agency {
  origin: string;
  publisher: ApiClient;
  mails: Awaited<ReturnType<typeof startMailServer>>;
  page: Page;
}

const test = base.extend<{ agency: Agency }>({
  // A server of its own, which can send email.
  agency: async ({ browser, quiet }, use) => {
    const mails = await startMailServer();
    const mail = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com' };
    const { origin, publisher, stop } = await startServer({ mail });
    const context = await openContext(browser, origin, publisher.token);
    const page = await context.newPage();
    quiet(page);
    await use({ origin, publisher, mails, page });
    await context.close();
    await stop();
    await mails.stop();
  },
});

const meeting = {
  name: 'Ines Duarte',
  email: 'ines@example.com',
  time: `${nextYear}-05-10T10:30`,
  time_zone: 'America/New_York',
  subject: 'A first talk',
};

test('a meeting is confirmed and rescheduled, and the visitor cancels it without JavaScript', async ({
  agency,
  browser,
}) => {
  test.slow(); // Its server is started first.
  const { origin, mails, page } = agency;
  await page.request.post(`${origin}/api/meeting/store`, { data: meeting });
  await mails.take(2);
  await page.goto('/admin/meetings');
  await expect(page.getByRole('row', { name: /Ines Duarte/ })).toContainText('needs a reply');
  await page.getByRole('link', { name: meeting.name }).click();
  await expect(page.getByText(/\w+, 10 May \d+ at 10:30 \(America\/New York\)/)).toBeVisible();
  await expect(page.getByText(/\w+, 10 May \d+ at 14:30 \(UTC\)/)).toBeVisible();
  await screen.type(page, { Notes: 'Not saved yet' });

  await screen.press(page, 'Confirm');
  const confirming = page.getByRole('dialog', { name: 'Confirm the meeting?' });
  await expect(confirming).toContainText('Ines Duarte (ines@example.com) will be emailed an invitation.');
  await confirming.getByRole('button', { name: 'Back' }).click();
  await expect(confirming).toBeHidden();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeFocused();
  await screen.press(page, 'Confirm');
  await screen.press(page, 'Confirm and email');
  await screen.expectToast(page, 'Meeting Confirmed!');
  const section = page.getByRole('region', { name: 'Appointment' });
  await expect(section).toContainText('confirmed');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(screen.choice(page, 'Status')).toHaveValue('in progress');
  await expect(screen.input(page, 'Notes')).toHaveValue('Not saved yet');
  await expect(page.getByText('Somebody else has saved this in the meantime')).toBeHidden();
  expect((await mails.take(1))[0]?.to).toEqual(['ines@example.com']);

  await screen.press(page, 'Reschedule');
  const moving = page.getByRole('dialog', { name: 'Reschedule the meeting?' });
  await moving.getByLabel('New time').fill(`${nextYear}-05-11T09:00`);
  await screen.choice(page, 'Time zone').selectOption('America/New_York');
  await screen.press(page, 'Reschedule and email');
  await screen.expectToast(page, 'Meeting Rescheduled!');
  await expect(page.getByText(/\w+, 11 May \d+ at 13:00 \(UTC\)/)).toBeVisible();

  const [invitation] = await mails.take(1);
  await expect(async () => {
    await page.reload();
    await expect(section).toContainText('The visitor has an invitation, and a link to cancel.', { timeout: 1_000 });
  }).toPass();
  const [link = ''] = /http:\/\/localhost:\d+\/meeting\/cancel\?token=[\w-]+/.exec(invitation?.text ?? '') ?? [];
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const visitorPage = await visitor.newPage();
  expect((await visitorPage.goto(link))?.status()).toBe(200);
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('Cancel Our Meeting');
  await expect(visitorPage.getByText(/\w+, May 11, \d+ at 9:00\sAM \(America\/New_York\)/)).toBeVisible();
  await visitorPage.getByRole('button', { name: 'Cancel the meeting' }).click();
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('Our Meeting Is Cancelled');
  expect((await visitorPage.goto(link))?.status()).toBe(404);
  await expect(visitorPage).toHaveTitle('No Meeting to Cancel | Plinth');
  await visitor.close();

  const recipients = new Set((await mails.take(2)).flatMap(({ to }) => to));
  expect(recipients).toEqual(new Set(['agency@example.com', 'ines@example.com']));
  await page.reload();
  await expect(section).toContainText('cancelled');
  await expect(page.getByText('To the agency: the visitor has cancelled')).toBeVisible();
});

test('the cancellation pages and the meeting screen are accessible', async ({ agency, browser }) => {
  test.slow();
  const { origin, publisher, mails, page } = agency;
  await page.request.post(`${origin}/api/meeting/store`, { data: meeting });
  await publisher.call('POST', '/meetings/1/confirm');
  const mail = (await mails.take(3)).find(({ text }) => text.includes('/meeting/cancel'));
  const link = /\/meeting\/cancel\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const visitor = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const visitorPage = await visitor.newPage();
  await visitorPage.setViewportSize({ width: 320, height: 720 });
  await visitorPage.goto(link);
  expect(await violations(visitorPage)).toEqual([]);
  expect(await visitorPage.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await visitorPage.getByRole('button', { name: 'Cancel the meeting' }).click();
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('Our Meeting Is Cancelled');
  expect(await violations(visitorPage)).toEqual([]);
  await visitor.close();
  await page.goto('/admin/meetings/1');
  await screen.press(page, 'Reschedule');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a visitor whose network has sent too many messages is told so, and keeps the input', async ({
  agency,
  browser,
}) => {
  test.slow();
  const { origin, page } = agency;
  const data = { name: 'Ines', email: meeting.email, phone: '1', description: 'Hello.' };
  // Other tests may have sent some.
  let accepted = 0;
  const sendMessage = async () => (await page.request.post(`${origin}/api/contact/store`, { data })).status();
  while ((await sendMessage()) === 201) accepted += 1;
  expect(accepted).toBeLessThanOrEqual(60);
  const visitor = await browser.newContext({ baseURL: origin });
  const visitorPage = await visitor.newPage();
  await form.openForm(visitorPage, '/contact-us', true);
  await form.send(visitorPage, form.message);
  await expect(visitorPage.getByRole('alert')).toHaveText(
    /^Too many messages have come from your network\. Please try again in \d+ minutes\.$/,
  );
  await form.expectTyped(visitorPage, form.message);
  await visitor.close();
  await page.goto('/admin');
  await expect(page.getByRole('alert', { name: 'One sender is sending too many messages' })).toBeVisible();
  expect(await violations(page, ['color-contrast'])).toEqual([]);
});

test.describe('when a time is taken', () => {
  test.use({ failures: refusals });

  test('the overlapping meeting is named, and another time can be chosen', async ({ view: page, app, request }) => {
    for (const name of ['Omar Aziz', 'Lena Vogt'])
      await request.post('/api/meeting/store', { data: { ...meeting, name, time: `${nextYear}-05-03T10:00Z` } });
    const { data } = await app.publisher.call<{ data: { id: number; name: string; reference: string }[] }>(
      'GET',
      '/meetings',
    );
    const omar = data.find(({ name }) => name === 'Omar Aziz');
    await app.publisher.call('POST', `/meetings/${omar?.id}/confirm`);
    await page.goto('/admin/meetings');
    await page.getByRole('link', { name: 'Lena Vogt' }).click();
    const sentence = new RegExp(
      `This overlaps the meeting with Omar Aziz \\(${omar?.reference}\\): \\w+, May 3, \\d+ at 10:00\\sAM \\(UTC\\)\\.`,
    );
    await screen.press(page, 'Confirm');
    await screen.press(page, 'Confirm without email');
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await screen.press(page, 'Reschedule');
    const time = page.getByRole('dialog').getByLabel('New time');
    await time.fill(`${nextYear}-05-03T10:15`);
    await screen.press(page, 'Reschedule without email');
    await expect(time).toHaveAccessibleDescription(sentence);
    await time.fill(`${nextYear}-05-03T10:30`);
    await screen.press(page, 'Reschedule without email');
    await screen.expectToast(page, 'Meeting Rescheduled!');
    await expect(page.getByText('The visitor does not know yet: email isn’t set up.')).toBeVisible();
    await screen.press(page, 'Cancel meeting');
    await screen.press(page, 'Cancel meeting without email');
    await screen.expectToast(page, 'Meeting Cancelled!');
  });
});
