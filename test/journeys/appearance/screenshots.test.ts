import { expect, test } from '@playwright/test';
import { publicPages } from '../browser/routes.ts';

const views = [375, 1280, 2560].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

for (const { width, colorScheme } of views) {
  test(`a screenshot is taken of every public page: ${width} px, ${colorScheme}`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const viewport = { width, height: Math.min(width * 2, 1440) };
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const { path } of publicPages) {
      await page.goto(path);
      await page.locator('img').evaluateAll(async (pictures) => {
        for (const picture of pictures as HTMLImageElement[]) picture.loading = 'eager';
        await Promise.all(pictures.map((picture) => (picture as HTMLImageElement).decode().catch(() => {})));
      });
      const name = path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
      const screenshot = await page.screenshot({
        path: `test-results/screenshots/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
      expect(screenshot.length).toBeGreaterThan(10_000);
    }
    await context.close();
  });
}
