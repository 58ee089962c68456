import { expect, test as base, type Page } from '@playwright/test';
import { becomeBookable } from '../browser/bookable.ts';
import * as form from '../browser/form.ts';
import { startServer } from '../browser/server.ts';

/** A site whose meetings are held in Karachi. */
const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires destructured fixtures.
    async ({}, use) => {
      const { origin, publisher, stop } = await startServer({ content: 'demo', timeZone: 'Asia/Karachi' });
      const { slug } = await becomeBookable(publisher, 'Asia/Karachi');
      await use(`${origin}/meeting/${slug}`);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One who is that fast may be taken for spam.
const sent = /is booked|have received/;

const visitor: form.Typed = { Name: 'Ines', Email: 'ines@example.com', 'Subject to Discuss?': 'A shop' };

async function showTimesIn(page: Page, zone: string) {
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption(zone);
  await page.getByRole('button', { name: 'Show times' }).click();
  await expect(page.locator('[name=time_zone]')).toHaveValue(zone);
}

/** Chooses a time, types and looks at times elsewhere and back: all of it stays, and the time is the same. */
async function changeZones(page: Page) {
  const first = page.getByRole('radio').first();
  const value = await first.getAttribute('value');
  await first.check({ force: true });
  await form.type(page, visitor);
  const label = await page.locator(`label:has([value="${value}"])`).textContent();
  for (const zone of ['Europe/Paris', 'Europe/Sarajevo', 'Europe/Paris', 'Asia/Karachi']) {
    await showTimesIn(page, zone);
    await form.expectTyped(page, visitor);
    await expect(page.locator(`[value="${value}"]`)).toBeChecked();
  }
  await expect(page.locator(`label:has([value="${value}"])`)).toHaveText(label ?? '');
}

/** Types and looks at the days that follow, and at the first ones again. */
async function lookAtOtherDays(page: Page) {
  const times = page.getByRole('radio');
  const first = (await times.first().getAttribute('value')) ?? '';
  await form.type(page, visitor);
  await page.getByRole('button', { name: 'Later times' }).click();
  await expect(times.first()).not.toHaveValue(first);
  await form.expectTyped(page, visitor);
  await page.getByRole('button', { name: 'Earlier times' }).click();
  await expect(times.first()).toHaveValue(first);
  await form.expectTyped(page, visitor);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('another zone and back keep the chosen time to the minute and all that was typed; then it is booked (B9)', async ({
    page,
    address,
  }) => {
    await page.goto(address);
    await changeZones(page);
    await showTimesIn(page, 'Australia/Lord_Howe');
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('status')).toHaveText(sent);
    await expect(page.locator('[name=time_zone]')).toHaveValue('Australia/Lord_Howe');
  });

  test('later days and earlier ones keep all that was typed', async ({ page, address }) => {
    await page.goto(address);
    await lookAtOtherDays(page);
  });

  test('what is refused is answered in the zone that was chosen', async ({ page, address }) => {
    await page.goto(address);
    await showTimesIn(page, 'Australia/Lord_Howe');
    await page.getByRole('radio').first().check({ force: true });
    await form.type(page, { ...visitor, Name: ' ' });
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('alert')).toContainText('check the marked fields');
    await expect(page.locator('[name=time_zone]')).toHaveValue('Australia/Lord_Howe');
  });
});

test.describe('with JavaScript', () => {
  test.use({ timezoneId: 'Asia/Karachi' });

  test('another zone and back keep the chosen time and all that was typed (B9)', async ({ page, address }) => {
    await form.openForm(page, address, true);
    await changeZones(page);
  });

  test('later days and earlier ones keep all that was typed', async ({ page, address }) => {
    await form.openForm(page, address, true);
    await lookAtOtherDays(page);
  });

  test('so they do before its scripts have come', async ({ page, address }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(address);
    await changeZones(page);
    gate.resolve();
    await form.waitForHydration(page);
    await form.expectTyped(page, visitor);
  });

  test('another zone keeps the days that are shown', async ({ page, address }) => {
    await form.openForm(page, address, true);
    await page.getByRole('button', { name: 'Later times' }).click();
    await expect(page).toHaveURL(/from=/);
    const from = new URL(page.url()).searchParams.get('from');
    await showTimesIn(page, 'Europe/Paris');
    await expect(page).toHaveURL(/zone=Europe%2FParis/);
    expect(new URL(page.url()).searchParams.get('from')).toBe(from);
  });

  test('Enter in a field books, and does not ask for other times', async ({ page, address }) => {
    await page.goto(address);
    await page.getByRole('radio').first().check({ force: true });
    await form.type(page, { ...visitor, Email: 'enter@example.com' });
    await form.field(page, 'Name').press('Enter');
    await expect(page.getByRole('status')).toHaveText(sent);
  });
});
