import { expect, test } from '@playwright/test';
import { blog } from './routes.ts';

test('a printed post is text alone, black on white, and its links carry their addresses', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`/blogs/${blog.slug}`);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of [page.getByRole('navigation'), page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(part).toHaveCount(0);
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');

  const text = page.getByRole('article').first();
  await text
    .getByRole('paragraph')
    .last()
    .evaluate((paragraph) => {
      paragraph.innerHTML = '<a href="/our-services">Services</a>';
    });
  const address = text
    .getByRole('link', { name: 'Services' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await address).toContain('/our-services');
});
