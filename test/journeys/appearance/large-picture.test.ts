import { expect, test } from '@playwright/test';
import { blog } from '../browser/routes.ts';

test.use({ javaScriptEnabled: false });

test('a picture of a post opens large by keyboard, Escape closes it and the focus is where it was', async ({
  page,
}) => {
  await page.goto(`/blogs/${blog.slug}`);
  const enlarge = page.getByRole('button', { name: /^Enlarge the picture/ }).first();
  const large = page.getByRole('dialog', { name: /^Picture/ });
  await expect(large).toBeHidden();

  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(large.getByRole('img')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(enlarge).toBeFocused();

  await enlarge.click();
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(large).toBeHidden();
});
