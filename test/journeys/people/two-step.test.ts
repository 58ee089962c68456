import type { Page } from '@playwright/test';
import { authenticatorWith } from '../../api/app/second-step.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { person } from '../browser/server.ts';

test.use({ failures: refusals });

/** Sets up an app on the open screen, and returns it with the code used for it and the recovery codes. */
async function setUpApp(page: Page) {
  await screen.press(page, 'Set up an app');
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  const secret = await page.getByText('No camera?').locator('code').textContent();
  const app = authenticatorWith((secret ?? '').replaceAll(' ', ''), Date.now);
  await screen.type(page, { Code: '000000' });
  await screen.press(page, 'Turn on');
  await expect(screen.input(page, 'Code')).toHaveAccessibleDescription(/^This code is wrong/);
  const code = app.code();
  await screen.type(page, { Code: code });
  await screen.press(page, 'Turn on');
  await screen.expectToast(page, 'Two-Step Sign-In Is On!');
  await expect(page.getByRole('button', { name: 'Download' })).toBeFocused();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  return { app, used: code, codes };
}

async function typePassword(page: Page, email: string) {
  await page.goto('/login');
  await screen.type(page, { Email: email, Password: person.password });
  await screen.press(page, 'Login');
  await expect(screen.input(page, 'Code')).toBeFocused();
}

test('somebody sets up an app, signs in with its code, and with a recovery code where the phone is lost', async ({
  app: site,
  stranger,
  quiet,
}) => {
  const client = await site.join('Ada Two');
  const context = await site.open(client.token);
  const page = await context.newPage();
  quiet(page);
  await page.goto('/admin/account');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security');
  const { app, used, codes } = await setUpApp(page);
  expect(codes).toHaveLength(10);
  const downloading = page.waitForEvent('download');
  await screen.press(page, 'Download');
  expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt');
  await screen.press(page, 'I have kept them');
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await typePassword(stranger, 'ada.two@example.com');
  await screen.type(stranger, { Code: used });
  await screen.press(stranger, 'Continue');
  await expect(screen.input(stranger, 'Code')).toHaveAccessibleDescription('This code is wrong or was already used.');
  await screen.type(stranger, { Code: app.code(1) });
  await stranger.getByRole('checkbox', { name: 'Don’t ask again in this browser for 30 days' }).check();
  await screen.press(stranger, 'Continue');
  await expect(stranger).toHaveURL('/admin');

  await screen.press(stranger, 'Logout');
  await screen.type(stranger, { Email: 'ada.two@example.com', Password: person.password });
  await screen.press(stranger, 'Login');
  await expect(stranger).toHaveURL('/admin');

  await page.evaluate(() => localStorage.clear());
  await typePassword(page, 'ada.two@example.com');
  await screen.type(page, { Code: (codes[0] ?? '').toUpperCase() });
  await screen.press(page, 'Continue');
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/account/security');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
  await context.close();
});

test('what is dangerous asks for the password once the session is old, and loses nothing that was typed', async ({
  view: page,
}) => {
  const needs = { status: 403, json: { message: 'Confirm that it’s you first.', needs: 'confirmation' } };
  await page.route('**/api/invitations', (route) =>
    route.request().method() === 'POST' ? route.fulfill(needs) : route.continue(),
  );
  await page.goto('/admin/people');
  const form = page.getByRole('form', { name: 'Invite' });
  await form.getByLabel('Email').fill('zoe@example.com');
  await screen.press(page, 'Invite');
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(screen.input(dialog, 'Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await screen.expectToast(page, 'Nothing was changed.', 'error');
  await expect(form.getByLabel('Email')).toHaveValue('zoe@example.com');

  await screen.press(page, 'Invite');
  await screen.input(dialog, 'Password').fill('not it at all');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(screen.input(dialog, 'Password')).toHaveAccessibleDescription('This is not your current password.');
  await page.unroute('**/api/invitations');
  await screen.input(dialog, 'Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^The link for your colleague/)).toBeVisible();
});

test('an owner requires it of a role, whose people can open nothing else before they have it, and resets it', async ({
  app: site,
  quiet,
}) => {
  const [owner, sales] = [await site.join('Cy Owns'), await site.join('Di Sells', 'sales')];
  const [owned, sold] = [await site.open(owner.token), await site.open(sales.token)];
  const [page, colleague] = [await owned.newPage(), await sold.newPage()];
  quiet(page);
  quiet(colleague);
  await page.goto('/admin/people');
  const roles = page.getByRole('group', { name: 'Require two-step sign-in of' });
  await roles.getByLabel('Sales').click();
  await screen.press(page, 'Save roles');
  await screen.expectToast(page, 'Set up two-step sign-in for yourself first, so that you know the way.', 'error');
  await page.goto('/admin/account/security');
  await setUpApp(page);
  await page.goto('/admin/people');
  await roles.getByLabel('Sales').click();
  await screen.press(page, 'Save roles');
  await screen.expectToast(page, 'Two-Step Sign-In Saved!');

  await colleague.goto('/admin/account');
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('My account');
  await colleague.goto('/admin/messages');
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('You can’t open this screen');
  await colleague.getByRole('link', { name: 'Set up two-step sign-in' }).click();
  await expect(colleague.getByText('Your role requires two-step sign-in')).toBeVisible();
  await setUpApp(colleague);
  await expect(colleague.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  await colleague.goto('/admin/messages');
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Messages');

  await page.reload();
  await screen.press(page, 'Reset two-step sign-in of Di Sells');
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await screen.expectToast(page, 'Two-Step Sign-In Reset!');
  await expect(page.getByRole('button', { name: 'Reset two-step sign-in of Di Sells' })).toHaveCount(0);
  await roles.getByLabel('Sales').click();
  await screen.press(page, 'Save roles');
  await screen.expectToast(page, 'Two-Step Sign-In Saved!');
  await Promise.all([owned.close(), sold.close()]);
});
