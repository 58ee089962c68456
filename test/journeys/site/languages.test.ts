import { expect, type Page, test } from '@playwright/test';
import { recordPage } from '../browser/console.ts';
import { sumLayoutShifts } from '../browser/layout-shifts.ts';
import { findOverflow } from '../browser/overflow.ts';
import { startServer } from '../browser/server.ts';
import { violations } from '../browser/violations.ts';

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

/** The offer neither lies over the page nor moves it. */
async function expectInFlow(page: Page) {
  await page.reload();
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [header, offer, main] = [await boxOf('header'), await boxOf('aside:visible'), await boxOf('main')];
  expect(offer.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(offer.y + offer.height).toBeLessThanOrEqual(main.y);
  expect(await findOverflow(page)).toEqual([]);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('html')).toHaveAttribute('data-shifted', '0');
}

test('a page offers itself in the language of the browser, until the offer is closed', async ({ browser }) => {
  const server = await startServer();
  try {
    await server.publisher.call('PUT', '/settings/1', {
      languages: ['en', 'de', 'ar'].map((language) => ({ language, shown: true })),
    });
    for (const language of ['de', 'ar'])
      await server.publisher.call('PUT', `/pages/home/translations/${language}`, { title: 'Home', status: 1 });
    const open = async (locale: string) =>
      (await browser.newContext({ locale, baseURL: server.origin, viewport: { width: 375, height: 700 } })).newPage();
    const page = await open('de-AT');
    const { errors } = recordPage(page);
    await page.addInitScript(sumLayoutShifts);
    const offer = page.getByRole('complementary', { name: 'Deutsch' });
    await page.goto('/');
    await expect(offer.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })).toHaveAttribute('href', '/de');
    await expect(page.getByRole('complementary', { name: 'العربية' })).toBeHidden();
    expect(await violations(page)).toEqual([]);
    await expectInFlow(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectInFlow(page);
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
    await page.goto('/de');
    await expect(page.locator('aside:visible')).toHaveCount(0);

    await page.goto('/');
    await offer.getByRole('button', { name: 'Schließen' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
    const french = await open('fr-FR');
    await french.goto('/');
    await expect(french.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(french.locator('aside:visible')).toHaveCount(0);

    // A page that is in English alone leads to the nearest one.
    await page.goto('/our-services');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    const languages = menu.getByRole('list', { name: 'Languages' });
    await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    expect(await violations(page)).toEqual([]);
    await languages.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/ar');
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'اللغات: العربية' }).click();
    expect(await findOverflow(page)).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de');
    expect(errors).toEqual([]);
  } finally {
    await server.stop();
  }
});
