import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('each category has its own address, and Tab leads from one to the next', async ({ page }) => {
  await page.goto('/our-services?category=amazon');
  const tabs = page.getByRole('navigation', { name: 'Service categories' });
  await expect(tabs.getByRole('link', { name: 'Amazon Services' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Amazon Services' })).toBeVisible();

  await tabs.getByRole('link', { name: 'Amazon Services' }).focus();
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('link', { name: 'Digital Marketing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/our-services?category=digitalMarketing#categories');
  await expect(page.getByRole('region', { name: 'Digital Marketing' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Amazon Services' })).toBeHidden();
});

test('an unknown category opens the first', async ({ page }) => {
  await page.goto('/our-services?category=toString');
  await expect(page.getByRole('region', { name: 'Web Development Services' })).toBeVisible();
});
