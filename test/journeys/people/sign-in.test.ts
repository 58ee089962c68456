import type { Page } from '@playwright/test';
import { createApiClient, overNetwork } from '../../api-client.ts';
import { person } from '../browser/server.ts';
import { expect, noNetwork, refusals, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

test.use({ failures: refusals });

const WRONG = 'The email or password is incorrect.';

async function logIn(page: Page, email = person.email, password = person.password) {
  await screen.type(page, { Email: email, Password: password });
  await screen.press(page, 'Login');
}

test('signing in shows a message and opens the dashboard', async ({ stranger: page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Login | Plinth');
  await logIn(page);
  await screen.expectToast(page, 'User Logged In Successfully!');
  await expect(page).toHaveURL('/admin');
  expect(await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).toMatch(/^[\w-]{20,}$/);
});

test('nothing moves under the pointer once it is known that passkeys work', async ({ stranger: page }) => {
  const answer = await screen.delay(page, 'POST', /\/login\/passkey\/options$/);
  await page.goto('/login');
  const heights = async () => [
    await topOf(page, 'button', 'Login'),
    await topOf(page, 'link', 'Forgot your password?'),
  ];
  await page.waitForRequest(/\/login\/passkey\/options$/);
  const before = await heights();
  answer();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  expect(await heights()).toEqual(before);
});

async function topOf(page: Page, role: 'button' | 'link', name: string) {
  return (await page.getByRole(role, { name, exact: true }).boundingBox())?.y;
}

test('signing in again ends the former session of the browser', async ({ stranger: page, request }) => {
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/admin');
  const former = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'));
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/admin');
  expect(await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).not.toBe(former);
  const answer = await request.get('/api/account', { headers: { authorization: `Bearer ${former}` } });
  expect(answer.status()).toBe(401);
});

test('an admin page asks to sign in first, and then opens', async ({ stranger: page }) => {
  await page.goto('/admin/reviews?search=looms');
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Freviews%3Fsearch%3Dlooms');
  await logIn(page);
  await expect(page).toHaveURL('/admin/reviews?search=looms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews');
});

test('the sign-in never leads to another site', async ({ stranger: page }) => {
  await page.goto(`/login?next=${encodeURIComponent('/admin//evil.example')}`);
  await logIn(page);
  await expect(page).toHaveURL('/admin');
});

test('wrong credentials are shown in a toast and at the email address', async ({ stranger: page }) => {
  await page.goto('/login');
  await logIn(page, 'nobody@example.com');
  await screen.expectToast(page, WRONG, 'error');
  await expect(screen.input(page, 'Email')).toHaveAccessibleDescription(WRONG);
  await expect(screen.input(page, 'Email')).toHaveValue('nobody@example.com');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('after too many attempts the sign-in says how long to wait', async ({ stranger: page }) => {
  const sentence = 'Too many attempts. Please try again in 10 minutes.';
  await page.route('/api/login', (route) => route.fulfill({ status: 429, json: { message: sentence } }));
  await page.goto('/login');
  await logIn(page);
  await screen.expectToast(page, sentence, 'error');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test.describe('without a network', () => {
  test.use({ failures: noNetwork });

  test('the sign-in says so and can be retried', async ({ stranger: page }) => {
    const sentence = 'The server cannot be reached. Check your connection and try again.';
    await page.goto('/login');
    await page.route('/api/login', (route) => route.abort());
    await logIn(page);
    await screen.expectToast(page, sentence, 'error');
    await page.unroute('/api/login');
    await screen.press(page, 'Login');
    await expect(page).toHaveURL('/admin');
  });

  test('logging out still works', async ({ app, quiet }) => {
    const { token } = await app.signIn();
    const context = await app.open(token);
    const page = await context.newPage();
    quiet(page);
    await page.goto('/admin');
    await page.route('/api/logout', (route) => route.abort());
    await screen.press(page, 'Logout');
    await screen.expectToast(page, 'logged Out Successfully');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).toBeNull();
    await context.close();
  });
});

test('logging out shows a message at once, and the token stops working', async ({ app, quiet }) => {
  const { token } = await app.signIn();
  const context = await app.open(token);
  const page = await context.newPage();
  quiet(page);
  await page.goto('/admin');
  const release = await screen.delay(page, 'POST', /\/api\/logout$/);
  await screen.press(page, 'Logout');
  await screen.expectToast(page, 'logged Out Successfully');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).toBeNull();
  const response = page.waitForResponse('**/api/logout');
  release();
  expect((await response).status()).toBe(200);
  await expect(createApiClient(overNetwork(app.origin), token).call('GET', '/account')).rejects.toThrow(
    'Unauthenticated.',
  );
  await context.close();
});
