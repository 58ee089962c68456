import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';

const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60_000).toISOString();
const fine = { completed_at: ago(3), is_late: false, failure: null, tried_at: ago(48), trial_failure: null };

test('the dashboard says when the site was backed up, and warns when it was not', async ({ view: page }) => {
  const show = async (backup: object | null, backup_downloaded_at: string | null = null) => {
    await page.route('/api/overview', async (route) => {
      const { data } = await (await route.fetch()).json();
      await route.fulfill({ json: { data: { ...data, backup, backup_downloaded_at } } });
    });
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Create' })).toBeVisible();
  };
  const summary = page.getByRole('region', { name: 'Backups' });
  const alarm = page.getByRole('alert');

  await show(null);
  await expect(summary).toContainText('No backups are made on schedule yet.');
  await summary.getByText('How to set up backups').click();
  await expect(summary).toContainText('BACKUP_DIR');
  await expect(alarm).toHaveCount(0);
  await show(null, ago(5));
  await expect(summary).toContainText('Last downloaded 5 hours ago.');
  await show({ ...fine, completed_at: null, tried_at: null });
  await expect(summary).toContainText('No backup yet.');
  await show(fine);
  await expect(summary).toContainText('Last backup 3 hours ago. Restored as a test 2 days ago.');
  await expect(alarm).toHaveCount(0);

  await show({ ...fine, failure: 'The disk is full.' });
  await expect(page.getByRole('alert', { name: 'The last backup failed' })).toContainText(
    'The disk is full.Last backup 3 hours ago.',
  );
  await expect(summary).not.toContainText('Last backup');
  await show({ ...fine, completed_at: ago(49), is_late: true });
  await expect(page.getByRole('alert', { name: 'The last backup is too old' })).toContainText(
    'Last backup 2 days ago.',
  );
  await show({ ...fine, trial_failure: 'The archive is damaged.' });
  await expect(page.getByRole('alert', { name: 'The last backup couldn’t be restored as a test' })).toContainText(
    'The archive is damaged.',
  );
});

test.describe('while another is being downloaded', () => {
  test.use({ failures: /status of 409/ });

  test('a backup is refused with the reason, and the dialog stays open', async ({ view: page }) => {
    const message = 'A backup is being downloaded already. Please wait until that is over.';
    await page.route('/api/backups', (route) => route.fulfill({ status: 409, json: { message } }));
    await page.goto('/admin');
    await screen.press(page, 'Download a backup…');
    const dialog = page.getByRole('dialog', { name: 'Download a backup' });
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Download' }).click();
    await screen.expectToast(page, message, 'error');
    await expect(dialog).toBeVisible();
  });
});
