import { expect, test } from '@playwright/test';
import { blog } from '../../demonstration.ts';

test.use({ javaScriptEnabled: false });

test('a picture of a post opens in a lightbox by keyboard; Escape closes it and returns the focus', async ({
  page,
}) => {
  await page.goto(`/blogs/${blog.slug}`);
  const enlarge = page.getByRole('button', { name: /^Enlarge the picture/ }).first();
  const lightbox = page.getByRole('dialog', { name: /^Picture/ });
  await expect(lightbox).toBeHidden();

  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(lightbox.getByRole('img')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(enlarge).toBeFocused();

  await enlarge.click();
  await lightbox.getByRole('button', { name: 'Close' }).click();
  await expect(lightbox).toBeHidden();
});
