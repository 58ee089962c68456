import type { Page } from '@playwright/test';
import { review } from '../../../content/types/review.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import * as form from '../browser/form.ts';
import { maker } from '../browser/records.ts';
import { translate } from '../browser/translate.ts';

test.use({ failures: refusals });

/** The first field of the page by its translated label, typed into key by key. */
async function typeInto(page: Page, label: string, text: string) {
  const field = page.getByRole('textbox', { name: label });
  await field.focus();
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
  return field;
}

for (const when of ['before the form is used', 'after the form was used']) {
  test(`a contact form that was translated ${when} keeps what is typed, and is sent`, async ({ stranger: page }) => {
    await page.goto('/contact-us');
    if (when.startsWith('after')) await form.waitForHydration(page);
    await translate(page);
    await typeInto(page, 'XName', 'Ada');
    await page.getByRole('textbox', { name: 'XEmail' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'XPhone' }).fill('555 0100');
    const message = await typeInto(page, 'XMessage', 'Hello there.');
    await expect(page.getByRole('textbox', { name: 'XName' })).toHaveValue('Ada');
    await message.press('Tab');
    await page.getByRole('button', { name: 'XSubmit' }).click();
    await form.expectThanks(page, form.contactThanks);
  });
}

test('a translated sign-in keeps what is typed, and says what is wrong', async ({ stranger: page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await translate(page);
  await typeInto(page, 'XEmail', 'nobody@example.com');
  await page.locator('input[type="password"]').fill('plinths carry more');
  await page.getByRole('button', { name: 'XLogin' }).click();
  await expect(page.getByText('The email or password is incorrect.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'XEmail' })).toHaveValue('nobody@example.com');
});

test('translated screens of the admin area go on working', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Translated');
  await page.goto('/admin/reviews');
  await expect(page.getByRole('row').filter({ hasText: 'Translated' })).toBeVisible();
  await translate(page);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No matches')).toBeVisible();
  await translate(page);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('row').filter({ hasText: 'Translated' })).toBeVisible();
  await page.goto(`/admin/reviews/edit/${id}`);
  const name = page.getByRole('textbox', { name: 'Client Name' });
  await expect(name).toBeVisible();
  await translate(page);
  const translated = page.getByRole('textbox', { name: 'XClient Name' });
  await translated.pressSequentially('Twice ');
  await expect(translated).toBeFocused();
  await expect(translated).toHaveValue(/Twice/);
  await expect(page.getByText('This screen could not be loaded')).toHaveCount(0);
  await app.remove(review, String(id));
});
