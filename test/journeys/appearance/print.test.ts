import { expect, test } from '@playwright/test';
import { blog } from '../../demonstration.ts';
import { publicPages } from '../browser/routes.ts';

test('a printed post is black on white, without navigation, and shows the addresses of its links', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`/blogs/${blog.slug}`);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of [page.getByRole('navigation'), page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(part).toHaveCount(0);
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');

  const gaps = await page
    .getByRole('article')
    .first()
    .evaluate(({ children }) => {
      const boxes = [...children].map((part) => part.getBoundingClientRect());
      return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
    });
  expect(gaps).toHaveLength(3);
  expect(Math.min(...gaps)).toBeGreaterThan(16);
  await expect(page.getByRole('article').getByRole('img').first()).toHaveCSS('background-image', 'none');

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

test('a printed quote keeps its distance from who said it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/our-reviews');
  const reviews = page.getByRole('article');
  await expect(reviews).not.toHaveCount(0);
  const gaps = await reviews.evaluateAll((articles) =>
    articles.map((article) => {
      const [quote, source] = ['blockquote p', 'h2'].map((part) => article.querySelector(part)?.parentElement);
      return (
        (source?.getBoundingClientRect().top ?? 0) - (quote?.firstElementChild?.getBoundingClientRect().bottom ?? 0)
      );
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
});

test('every page prints all text in black and no skip link', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path } of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
    const pale = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const faults: string[] = [];
      while (texts.nextNode()) {
        const [{ textContent }, box] = [texts.currentNode, texts.currentNode.parentElement];
        if (!textContent?.trim() || !box?.checkVisibility() || box.closest('svg')) continue;
        if (getComputedStyle(box).color !== 'rgb(0, 0, 0)') faults.push(textContent);
      }
      return faults;
    });
    expect(pale, path).toEqual([]);
  }
});
