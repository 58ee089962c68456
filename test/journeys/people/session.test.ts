import type { Page } from '@playwright/test';
import { review } from '../../../content/types/review.ts';
import { person } from '../browser/server.ts';
import type { ApiClient } from '../../api-client.ts';
import { expect, refusals, test as base } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

/** A page with a session of its own, which `expire` ends. */
const test = base.extend<{ session: { page: Page; expire: () => Promise<void> } }>({
  session: async ({ app, quiet }, use) => {
    const client: ApiClient = await app.signIn();
    const context = await app.open(client.token);
    const page = await context.newPage();
    quiet(page);
    const expire = async () => void (await client.call('POST', '/logout'));
    await use({ page, expire });
    await context.close();
  },
});
test.use({ failures: refusals });

test('a save continues after signing in over the page, and nothing typed is lost', async ({ session, app }) => {
  const { page, expire } = session;
  const { id } = await maker(app).review('A long night');
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.type(page, { Feedback: 'Every keystroke.' });
  await expire();
  await screen.press(page, 'Update');
  await signInAgain(page);
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  await expect(page).toHaveURL(`/admin/reviews/edit/${id}`);
  const { data } = await app.publisher.call<{ data: { feedback: string } }>('GET', `/reviews/${id}`);
  expect(data.feedback).toBe('Every keystroke.');
  await app.publisher.remove(review, String(id));
});

test('an upload continues after signing in over the page', async ({ session: { page, expire } }) => {
  await page.goto('/admin/reviews/create');
  await expect(screen.input(page, 'Client Name')).toBeVisible();
  await expire();
  const uploaded = screen.upload(page, 'Client Image');
  await signInAgain(page);
  await uploaded;
});

test('a list appears after signing in over the page', async ({ session: { page, expire } }) => {
  await page.goto('/admin/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await expire();
  await page.getByRole('link', { name: 'Reviews', exact: true }).click();
  await signInAgain(page);
  await expect(page).toHaveURL('/admin/reviews');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews');
});

test('opening a page with an expired token leads to the sign-in and back', async ({ session: { page, expire } }) => {
  await expire();
  await page.goto('/admin/people');
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fpeople');
  expect(await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).toBeNull();
});

async function signInAgain(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
}
