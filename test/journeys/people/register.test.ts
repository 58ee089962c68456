import { expect, refusals, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

test.use({ failures: refusals });

const newcomer = { 'Full Name': 'Mary Jackson', Password: 'wind tunnels', 'Confirm Password': 'wind tunnels' };

test('without a link the form says how to get one, and nobody registers', async ({ stranger: page }) => {
  await page.goto('/register');
  await expect(page.getByRole('alert')).toContainText('You need a link to register.');
  await screen.type(page, { ...newcomer, Email: 'mary@example.com' });
  await screen.press(page, 'Register');
  await screen.expectToast(
    page,
    'This link has expired, was withdrawn, or was already used. Ask an owner to invite you, or whoever runs the server for a new link.',
    'error',
  );
  await expect(page).toHaveURL('/register');
});

test('somebody registers with an invitation link and signs in', async ({ stranger: page, app }) => {
  const { data } = await app.publisher.call<{ data: { link: string } }>('POST', '/invitations', {});
  await page.goto(data.link);
  await screen.type(page, { ...newcomer, Email: 'mary@example.com', 'Confirm Password': 'another one' });
  await screen.press(page, 'Register');
  await expect(screen.input(page, 'Confirm Password')).toHaveAccessibleDescription(
    'Confirm Password must be the same as Password.',
  );
  await expect(screen.input(page, 'Confirm Password')).toHaveAttribute('aria-invalid', 'true');
  await expect(screen.input(page, 'Password')).not.toHaveAttribute('aria-invalid');
  await expect(screen.input(page, 'Full Name')).toHaveValue('Mary Jackson');
  await screen.type(page, newcomer);
  await screen.press(page, 'Register');
  await screen.expectToast(page, 'Your account is ready.');
  await expect(page).toHaveURL('/admin');
  await page.goto(data.link);
  await expect(page.getByRole('alert')).toContainText('was already used');
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('the sign-in explains how to reset a forgotten password', async ({ stranger: page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/login/forgot');
  await screen.type(page, { Email: 'sana@example.com' });
  await screen.press(page, 'Send');
  await expect(page.getByRole('status')).toContainText('npm run plinth -- user:reset');
});

test('a link from the command line resets a password once', async ({ stranger: page, app }) => {
  const { data } = await app.publisher.call<{ data: { link: string } }>('POST', '/invitations', {});
  await page.goto(data.link);
  await screen.type(page, { ...newcomer, Email: 'dorothy@example.com' });
  await screen.press(page, 'Register');
  await expect(page).toHaveURL('/admin');

  const link = await app.command('user:reset', 'dorothy@example.com');
  await page.goto(link);
  await screen.type(page, { Password: 'orbit after orbit', 'Confirm Password': 'orbit after orbit' });
  await screen.press(page, 'Save new password');
  await screen.expectToast(page, 'Your password was changed. Please sign in with the new one.');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('has expired or was already used');
  await expect(page.getByRole('form')).toHaveCount(0);
  await page.goto('/login');
  await screen.type(page, { Email: 'dorothy@example.com', Password: 'orbit after orbit' });
  await screen.press(page, 'Login');
  await expect(page).toHaveURL('/admin');
});
