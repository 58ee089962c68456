import type { Page } from '@playwright/test';
import { page as pageType } from '../../../content/types/page.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { person } from '../browser/server.ts';

// Chromium reports that the pages of the site fade into one another, and screens do not.
const skippedTransition = /^Transition was (skipped|aborted .* ViewTransition opt-in disabled)$/;

const editLink = (page: Page) => page.getByRole('link', { name: 'Edit this page' });

test.describe('public pages', () => {
  test.use({ failures: new RegExp(`${skippedTransition.source}|status of 401`) });

  test('lead those who are signed in to their forms', async ({ app, view: page }) => {
    await app.publisher.create(pageType, { title: 'Our way of working', status: 1 });
    await maker(app).blog('A week of looms');
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    for (const [address, form, title] of [
      ['/', '/admin/pages/edit/home', 'Edit page'],
      ['/contact', '/admin/pages/edit/contact-us', 'Edit page'],
      ['/our-way-of-working', '/admin/pages/edit/our-way-of-working', 'Edit page'],
      ['/blogs/a-week-of-looms?utm_source=mail', '/admin/blogs/edit/a-week-of-looms', 'Edit post'],
    ] as const) {
      await page.goto(address);
      await editLink(page).click();
      await expect(page).toHaveURL(form);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test('have no such link for those who have signed out', async ({ app, stranger: page }) => {
    await page.goto('/');
    await expect(editLink(page)).toHaveCount(0);
    await page.goto('/login');
    await screen.type(page, { Email: person.email, Password: person.password });
    await screen.press(page, 'Login');
    await expect(page).toHaveURL('/admin');
    await page.goto('/about-us');
    await expect(editLink(page)).toBeVisible();
    await page.goto('/admin');
    await screen.press(page, 'Logout');
    await expect(page).toHaveURL('/login');
    await page.goto(`${app.origin}/about-us`);
    await expect(editLink(page)).toHaveCount(0);
  });

  test('lead to the sign-in first where nobody is signed in', async ({ app, stranger: page }) => {
    await page.context().addCookies([{ name: 'plinth_editor', value: '1', url: app.origin }]);
    await page.goto('/about-us');
    await editLink(page).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await screen.type(page, { Email: person.email, Password: person.password });
    await screen.press(page, 'Login');
    await expect(page).toHaveURL('/admin/pages/edit/about-us');
  });
});

test.describe('an address that no record is behind', () => {
  test.use({ failures: /status of 404/ });

  test('leads to the dashboard, which says so', async ({ view: page }) => {
    for (const address of ['/no-such-page', '/feed.xml', '']) {
      await page.goto(`/admin/at?path=${encodeURIComponent(address)}`);
      await expect(page).toHaveURL('/admin');
      await screen.expectToast(page, 'There is nothing to edit at this address.', 'info');
    }
  });
});
