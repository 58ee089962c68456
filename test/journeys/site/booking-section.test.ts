import { expect, test as base, type Page } from '@playwright/test';
import { becomeBookable } from '../browser/bookable.ts';
import * as form from '../browser/form.ts';
import { startServer } from '../browser/server.ts';

/** A site whose meetings are held in Karachi, with free times on a page of sections and below the contact form. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires destructured fixtures.
    async ({}, use) => {
      const { origin, publisher, stop } = await startServer({ content: 'demo', timeZone: 'Asia/Karachi' });
      const { id } = await becomeBookable(publisher, 'Asia/Karachi');
      const sections = [{ id: 'times', type: 'booking', heading: 'Meet us', meeting_kind: [id] }];
      await publisher.call('POST', '/pages', { title: 'Meet us', status: 1, sections });
      await publisher.call('PUT', '/pages/contact-us', { sections });
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const timesOn = (page: Page) => page.locator('#section-times');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'America/Los_Angeles' });

  test('times are those of the agency, whose zone is named, and one leads to the form in which it is chosen', async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/meet-us`);
    await expect(page.getByText('Time zone: Asia/Karachi')).toBeVisible();
    await page
      .getByRole('link', { name: /, 9:30 AM$/ })
      .first()
      .click();
    await expect(page.getByRole('radio', { name: '9:30 AM' }).first()).toBeChecked();
  });
});

test.describe('with JavaScript', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('times are in the zone of the visitor, by day, and stay so in the form (B10)', async ({ page, origin }) => {
    await page.goto(`${origin}/meet-us`);
    await expect(page.getByText('Time zone: America/Los_Angeles')).toBeVisible();
    const link = page.getByRole('link', { name: /, (8|9):30 PM$/ }).first();
    const name = await link.getAttribute('aria-label');
    const [, day = '', time = ''] = /^(.*), ([^,]+)$/.exec(name ?? '') ?? [];
    await expect(timesOn(page).getByText(day, { exact: true })).toBeVisible();
    await link.click();
    const chosen = page.getByRole('group', { name: day }).getByRole('radio', { name: time });
    await expect(chosen).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/Los_Angeles');
  });

  test('they stay so below a form, whose scripts load later', async ({ page, origin }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await form.openForm(page, `${origin}/contact-us`, true);
    await expect(page.getByText('Time zone: America/Los_Angeles')).toBeVisible();
    await expect(page.getByRole('link', { name: /, (8|9):30 PM$/ }).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});
