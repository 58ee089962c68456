import { expect, test } from '@playwright/test';
import { publicPages } from '../browser/routes.ts';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a page is shown in a system font until its web fonts have loaded (motion: ${reducedMotion})`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`));
    await expect.poll(fonts).toContain('Text: loading');
    expect(await fonts()).toContain('Text Fallback: loaded');
    release();
    await expect.poll(fonts).toContain('Text: loaded');
    await expect.poll(fonts).toContain('Display: loaded');
    await page.close();
  });
}

test('every word of every page ends up in a web font', async ({ page }) => {
  for (const { path } of publicPages) {
    await page.goto(path);
    await expect.poll(() => page.locator('body *:visible').evaluateAll(inStandIns), path).toEqual([]);
  }
});

const inStandIns = (elements: Element[]) =>
  elements
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .filter((element) => !/^(Text|Display|ui-monospace)\b/.test(getComputedStyle(element).fontFamily))
    .map((element) => `${element.tagName} ${element.textContent}`);
