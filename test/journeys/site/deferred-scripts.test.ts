import { expect, test } from '@playwright/test';
import { openFormPaths } from '../../public-addresses.ts';
import * as form from '../browser/form.ts';

for (const path of openFormPaths) {
  test(`${path} loads no script until its form is used`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).click();
    expect(scripts).toEqual([]);

    await form.field(page, 'Name').focus();
    await form.waitForHydration(page);
    expect(scripts.length).toBeGreaterThan(0);
  });
}

test('text typed while the script loads is kept, and so is the focus', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/contact-us');
  await form.field(page, 'Name').fill('Ada');
  await form.field(page, 'Message').pressSequentially('We sell');
  gate.resolve();
  await form.waitForHydration(page);
  await page.keyboard.type(' looms.');

  await form.expectTyped(page, { Name: 'Ada', Message: 'We sell looms.' });
  await expect(form.field(page, 'Message')).toBeFocused();
});

test('a message submitted before the script loads is sent once, even on a double click', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  await page.goto('/contact-us');
  await form.type(page, form.message);
  await page.getByRole('button', { name: 'Submit' }).dblclick();

  await form.expectThanks(page, form.contactThanks);
  expect(requests).toHaveLength(1);
});

test('a message begun after the confirmation is kept while the script loads, and so is the focus', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/contact-us');
  await form.send(page, form.message);
  await form.expectThanks(page, form.contactThanks);
  await form.field(page, 'Message').fill('One more');
  gate.resolve();
  await form.waitForHydration(page);

  await form.expectTyped(page, { Message: 'One more' });
  await expect(form.field(page, 'Message')).toBeFocused();
});

test('what is corrected while the script loads is kept, in a form that was refused', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/contact-us');
  await form.send(page, { ...form.message, Message: '\u202e' });
  await expect(page.getByRole('alert')).toBeVisible();
  await form.field(page, 'Name').fill('Ada Lovelace');
  await form.field(page, 'Message').fill('Looms, please');
  gate.resolve();
  await form.waitForHydration(page);

  await form.expectTyped(page, { Name: 'Ada Lovelace', Message: 'Looms, please' });
});
