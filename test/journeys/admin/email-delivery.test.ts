import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

test('the dashboard shows unsent emails, links to them and retries them', async ({ view: page }) => {
  await page.goto('/admin');
  const delivery = page.getByRole('region', { name: 'Email delivery' });
  await expect(delivery).toContainText('Email isn’t set up yet. Messages are safe in the inbox');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.route('/api/overview', async (route) => {
    const { data } = await (await route.fetch()).json();
    const since = new Date(Date.now() - 20 * 60_000).toISOString();
    const files = { at: since, missing: 12, unaccounted: 0 };
    const failing = { mails: 3, messages: 2, meetings: 0, since, reason: 'connect ECONNREFUSED' };
    await route.fulfill({ json: { data: { ...data, mail: { is_configured: true, failing }, files } } });
  });
  await page.reload();
  const alarm = page.getByRole('alert', { name: '3 emails could not be sent' });
  await expect(alarm).toContainText('The first attempt failed 20 minutes ago. The latest reason: connect ECONNREFUSED');
  await expect(delivery).not.toContainText('Email isn’t set up');
  await expect(page.getByRole('alert', { name: 'Files are missing' })).toContainText('Missing files: 12.');
  const retried = page.waitForRequest((request) => request.url().endsWith('/api/leads/resend'));
  await alarm.getByRole('button', { name: 'Retry now' }).click();
  await retried;
  await screen.expectToast(page, 'No email has failed.');
  await alarm.getByRole('link', { name: 'Messages with unsent emails: 2' }).click();
  await expect(page).toHaveURL('/admin/messages?mail=failing');
  await expect(screen.choice(page, 'Emails')).toHaveValue('failing');
  await expect(page.getByText('No matches')).toBeVisible();
});

test('an administrator sends a test message and sees the result', async ({ view: page }) => {
  await page.goto('/admin');
  await screen.press(page, 'Send a test message');
  await screen.expectToast(
    page,
    'The message is in the inbox, but email isn’t set up: there is no mail server in the settings.',
    'error',
  );
  const delivery = page.getByRole('region', { name: 'Email delivery' });
  await expect(delivery).toContainText('Test message stored, but not emailed');
  await page.goto('/admin/messages?search=self-test');
  await expect(page.getByText('No matches')).toBeVisible();
});
