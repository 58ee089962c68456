import { expect, refusals, test } from '../browser/admin.ts';
import { violations } from '../browser/violations.ts';

test('a digest is chosen in the account', async ({ view }) => {
  await view.goto('/admin/account');
  const choice = view.getByRole('radiogroup', { name: 'How often' });
  await expect(choice.getByRole('radio', { name: 'Never' })).toBeChecked();
  await choice.getByRole('radio', { name: 'Every week, on Monday' }).check();
  await expect(view.getByText('Digest Saved!')).toBeVisible();
  await view.reload();
  await expect(choice.getByRole('radio', { name: 'Every week, on Monday' })).toBeChecked();
});

test.describe('the page of its link', () => {
  test.use({ failures: refusals });

  test('says what is wrong with a link, and ends the digest by a button', async ({ app, stranger }) => {
    const link = `${app.origin}/login/digest?token=1.${'a'.repeat(43)}`;
    await stranger.goto(link);
    await expect(stranger.getByText('This link does not end a digest.')).toBeVisible();
    await expect(stranger.getByRole('button', { name: 'End the digest' })).toHaveCount(0);

    // As if the link were that of an email.
    await stranger.route('**/api/digest/stop/check', (route) =>
      route.fulfill({ json: { data: { email: 'a@example.com' } } }),
    );
    const sent: unknown[] = [];
    await stranger.route('**/api/digest/stop', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ json: { message: 'You will get no more digests.' } });
    });
    await stranger.reload();
    await expect(stranger.getByText('a@example.com')).toBeVisible();
    expect(await violations(stranger)).toEqual([]);
    expect(sent).toEqual([]);
    await stranger.getByRole('button', { name: 'End the digest' }).click();
    await expect(stranger.getByRole('status')).toContainText('You will get no more digests.');
    expect(sent).toEqual([{ token: `1.${'a'.repeat(43)}` }]);
  });
});

test('a writer, who reads no figures, is offered none', async ({ app }) => {
  const { token } = await app.join('Wren', 'writer');
  const page = await (await app.open(token)).newPage();
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { name: 'Emails' })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'How often' })).toHaveCount(0);
});
