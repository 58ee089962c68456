import type { Page } from '@playwright/test';
import { authenticatorWith } from '../../api/app/second-step.ts';
import { expect, refusals, test as base } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { person } from '../browser/server.ts';
import { type VirtualDevice, virtualDevice } from '../browser/virtual-device.ts';
import { violations } from '../browser/violations.ts';
import type { Role } from '../../../content/roles.ts';

interface Holder {
  email: string;
  page: Page;
  device: VirtualDevice;
}

const test = base.extend<{ join: (name: string, role?: Role) => Promise<Holder> }>({
  join: async ({ app, quiet }, use) => {
    const contexts: Awaited<ReturnType<typeof app.open>>[] = [];
    await use(async (name, role) => {
      const client = await app.join(name, role);
      const context = await app.open(client.token);
      contexts.push(context);
      const page = await context.newPage();
      quiet(page);
      const device = await virtualDevice(page);
      return { email: `${name.toLowerCase().replace(' ', '.')}@example.com`, page, device };
    });
    for (const context of contexts) await context.close();
  },
});
test.use({ failures: refusals });

const BUTTON = 'Sign in with a passkey';

async function addPasskey(page: Page) {
  await page.goto('/admin/account/security');
  await screen.press(page, 'Add a passkey');
  await screen.expectToast(page, 'Passkey Added!');
}

async function signOut({ page, device }: Holder) {
  await device.isAttended(false);
  await screen.press(page, 'Logout');
  await expect(page).toHaveURL('/login');
}

/** Signs in by the button, which ends the offer at the email address. */
async function signInByButton({ page, device }: Holder) {
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
  await device.isAttended(true);
  await screen.press(page, BUTTON);
  await expect(page).toHaveURL('/admin');
}

