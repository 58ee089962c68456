import { expect, test } from '@playwright/test';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a page is read in a font of the machine, then in its own (motion: ${reducedMotion})`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion });
    let comeOn = () => {};
    const mayCome = new Promise<void>((resolve) => (comeOn = resolve));
    await page.route('**/*.woff2', async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`));
    await expect.poll(fonts).toContain('Inter Variable: loading');
    expect(await fonts()).toContain('Inter Fallback: loaded');
    comeOn();
    await expect.poll(fonts).toContain('Inter Variable: loaded');
    await expect.poll(fonts).toContain('Bricolage Grotesque Variable: loaded');
    await page.close();
  });
}
