import { expect } from '@playwright/test';
import { testOnOnePage } from './one-page.ts';
import { publicPages } from './routes.ts';
import { violations } from './violations.ts';

// Colours that fade into one another would be judged halfway.
const test = testOnOnePage({ reducedMotion: 'reduce' });

for (const { path } of publicPages) {
  test(`${path} is accessible and fits, light and dark, on the smallest and on wide screens`, async ({
    view: page,
  }) => {
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
