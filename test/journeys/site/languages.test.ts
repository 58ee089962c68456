import { expect, test } from '@playwright/test';
import { recordPage } from '../browser/console.ts';
import { startServer } from '../browser/server.ts';

test('a form of a site in German speaks German, before its scripts run and afterwards', async ({ page }) => {
  const server = await startServer();
  try {
    await server.publisher.call('PUT', '/settings/1', { languages: [{ language: 'de', shown: true }] });
    const { errors } = recordPage(page);
    await page.goto(`${server.origin}/contact-us`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Absenden' })).toBeVisible();

    // The first use loads the scripts, which render the page again from its data.
    await page.getByLabel('Name').fill('Omar');
    await page.getByLabel('Telefon').fill('1');
    await page.getByLabel('E-Mail').fill('omar@example.com');
    await page.getByLabel('Nachricht').fill('\u202e');
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page.getByRole('alert')).toContainText('Bitte prüfen Sie die markierten Felder.');
    await page.getByLabel('Nachricht').fill('Guten Tag');
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Vielen Dank für Ihre Nachricht.' })).toBeVisible();
    await expect(page.getByText(/Ihr Zeichen ist/)).toBeVisible();
    expect(errors.filter((text) => !/422/.test(text))).toEqual([]);
  } finally {
    await server.stop();
  }
});
