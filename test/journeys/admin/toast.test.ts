import type { Locator } from '@playwright/test';
import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

test('a toast disappears after five seconds, but not while the pointer is on it', async ({ view: page }) => {
  await page.goto('/admin/teams/create');
  await screen.press(page, 'Save');
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('alert');
  await expect(toast).toHaveText('Name is required.');
  await expect.poll(() => barsOf(toast)).toEqual(['running']);
  await toast.hover();
  await expect.poll(() => barsOf(toast)).toEqual(['paused']);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => barsOf(toast)).toEqual(['running']);
  // Ends the animation instead of waiting for it.
  await toast.evaluate((alert) => alert.getAnimations({ subtree: true }).forEach((animation) => animation.finish()));
  await expect(toast).toBeHidden();
});

/** Returns the state of the five-second bar; its end closes the toast. */
function barsOf(toast: Locator) {
  return toast.evaluate((alert) =>
    alert
      .getAnimations({ subtree: true })
      .filter((animation) => animation.effect?.getTiming().duration === 5000)
      .map((animation) => animation.playState),
  );
}