test('somebody adds a passkey, names it, signs in by it, and removes it', async ({ join }) => {
  const holder = await join('Eve Keys');
  const { page, device } = holder;
  await addPasskey(page);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: /^Rename / }).click();
  await screen.type(page, { Name: 'Work laptop' });
  await screen.press(page, 'Save name');
  await screen.expectToast(page, 'Passkey Renamed!');
  await expect(section.getByText('Work laptop')).toBeVisible();
  await expect(section.getByText(/not used yet$/)).toBeVisible();

  await signOut(holder);
  await expect(screen.input(page, 'Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await signInByButton(holder);
  await screen.expectToast(page, 'User Logged In Successfully!');

  // Listed at the email address, it is chosen there at once.
  await screen.press(page, 'Logout');
  await screen.expectToast(page, 'User Logged In Successfully!');
  await expect(page).toHaveURL('/admin');

  await page.goto('/admin/account/security');
  await expect(section.getByText(/last used just now$/)).toBeVisible();
  expect(await device.passkeys()).toHaveLength(1);
  await screen.press(page, 'Remove Work laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await screen.expectToast(page, 'Passkey Removed!');
  await expect(section.getByText('Work laptop')).toHaveCount(0);
  // The device is told, so that it offers it no more.
  await expect.poll(async () => (await device.passkeys()).length).toBe(0);
});

test('whoever is not verified is told to try again, and the password still works', async ({ join }) => {
  const holder = await join('Flo Keys');
  const { page, device, email } = holder;
  await addPasskey(page);
  await signOut(holder);
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
  await device.isVerified(false);
  await device.isAttended(true);
  await screen.press(page, BUTTON);
  await screen.expectToast(page, 'No passkey was used. Try again, or sign in with your password.', 'error');
  await screen.type(page, { Email: email, Password: person.password });
  await screen.press(page, 'Login');
  await expect(page).toHaveURL('/admin');
});

test('where a role requires a second step, a passkey is one, and follows the password', async ({ join }) => {
  const { page, device, email } = await join('Gus Sells', 'sales');
  const owner = await join('Hal Owns');
  await addPasskey(owner.page);
  await owner.page.goto('/admin/people');
  const roles = owner.page.getByRole('group', { name: 'Require two-step sign-in of' });
  await roles.getByLabel('Sales').click();
  await screen.press(owner.page, 'Save roles');
  await screen.expectToast(owner.page, 'Two-Step Sign-In Saved!');

  await page.goto('/admin/messages');
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
  await expect(page.getByText('Your role requires two-step sign-in')).toBeVisible();
  await addPasskey(page);
  await page.goto('/admin/messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');

  await signOut({ page, device, email });
  await screen.type(page, { Email: email, Password: person.password });
  await screen.press(page, 'Login');
  await expect(page.getByText('Use your passkey.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await device.isAttended(true);
  await screen.press(page, 'Use a passkey');
  await expect(page).toHaveURL('/admin');

  await page.goto('/admin/account/security');
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await screen.expectToast(
    page,
    'Your role requires two-step sign-in. Add another passkey or set up an app before you remove this one.',
    'error',
  );
  await roles.getByLabel('Sales').click();
  await screen.press(owner.page, 'Save roles');
  await screen.expectToast(owner.page, 'Two-Step Sign-In Saved!');
});

test('a passkey confirms who somebody is, and signs in again over the page', async ({ app, join }) => {
  const holder = await join('Ida Keys');
  const { page, device } = holder;
  await addPasskey(page);
  const needs = { status: 403, json: { message: 'Confirm that it’s you first.', needs: 'confirmation' } };
  await page.route('**/api/account/app/begin', (route) => route.fulfill(needs));
  await screen.press(page, 'Set up an app');
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(dialog.getByText('This asks for your password or a passkey.')).toBeVisible();
  await page.unroute('**/api/account/app/begin');
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await screen.expectToast(page, 'Confirmed!');
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();

  await page.goto('/admin/account');
  await screen.type(page, { 'Full Name': 'Ida Keyes' });
  await app.command('sessions:revoke', holder.email);
  await screen.press(page, 'Save name');
  // The passkey is listed at the email address, where the device takes it.
  await screen.expectToast(page, 'Account Updated!');
  await expect(screen.input(page, 'Full Name')).toHaveValue('Ida Keyes');
  expect(await device.passkeys()).toHaveLength(1);
});

test('an owner with a passkey on a laptop and an app on a phone loses the phone, and gets back in', async ({
  join,
}) => {
  const holder = await join('Jo Owns');
  const { page, device, email } = holder;
  await addPasskey(page);
  await screen.press(page, 'Set up an app');
  const secret = (await page.getByText('No camera?').locator('code').textContent()) ?? '';
  const phone = authenticatorWith(secret.replaceAll(' ', ''), Date.now);
  await screen.type(page, { Code: phone.code() });
  await screen.press(page, 'Turn on');
  await screen.expectToast(page, 'Two-Step Sign-In Is On!');
  await screen.press(page, 'I have kept them');

  await signOut(holder);
  await screen.type(page, { Email: email, Password: person.password });
  await screen.press(page, 'Login');
  await expect(screen.input(page, 'Code')).toBeFocused();
  // The phone is gone. The laptop is here.
  await device.isAttended(true);
  await screen.press(page, 'Use a passkey');
  await expect(page).toHaveURL('/admin');
  await signOut(holder);
  await signInByButton(holder);

  await page.goto('/admin/account/security');
  await screen.press(page, 'Turn off');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await screen.expectToast(page, 'Authenticator App Turned Off!');
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});

test('what is offered at the email address is renewed before its challenge expires', async ({
  stranger: page,
  app,
}) => {
  await page.clock.install();
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(`${app.origin}/login`);
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
  const times = () => paths.filter((path) => path === '/api/login/passkey/options').length;
  expect(times()).toBe(1);
  await page.clock.runFor(9 * 60 * 1000 - 5_000);
  expect(times()).toBe(1);
  await page.clock.runFor(10_000);
  await expect.poll(times).toBe(2);
});

/** Expects what is open to be accessible and to fit a narrow and a wide window, light and dark. */
async function expectAccessible(page: Page) {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    // The header follows a moment later.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

test('the passkeys of an account are accessible', async ({ join }) => {
  const { page } = await join('Kit Keys');
  await addPasskey(page);
  await screen.dismissToast(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Rename / }).click();
  await expect(screen.input(page, 'Name')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('all that asks for a passkey is accessible', async ({ join }) => {
  const holder = await join('Kit Keys');
  const { page, device, email } = holder;
  await addPasskey(page);
  await screen.dismissToast(page);
  const needs = { status: 403, json: { message: 'Confirm that it’s you first.', needs: 'confirmation' } };
  await page.route('**/api/account/app/begin', (route) => route.fulfill(needs));
  await screen.press(page, 'Set up an app');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/account/app/begin');
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  const secret = (await page.getByText('No camera?').locator('code').textContent()) ?? '';
  await screen.type(page, { Code: authenticatorWith(secret.replaceAll(' ', ''), Date.now).code() });
  await screen.press(page, 'Turn on');
  await screen.press(page, 'I have kept them');
  await signOut(holder);
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
  await expectAccessible(page);
  await screen.type(page, { Email: email, Password: person.password });
  await screen.press(page, 'Login');
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await expectAccessible(page);
  await device.isAttended(true);
});
