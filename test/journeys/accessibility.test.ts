import { expect } from '@playwright/test';
import { isLongRun } from './launch.ts';
import { testOnOnePage } from './one-page.ts';
import { publicPages } from './routes.ts';
import { violations } from './violations.ts';

// Colours that fade into one another would be judged halfway.
const test = testOnOnePage({ reducedMotion: 'reduce' });

// What colour it has, a part has at any width: each of both is judged once, and all four together in `npm run test:long`.
const looks = [
  { width: 320, colorSchemes: ['light'] },
  { width: 1280, colorSchemes: ['dark'] },
] as const;
const allLooks = looks.map(({ width }) => ({ width, colorSchemes: ['light', 'dark'] as const }));

for (const { path } of publicPages) {
  test(`${path} is accessible and fits, light and dark, on the smallest and on wide screens`, async ({
    view: page,
  }) => {
    await page.goto(path);
    for (const { width, colorSchemes } of isLongRun ? allLooks : looks) {
      await page.setViewportSize({ width, height: 720 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
