import { createApiClient, overNetwork } from '../../api-client.ts';
import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

test('an assistant with a token proposes what its person then sees with both names, until the token is revoked', async ({
  app: site,
  quiet,
}) => {
  const { token: session } = await site.join('Ada Proposes');
  const page = await (await site.open(session)).newPage();
  quiet(page);
  await page.goto('/admin/account');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Tokens' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokens');
  await expect(page.getByText('No program acts in your name.')).toBeVisible();
  await screen.type(page, { Name: 'Claude' });
  await expect(page.getByRole('radio', { name: 'Propose' })).toBeChecked();
  await page.getByLabel('Expires').selectOption('In 30 days');
  await screen.press(page, 'Create token');
  await screen.expectToast(page, 'Token Created! Copy it now: it is shown only once.');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused();
  const token = (await page.getByText(/^plinth_/).textContent()) ?? '';
  await expect(page.getByText(`Propose. Token …${token.slice(-4)}. Expires on`)).toBeVisible();

  const program = createApiClient(overNetwork(site.origin), token);
  const { data } = await program.call<{ data: { id: number } }>('POST', '/drafts', {
    type: 'categories',
    fields: { name: 'Proposed by a program' },
  });
  await page.goto(`/admin/categories/create?draft=${data.id}`);
  await expect(page.getByText('Draft by Ada Proposes (Claude): Name, saved')).toBeVisible();

  await page.goto('/admin/account/tokens');
  await expect(page.getByText(/Last used .* from/)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke Claude' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await screen.expectToast(page, 'Token Revoked!');
  await expect(page.getByText('No program acts in your name.')).toBeVisible();
  expect((await program.ask('GET', '/categories')).status).toBe(401);
});

test('an owner sees and revokes the token of somebody else', async ({ app: site, view: page }) => {
  const colleague = await site.join('Bea Holds');
  await colleague.call('POST', '/tokens', { name: 'Zapier', access: 'read' });
  await page.goto('/admin/people');
  await page.getByRole('button', { name: 'Tokens of Bea Holds' }).click();
  await page.getByRole('button', { name: 'Revoke Zapier' }).click();
  await page.getByRole('dialog', { name: 'Revoke Zapier?' }).getByRole('button', { name: 'Revoke' }).click();
  await screen.expectToast(page, 'Token Revoked!');
  expect((await colleague.ask('GET', '/tokens')).body.data).toEqual([]);
});
