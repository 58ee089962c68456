import { menus } from '../../../content/types/menus.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';

const header = [
  { label: 'Home', link: '/', children: [] },
  { label: 'About Us', link: '/about-us', children: [] },
];

test.beforeEach(({ app }) => app.publisher.update(menus, '1', { header, footer: [], legal: [] }));
test.afterEach(({ app }) => app.publisher.update(menus, '1', { header: [], footer: [], legal: [] }));

test('a menu is written, ordered and saved by keyboard, with pages of the site', async ({ view: page, app }) => {
  await maker(app).service('Looms repaired');
  await page.goto('/admin/menus/edit/1');
  const row = (number: number) => screen.input(page, `Label of Header ${number}`);
  await page.getByRole('button', { name: 'Move About Us up' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(1)).toHaveValue('About Us');
  await expect(page.getByText('About Us is now 1 of 2.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move About Us up' })).toBeFocused();

  await page.getByRole('button', { name: 'Add a link to Header' }).press('Enter');
  await expect(row(3)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('looms');
  await page.getByRole('option', { name: /Looms repaired/ }).click();
  await expect(screen.choice(page, 'Link of Header 3')).toHaveValue('/services/looms-repaired');
  await expect(row(3)).toHaveValue('Looms repaired');

  await screen.press(page, 'Add a link below Looms repaired');
  await screen.input(page, 'Label of Below Looms repaired 1').fill('Shop');
  await screen.choice(page, 'Link of Below Looms repaired 1').fill('https://shop.example/');
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Menus Updated!');
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).locator('a');
  const labels = (await links.allTextContents()).filter((label) => label !== 'Book a call');
  expect(labels).toEqual(['About Us', 'Home', 'Looms repaired', 'Shop']);

  await page.goto('/admin/menus/edit/1');
  await screen.press(page, 'Remove Home');
  await expect(row(2)).toHaveValue('Looms repaired');
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Menus Updated!');
});

test('a link that leads nowhere is refused in its row', async ({ view: page }) => {
  await page.goto('/admin/menus/edit/1');
  const link = screen.choice(page, 'Link of Header 2');
  await link.fill('about us');
  await screen.press(page, 'Update');
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription('Link must start with https://, http:// or a single /.');
  await link.fill('/about-us');
});

test('a link to a page that visitors cannot see says so', async ({ view: page, app }) => {
  const { slug } = await maker(app).service('Looms sold', { status: 2 });
  await page.goto('/admin/menus/edit/1');
  const link = screen.choice(page, 'Link of Header 2');
  await link.fill(`/services/${slug}`);
  await expect(link).toHaveAccessibleDescription('Visitors can’t see this page yet.');
  await link.fill('/contact-us');
  await expect(link).toHaveAccessibleDescription('');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`the editor of menus is accessible and fits into ${width} px, ${colorScheme}`, async ({ view: page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin/menus/edit/1');
      await screen.press(page, 'Add a link below Home');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.emulateMedia({ colorScheme: null });
      await page.setViewportSize({ width: 1280, height: 720 });
    });
  }
}
