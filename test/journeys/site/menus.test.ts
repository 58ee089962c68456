import type { Page } from '@playwright/test';
import { expect, test as base } from '../browser/admin.ts';
import { findOverflow } from '../browser/overflow.ts';
import { looksAt } from '../browser/looks.ts';
import { violations } from '../browser/violations.ts';
import { menus } from '../../../content/types/menus.ts';

const services = {
  label: 'Our Services',
  link: '/our-services',
  children: [
    { label: 'Web Development', link: '/our-services?category=webDevelopment' },
    { label: 'Everything we do for shops on Amazon', link: '/our-services?category=amazon' },
  ],
};
const header = [
  { label: 'About Us', link: '/about-us', children: [] },
  services,
  { label: 'Contact Us', link: '/contact-us', children: [] },
];
const footer = ['Work', 'Studio', 'Writing', 'Elsewhere'].map((title) => ({
  title,
  links: Array.from({ length: 8 }, (_, number) => ({
    label: `${title} link ${number}`,
    link: `/our-blogs?page=${number}`,
  })),
}));
const legal = ['Privacy', 'Imprint', 'Terms'].map((label) => ({ label, link: `https://agency.example/${label}` }));

const test = base.extend<{ site: Page }>({
  site: async ({ app, browser }, use) => {
    const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});

test.beforeEach(({ app }) => app.publisher.update(menus, '1', { header, footer, legal }));
test.afterEach(({ app }) => app.publisher.update(menus, '1', { header: [], footer: [], legal: [] }));

const child = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Web Development' });
const moreButton = (page: Page) => page.getByRole('button', { name: 'More in Our Services' });

test('on a wide screen a button opens what stands below an entry, by mouse and by keyboard', async ({ site: page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/about-us');
  await expect(child(page)).toBeHidden();
  await moreButton(page).click();
  await expect(child(page)).toBeVisible();
  const [button, list] = [await moreButton(page).boundingBox(), await child(page).boundingBox()];
  expect(list?.y).toBeGreaterThan((button?.y ?? 0) + 30);
  expect(Math.abs((list?.x ?? 0) - (button?.x ?? 0)), 'stands below its button').toBeLessThan(320);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(child(page)).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Our Services' }).focus();
  await page.keyboard.press('Tab');
  await expect(moreButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(child(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(child(page)).toBeHidden();
  await expect(moreButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/our-services?category=webDevelopment');
});

test('on a small screen the menu lists what stands below its entries', async ({ site: page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/about-us');
  await expect(child(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(moreButton(page)).toBeHidden();
  await child(page).click();
  await expect(page).toHaveURL('/our-services?category=webDevelopment');
});

for (const { width, colorScheme, name } of looksAt(320, 768, 1280, 1920)) {
  test(`full menus are accessible and fit into ${name}`, async ({ view: page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/our-services');
    await page.getByRole('button', { name: width < 1024 ? 'Menu' : 'More in Our Services' }).click();
    expect(await findOverflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.emulateMedia({ colorScheme: null });
  });
}
