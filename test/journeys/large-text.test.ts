import { expect } from '@playwright/test';
import { testOnOnePage } from './one-page.ts';
import { publicPages } from './routes.ts';

const test = testOnOnePage({ viewport: { width: 1280, height: 720 } });

for (const { path } of publicPages) {
  test(`${path} fits when its text is twice as large, and when its window is small as well`, async ({ view: page }) => {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  });
}
