import type { Role } from '../../../content/roles.ts';
import { expect, test } from '../browser/admin.ts';
import { violations } from '../browser/violations.ts';

const firstVisit = () => localStorage.removeItem('tour');

test('the tour leads through three steps on a first visit, and stays away once it was dismissed', async ({
  view: page,
}) => {
  await page.goto('/admin');
  const tour = page.getByRole('complementary');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(tour).toHaveCount(0);
  await page.evaluate(firstVisit);
  await page.reload();
  await expect(tour).toContainText('Tour: 1 of 3');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 720 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 });

  await tour.getByRole('link', { name: 'Open Brand' }).click();
  await expect(page).toHaveURL('/admin/brand/edit/1');
  await expect(tour).toHaveCount(0);
  await page.goto('/admin');
  await expect(tour.getByRole('heading')).toHaveText('Write or edit a page');
  const next = tour.getByRole('button', { name: 'Next' });
  await next.press('Enter');
  await expect(tour.getByRole('heading')).toHaveText('Answer what comes in');
  await tour.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(tour).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(tour).toHaveCount(0);

  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(tour).toContainText('Tour: 1 of 3');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tour).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
});

test('a tour that was ended in one browser does not return in another one', async ({ app, quiet }) => {
  const { token } = await app.join('Touring');
  for (const isFirst of [true, false]) {
    const context = await app.open(token);
    const page = await context.newPage();
    quiet(page);
    await page.addInitScript(firstVisit);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    const tour = page.getByRole('complementary');
    if (isFirst) {
      const saved = page.waitForResponse('**/api/account/tour');
      await tour.getByRole('button', { name: 'Skip the tour' }).click();
      await saved;
    }
    await expect(tour).toHaveCount(0);
    await context.close();
  }
});

test('the tour leads everybody to what their role includes', async ({ app, quiet }) => {
  const links: [Role, string[]][] = [
    ['editor', ['Open Pages', 'Open Messages', 'Open Meetings']],
    ['writer', ['Open Pages', 'Open Media', 'Open My account']],
    ['sales', ['Open Messages', 'Open Meetings', 'Open My account']],
  ];
  for (const [role, expected] of links) {
    const { token } = await app.join(`Tess ${role}`, role);
    const context = await app.open(token);
    const page = await context.newPage();
    quiet(page);
    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Take the tour' }).click();
    const tour = page.getByRole('complementary');
    for (const link of expected) {
      await expect(tour.getByRole('link')).toHaveText(link);
      await tour.getByRole('button', { name: /^(Next|Done)$/ }).click();
    }
    await expect(tour).toHaveCount(0);
    await context.close();
  }
});
