import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

test('the dashboard tells what fails, leads to it and has it tried again', async ({ view: page }) => {
  await page.goto('/admin');
  const arrival = page.getByRole('region', { name: 'Email delivery' });
  await expect(arrival).toContainText('Email isn’t set up yet. Messages are safe in the inbox');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.route('/api/overview', async (route) => {
    const { data } = await (await route.fetch()).json();
    const since = new Date(Date.now() - 20 * 60_000).toISOString();
    const files = { at: since, missing: 12, unaccounted: 0 };
    const failing = { mails: 3, messages: 2, meetings: 0, since, reason: 'connect ECONNREFUSED' };
    await route.fulfill({ json: { data: { ...data, mail: { is_configured: true, failing }, files } } });
  });
  await page.reload();
  const alarm = page.getByRole('alert', { name: '3 mails are not going out' });
  await expect(alarm).toContainText('The first failure was 20 minutes ago. The last one: connect ECONNREFUSED');
  await expect(arrival).not.toContainText('Email isn’t set up');
  await expect(page.getByRole('alert', { name: 'Pictures are missing' })).toContainText('Missing pictures: 12.');
  const retried = page.waitForRequest((request) => request.url().endsWith('/api/leads/resend'));
  await alarm.getByRole('button', { name: 'Try all again now' }).click();
  await retried;
  await screen.expectToast(page, 'No email has failed.');
  await alarm.getByRole('link', { name: 'Messages with failing mails: 2' }).click();
  await expect(page).toHaveURL('/admin/messages?mail=failing');
  await expect(screen.choice(page, 'Emails')).toHaveValue('failing');
  await expect(page.getByText('No matches')).toBeVisible();
});

test('an administrator sends a test message, and sees how it went', async ({ view: page }) => {
  await page.goto('/admin');
  await screen.press(page, 'Send a test message');
  await screen.expectToast(page, 'The message is in the inbox, but email isn’t set up: SMTP_URL is not set.', 'error');
  const arrival = page.getByRole('region', { name: 'Email delivery' });
  await expect(arrival).toContainText('The last test message did not get through');
  await page.goto('/admin/messages?search=self-test');
  await expect(page.getByText('No matches')).toBeVisible();
});
