import { expect, type Page, test } from '@playwright/test';
import { publicPages } from '../browser/routes.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('who asks for less motion sees nothing move on any page, under the pointer neither', async ({ page }) => {
  for (const { path } of publicPages) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link').or(page.getByRole('button')).first().hover();
    const moving = () =>
      document.getAnimations().filter((one) => (one as CSSAnimation).animationName !== 'fonts').length;
    expect(await page.evaluate(moving), path).toBe(0);
  }
});

test('who asks for less motion sees no page fade into the next', async ({ page }) => {
  await noteWhatMoves(page);
  await page.goto('/meeting');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Reviews' }).click();
  await expect(page).toHaveURL('/our-reviews');
  await expect(page.locator('html')).toHaveAttribute('data-moving', '');
});

/** Writes on the page what moves in the very moment in which it is first shown. */
async function noteWhatMoves(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready.catch(() => {});
      document.documentElement.dataset['moving'] = document
        .getAnimations()
        // Fonts come in by one that moves nothing.
        .filter((one) => (one as CSSAnimation).animationName !== 'fonts')
        .map(({ id, constructor }) => id || constructor.name)
        .join();
    });
  });
}
