import { expect, type Page, type Route } from '@playwright/test';
import type { Draft } from '../../../server/content/drafts/draft-rows.ts';
import { auditScreen, type Screen, test } from '../browser/screen-audit.ts';
import { blog } from '../../demonstration.ts';

const opened: (Screen & { name: string; open: (page: Page) => Promise<void> })[] = [
  {
    name: 'a form with errors',
    path: '/admin/reviews/create',
    title: 'New review',
    open: async (page) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Client Image is required.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Project Review' })).toBeVisible();
    },
  },
  {
    name: 'revisions',
    path: `/admin/blogs/show/${blog.slug}`,
    title: blog.title,
    open: async (page) => page.getByRole('tab', { name: 'History' }).click(),
  },
  {
    name: 'the confirmation of a deletion',
    path: '/admin/blogs',
    title: 'Blogs',
    open: async (page) => {
      await page.getByRole('button', { name: `Delete ${blog.title}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'selected records',
    path: '/admin/reviews',
    title: 'Reviews',
    open: async (page) =>
      page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check(),
  },
  {
    name: 'the palette',
    path: '/admin/teams',
    title: 'Team',
    open: async (page) => {
      await page.getByRole('button', { name: 'Search and commands' }).click();
      await page.keyboard.type('shop');
      await expect(page.getByRole('group', { name: 'Content' })).toBeVisible();
    },
  },
  {
    name: 'a heading form for a blog with all three headings',
    path: '/admin/blog-heading/create',
    title: 'New heading',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Blog', exact: true }).click();
      await page.getByRole('option', { name: blog.title }).click();
      await expect(page.getByText('All are taken: ')).toBeVisible();
    },
  },
  {
    name: 'a toast',
    path: '/admin/account',
    title: 'My account',
    open: async (page) => {
      await page.route('/api/account', (route) => route.fulfill({ json: { message: 'Account Updated!' } }), {
        times: 1,
      });
      await page.getByRole('button', { name: 'Save name' }).click();
      const toast = page.getByRole('alert');
      await expect(toast).toHaveText('Account Updated!');
      // Keeps it open.
      await toast.evaluate((alert) => alert.getAnimations({ subtree: true }).forEach((animation) => animation.pause()));
    },
  },
  {
    name: 'the confirmation of removing the demonstration',
    path: '/admin',
    title: 'Dashboard',
    open: async (page) => {
      await page.getByRole('button', { name: 'Remove the demonstration' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the email alarm',
    path: '/admin',
    title: 'Dashboard',
    open: async (page) => {
      await page.route('/api/overview', fulfillWithFailingEmails);
      await page.reload();
      await expect(page.getByRole('alert', { name: '3 emails could not be sent' })).toBeVisible();
    },
  },
  {
    name: 'the shortcuts of a list',
    path: '/admin/messages',
    title: 'Messages',
    open: async (page) => {
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'the actions for selected messages',
    path: '/admin/messages',
    title: 'Messages',
    open: async (page) => {
      const message = { name: 'Noor', email: 'noor@example.com', phone: '555', description: 'Hello.' };
      await page.request.post('/api/contact/store', { data: message });
      await page.reload();
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await expect(page.getByRole('region', { name: 'Selected messages' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Messages', description: /^\d+ new$/ })).toBeVisible();
    },
  },
  {
    name: 'the warning about unsaved changes',
    path: '/admin/reviews/edit/1',
    title: 'Edit review',
    open: async (page) => {
      await page.getByLabel('Feedback').fill('Changed.');
      await page.getByRole('link', { name: 'All reviews' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    },
  },
  {
    name: 'the choice between two versions',
    path: '/admin/reviews/edit/1',
    title: 'Edit review',
    open: async (page) => {
      const title = 'Ada Lovelace already has a draft of this review.';
      const now = new Date().toISOString();
      const draft: Draft = {
        id: 1,
        type: 'reviews',
        key: '1',
        title: 'Drafted',
        version: 1,
        base_version: 1,
        part_version: null,
        language: null,
        source_version: null,
        created_at: now,
        updated_at: now,
        updated_by: 'Ada Lovelace',
        updated_by_id: null,
        review: null,
        fields: { feedback: 'Hers.' },
        conflicts: [],
        authors: [],
        schedule: null,
        decision: null,
      };
      await page.route('/api/reviews/1/draft', (route) => route.fulfill({ json: { data: draft } }));
      await saveWithResponse(page, 409, title);
      await page.unroute('/api/reviews/1/draft');
      await expect(page.getByRole('dialog', { name: title }).getByRole('radiogroup')).toHaveCount(1);
    },
  },
  {
    name: 'the sign-in over the page',
    path: '/admin/reviews/edit/1',
    title: 'Edit review',
    open: async (page) => {
      await saveWithResponse(page, 401, 'Unauthenticated.');
      await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    },
  },
];

for (const screen of opened) {
  test(`${screen.name} on ${screen.path} is accessible`, async ({ view: page }) => {
    // What is typed here is no draft on the next screen.
    await page.route('/api/drafts', (route) => route.fulfill({ status: 422, json: { message: 'Not now.' } }));
    await auditScreen(page, screen);
  });
}

/** Responds with dashboard data in which emails are failing. */
async function fulfillWithFailingEmails(route: Route) {
  const { data } = await (await route.fetch()).json();
  const failing = { mails: 3, messages: 1, meetings: 1, since: '2026-01-01T00:00:00.000Z', reason: 'Refused.' };
  await route.fulfill({ json: { data: { ...data, mail: { is_configured: true, failing } } } });
}

/** Saves a change, which gets the given response and opens a dialog. */
async function saveWithResponse(page: Page, status: number, message: string) {
  const fulfill = (route: Route) => route.fulfill({ status, json: { message } });
  await page.route('/api/drafts', fulfill);
  await page.getByLabel('Feedback').fill('Changed.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unroute('/api/drafts', fulfill);
}
