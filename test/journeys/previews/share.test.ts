import type { Page } from '@playwright/test';
import { blog } from '../../../content/types/blog.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';

test('an editor shares a draft, sees what the client says, and revokes the link', async ({
  view: page,
  stranger,
  app,
}) => {
  const { slug } = await maker(app).blog('Half written');
  await page.goto(`/admin/blogs/edit/${slug}`);
  await screen.type(page, { 'Blog Title': 'Nearly written' });
  await screen.press(page, 'Save draft');
  await screen.pressInMenu(page, 'Share preview…');
  const dialog = page.getByRole('dialog', { name: 'Share “Nearly written”' });
  await dialog.getByLabel('Label').fill('For Anna');
  await dialog.getByLabel('Works for').selectOption('7 days');
  await screen.press(page, 'Create link');
  await screen.expectToast(page, 'Link Created!');
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeInViewport({ ratio: 1 });
  const address = (await dialog.getByText(/^http:.*\/preview\//).textContent()) ?? '';
  const card = dialog.getByRole('article', { name: 'For Anna' });
  await expect(card).toContainText('Follows the draft.');
  await expect(card).toContainText('Nobody has opened it yet.');

  // A browser without a window is counted as a program.
  await stranger.setExtraHTTPHeaders({
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36',
  });
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Nearly written' })).toBeVisible();
  await screen.type(stranger, { 'Name *': 'Anna', Comment: 'More pictures, please.' });
  await screen.press(stranger, 'Ask for changes');
  await expect(stranger.getByRole('status')).toContainText('Thank you.');

  await screen.press(page, 'Close');
  await screen.pressInMenu(page, 'Share preview…');
  await expect(card.getByText('Changes requested')).toBeVisible();
  await expect(card).toContainText('Opened once, last just now.');
  await expect(card).toContainText('Anna asked for changes just now.');
  await card.getByRole('button', { name: 'Read 1 comment' }).click();
  await expect(card).toContainText('More pictures, please.');
  await expectAccessible(page);

  await page.reload();
  const notice = page.getByRole('region', { name: 'Draft' });
  await expect(notice).toContainText('Anna asked for changes just now.');
  await expect(notice.getByRole('region', { name: 'Comments' })).toContainText('More pictures, please.');
  await page.getByRole('button', { name: screen.OWN_DRAFT }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare with what is published' });
  await expect(comparison.locator('ins', { hasText: 'Nearly' })).toBeVisible();
  await expect(comparison.locator('del', { hasText: 'Half' })).toBeVisible();
  await expectAccessible(page);
  await screen.press(page, 'Close');
  await screen.pressInMenu(page, 'Share preview…');
  await card.getByRole('button', { name: 'Revoke For Anna' }).click();
  await screen.expectToast(page, 'Link Revoked!');
  await expect(card).toContainText('Revoked just now.');
  const response = await stranger.request.get(address);
  expect(response.status()).toBe(404);
  const entries = (await app.publisher.call<{ data: { user_name: string; action: string }[] }>('GET', '/activity'))
    .data;
  expect(entries.slice(0, 3)).toMatchObject([
    { user_name: 'Sana Qureshi', action: 'unshared' },
    { user_name: 'Anna (visitor)', action: 'asked for changes to' },
    { user_name: 'Sana Qureshi', action: 'shared' },
  ]);
  await app.remove(blog, slug);
});

async function expectAccessible(page: Page) {
  // No color is measured, and no width, halfway through a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
