import type { Page } from '@playwright/test';
import { service } from '../../../content/types/service.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('moved addresses redirect, typed in as well as from links', async ({ stranger: page, app }) => {
  const { slug } = await maker(app).service('The way of a loom');
  for (const [from, to, title] of [
    [`/admin/services/show/${slug}`, `/admin/service/show/${slug}`, 'The way of a loom'],
    ['/admin/blog-headings/create', '/admin/blog-heading/create', 'New heading'],
    ['/admin/settings', '/admin/settings/edit/1', 'Edit settings'],
  ] as const) {
    // Signing in ends the former session of a browser.
    const { token: ACCESS_TOKEN } = await app.signIn();
    await page.route('/api/login', (route) => route.fulfill({ json: { ACCESS_TOKEN, message: 'Welcome back!' } }));
    // The sign-in continues without loading a new page.
    await page.goto(`/login?next=${encodeURIComponent(from)}`);
    await signIn(page);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('alert')).toHaveText('Welcome back!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await app.publisher.remove(service, slug);
});

test.describe('a session that has ended', () => {
  test.use({ failures: refusals });

  test('leads through the sign-in to where one wanted to be, however many calls are refused', async ({
    stranger: page,
    app,
  }) => {
    const signInPage = '/login?next=%2Fadmin%2Fblog-headings%2Fcreate';
    const ended = await app.signIn();
    await ended.call('POST', '/logout');
    const tokens = [ended.token, (await app.signIn()).token];
    await page.route('/api/login', (route) =>
      route.fulfill({ json: { ACCESS_TOKEN: tokens.shift(), message: 'Welcome back!' } }),
    );
    await page.goto(signInPage);
    await signIn(page);
    await expect(page.getByRole('alert')).toHaveText('Welcome back!');
    await expect(page).toHaveURL(signInPage);
    await signIn(page);
    await expect(page).toHaveURL('/admin/blog-heading/create');
  });
});

async function signIn(page: Page) {
  await screen.type(page, { Email: 'sana@example.com', Password: 'plinths carry' });
  await screen.press(page, 'Login');
}
