import { expect, type Page, test } from '@playwright/test';
import { publicPages } from '../browser/routes.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with reduced motion nothing moves on any page, not even on hover', async ({ page }) => {
  for (const { path } of publicPages) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link').or(page.getByRole('button')).first().hover();
    const moving = () =>
      document.getAnimations().filter((one) => (one as CSSAnimation).animationName !== 'fonts').length;
    expect(await page.evaluate(moving), path).toBe(0);
  }
});

test('with reduced motion pages do not fade into one another', async ({ page }) => {
  await recordAnimations(page);
  await page.goto('/meeting');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Reviews' }).click();
  await expect(page).toHaveURL('/our-reviews');
  await expect(page.locator('html')).toHaveAttribute('data-moving', '');
});

/** Records the animations that run when a page is first shown. */
async function recordAnimations(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready.catch(() => {});
      document.documentElement.dataset['moving'] = document
        .getAnimations()
        // It only switches fonts.
        .filter((one) => (one as CSSAnimation).animationName !== 'fonts')
        .map(({ id, constructor }) => id || constructor.name)
        .join();
    });
  });
}
