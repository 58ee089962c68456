import { expect, refusals, test } from '../browser/admin.ts';
import { person } from '../browser/server.ts';
import * as screen from '../browser/screen.ts';

test.use({ failures: refusals });

test('somebody joins by an invitation, is disabled and enabled again', async ({ view: page, app, quiet }) => {
  await page.goto('/admin/people');
  await screen.type(page, { Email: 'hedy@example.com' });
  await page.getByRole('radio', { name: 'Sales' }).check();
  await screen.press(page, 'Invite');
  await screen.expectToast(page, 'Invitation Created! Copy its link now: it is shown only once.');
  const link = String(await page.getByText(/\/register\?token=/).textContent());
  await page.reload();
  await expect(page.getByText('hedy@example.com, sales, invited')).toBeVisible();
  await expect(page.getByText(/\/register\?token=/)).toBeHidden();

  const context = await app.open();
  const otherPage = await context.newPage();
  quiet(otherPage);
  await otherPage.goto(link);
  await screen.type(otherPage, { 'Full Name': 'Hedy Lamarr', Email: 'hedy@example.com' });
  await screen.type(otherPage, { Password: 'frequency hops', 'Confirm Password': 'frequency hops' });
  await screen.press(otherPage, 'Register');
  await expect(otherPage).toHaveURL('/admin');

  await page.reload();
  await expect(page.getByText('hedy@example.com, sales, invited')).toBeHidden();
  const row = page.getByRole('row', { name: /Hedy Lamarr/ });
  await screen.press(page, 'Change email of Hedy Lamarr');
  await screen.type(page, { 'New Email': 'hedy@new.example.com', 'Current Password': person.password });
  await screen.press(page, 'Change email');
  await screen.expectToast(page, 'Email Changed!');
  await expect(row).toContainText('hedy@new.example.com');
  await screen.press(page, 'Disable Hedy Lamarr');
  const dialog = page.getByRole('dialog', { name: 'Disable Hedy Lamarr?' });
  await expect(dialog).toContainText('can’t sign in until somebody enables the account again');
  await screen.press(page, 'Cancel');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Active');
  await screen.press(page, 'Disable Hedy Lamarr');
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click();
  await screen.expectToast(page, 'User Disabled!');
  await expect(row).toContainText('Disabled');
  await otherPage.goto('/login');
  await screen.type(otherPage, { Email: 'hedy@new.example.com', Password: 'frequency hops' });
  await screen.press(otherPage, 'Login');
  await screen.expectToast(otherPage, 'This account is disabled. An owner can enable it again.', 'error');
  await screen.press(page, 'Enable Hedy Lamarr');
  await expect(row).toContainText('Active');
  await screen.press(otherPage, 'Login');
  await expect(otherPage).toHaveURL('/admin');
  await context.close();
  await screen.press(page, 'Disable Hedy Lamarr');
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(row).toContainText('Disabled');
});

test('an invitation can be withdrawn, and one without a valid address is refused', async ({ view: page, app }) => {
  await app.publisher.call('POST', '/invitations', { email: 'nobody@example.com' });
  await page.goto('/admin/people');
  await screen.press(page, 'Withdraw the invitation for nobody@example.com');
  await screen.expectToast(page, 'Invitation Withdrawn!');
  await expect(page.getByText('nobody@example.com')).toBeHidden();
  await screen.type(page, { Email: 'nonsense' });
  await screen.press(page, 'Invite');
  await expect(screen.input(page, 'Email')).toHaveAccessibleDescription(/Email must be an email address/);
});

test('no one is offered to disable themselves', async ({ view: page }) => {
  await page.goto('/admin/people');
  const row = page.getByRole('row', { name: /Sana Qureshi/ });
  await expect(row).toContainText('You');
  await expect(row.getByRole('button')).toHaveCount(0);
});
