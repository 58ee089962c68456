import { expect, type Page, test } from '@playwright/test';
import { navigation } from '../browser/routes.ts';

test.use({ javaScriptEnabled: false });

test('the first Tab offers to skip to the content, and it does', async ({ page }) => {
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test.describe('the menu of a small screen, by keyboard and without JavaScript', () => {
  test.use({ viewport: { width: 375, height: 720 } });

  test('opens and closes', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();

    await tabToMenu(page);
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    await page.keyboard.press('Space');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(menu(page)).toBeHidden();
  });

  test('leads to every page it names', async ({ page }) => {
    for (const [index, { text, href }] of navigation.entries()) {
      await page.goto('/meeting');
      await tabToMenu(page);
      await page.keyboard.press('Enter');
      for (let step = 0; step <= index; step += 1) await page.keyboard.press('Tab');
      const link = menu(page).getByRole('link', { name: text, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });

      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href);
      await expect(menu(page)).toBeHidden();
    }
  });
});

test('"Book a call" is in the header of every page, and inside the menu on phones', async ({ page }) => {
  const call = page.getByRole('banner').getByRole('link', { name: 'Book a call' });
  for (const { width, isInMenu } of [
    { width: 320, isInMenu: true },
    { width: 767, isInMenu: true },
    { width: 768, isInMenu: false },
    { width: 1280, isInMenu: false },
  ]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/about-us');
    if (isInMenu) await button(page).click();
    await expect(call, `${width} px`).toHaveCount(1);
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', '/meeting');
  }
});

async function tabToMenu(page: Page) {
  // After the skip link and the agency's name.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
}

const button = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
