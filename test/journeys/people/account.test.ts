import { createApiClient, overNetwork } from '../../api-client.ts';
import { person, signInAs } from '../browser/server.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

test.use({ failures: refusals });

test('administrators change their name and password and end their other sessions', async ({ stranger: page, app }) => {
  const { data } = await app.publisher.call<{ data: { link: string } }>('POST', '/invitations', {});
  const credentials = { email: 'karen@example.com', password: 'least squares' };
  await page.goto(data.link);
  await screen.type(page, { 'Full Name': 'Karen Jones', Email: credentials.email });
  await screen.type(page, { Password: credentials.password, 'Confirm Password': credentials.password });
  await screen.press(page, 'Register');
  await expect(page).toHaveURL('/admin');
  const openSession = () => signInAs(app.origin, credentials);
  const first = await openSession();

  await page.getByRole('link', { name: 'My account' }).click();
  await screen.type(page, { 'Full Name': 'Karen Spärck Jones' });
  await screen.press(page, 'Save name');
  await screen.expectToast(page, 'Account Updated!');
  await expect(screen.input(page, 'Full Name')).toHaveValue('Karen Spärck Jones');
  await screen.press(page, 'Change email');
  const dialog = page.getByRole('dialog', { name: 'Change the email address' });
  await screen.type(page, { 'New Email': 'karen@new.example.com' });
  await dialog.getByLabel('Current Password').fill(credentials.password);
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(screen.input(page, 'New Email')).toHaveAccessibleDescription(/does not send email.*Ask an owner/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Security' }).click();
  await screen.press(page, 'Sign out everywhere else');
  await screen.expectToast(page, 'All Other Sessions Ended!');
  await expect(first.call('GET', '/account')).rejects.toThrow('Unauthenticated.');

  const second = await openSession();
  const next = { Password: 'inverse frequency', 'Confirm Password': 'inverse frequency' };
  await screen.type(page, { 'Current Password': 'not it at all', ...next });
  await screen.press(page, 'Change password');
  await expect(screen.input(page, 'Current Password')).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await expect(page).toHaveURL('/admin/account/security');
  await screen.type(page, { 'Current Password': credentials.password, ...next });
  await screen.press(page, 'Change password');
  await screen.expectToast(page, 'Password Changed! All your other sessions have ended.');
  await expect(second.call('GET', '/account')).rejects.toThrow('Unauthenticated.');
  await expect(screen.input(page, 'Current Password')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security');
});

test('a writer chooses which emails about drafts they get, and people who write none are not asked', async ({
  app,
  quiet,
}) => {
  const opened = async (name: string, role: 'writer' | 'sales') => {
    const client = await app.join(name, role);
    const context = await app.open(client.token);
    const page = await context.newPage();
    quiet(page);
    await page.goto('/admin/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
    return { client, context, page };
  };
  const { client, context, page } = await opened('Will Chooses', 'writer');
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await page.getByRole('checkbox', { name: /^Somebody comments on a draft/ }).uncheck();
  await screen.expectToast(page, 'Emails Chosen!');
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: false })).toHaveAccessibleName(/^Somebody comments on a draft/);
  const { data } = await client.call<{ data: object }>('GET', '/account/emails');
  expect(data).toMatchObject({ commented: false, decided: true });
  await context.close();

  const sales = await opened('Sal Chooses', 'sales');
  await expect(sales.page.getByRole('region', { name: 'Emails' })).toHaveCount(0);
  await expect(sales.page.getByRole('checkbox')).toHaveCount(0);
  await sales.context.close();
});

test('a single session can be ended', async ({ view: page, app, playwright }) => {
  const loom = await playwright.request.newContext({ userAgent: 'Loom 1.0' });
  const response = await loom.post(`${app.origin}/api/login`, { data: person });
  const client = createApiClient(overNetwork(app.origin), (await response.json()).ACCESS_TOKEN);
  const another = await app.signIn();
  await page.goto('/admin/account/security');
  await screen.press(page, 'Sign out Loom 1.0');
  await screen.expectToast(page, 'Session Ended!');
  await expect(page.getByText('Loom 1.0')).toBeHidden();
  await expect(client.call('GET', '/account')).rejects.toThrow('Unauthenticated.');
  await another.call('POST', '/logout');
  await loom.dispose();
});

test('a session has the name of its browser and system', async ({ view: page, app, playwright }) => {
  const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  const names = {
    'Edge on Windows': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Chrome on Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on Android': `Mozilla/5.0 (Linux; Android 15) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Safari on iPhone': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Version/18.1 Safari/604.1`,
    'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  };
  for (const userAgent of Object.values(names)) {
    const browser = await playwright.request.newContext({ userAgent });
    await browser.post(`${app.origin}/api/login`, { data: person });
    await browser.dispose();
  }
  await page.goto('/admin/account/security');
  for (const name of Object.keys(names)) {
    await screen.press(page, `Sign out ${name}`);
    await expect(page.getByRole('button', { name: `Sign out ${name}` })).toBeHidden();
  }
});
