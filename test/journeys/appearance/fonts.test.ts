import { expect, test } from '@playwright/test';

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
