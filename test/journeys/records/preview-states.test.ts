import type { Page } from '@playwright/test';
import { page as pageType } from '../../../content/types/page.ts';
import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

const LIVE_PREVIEW = /\/api\/live-preview$/;

const hero = { id: 'hero', type: 'hero', title: 'We build', actions: [{ label: 'Write to us', link: '/contact-us' }] };
const text = { id: 'text', type: 'richText', heading: 'Part 1', html: '<p>How we work.</p>' };

const heading = (page: Page, name: string) =>
  page.getByTitle('Preview of the page').contentFrame().getByRole('heading', { name, exact: true });

test('a saved record that visitors cannot see is shown from its screen, and leads nowhere', async ({
  app,
  view: page,
  stranger,
}) => {
  const { slug } = await app.publisher.create(pageType, { title: 'Not yet', status: 2, sections: [hero, text] });
  expect((await stranger.request.get(`/${slug}`)).status()).toBe(404);
  await page.goto(`/admin/pages/show/${slug}`);
  await screen.press(page, 'Preview');
  await expect(heading(page, 'We build')).toBeVisible();
  await heading(page, 'Part 1').click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
});

test.describe('a server that is away', () => {
  test.use({ failures: /status of 503/ });

  test('is named, and the page is shown again once it is back', async ({ app, view: page }) => {
    const { slug } = await app.publisher.create(pageType, { title: 'Away', status: 1, sections: [hero] });
    await page.goto(`/admin/pages/edit/${slug}`);
    await expect(heading(page, 'We build')).toBeVisible();
    await page.route(LIVE_PREVIEW, (route) => route.fulfill({ status: 503, json: { message: 'Back in a minute.' } }));
    await screen.input(page, 'Lead').fill('Typed meanwhile');
    await expect(page.getByRole('status').filter({ hasText: 'Back in a minute.' })).toBeVisible();
    await expect(heading(page, 'We build')).toBeVisible();
    await page.unroute(LIVE_PREVIEW);
    await screen.input(page, 'Lead').fill('Typed afterwards');
    await expect(page.getByText('Back in a minute.')).toHaveCount(0);
  });
});
