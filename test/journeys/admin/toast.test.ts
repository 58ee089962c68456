import type { Locator } from '@playwright/test';
import { expect, test } from '../browser/admin.ts';
import { person } from '../browser/server.ts';
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

test('a toast covers neither the title nor the header, and on small screens stands at the bottom', async ({
  view: page,
}) => {
  for (const width of [1280, 768, 375]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/admin/teams/create');
    await screen.press(page, 'Save');
    const toast = page.getByRole('alert').filter({ hasText: 'Name is required.' });
    await expect(toast).toBeVisible();
    const main = await placeOf(page.getByRole('heading', { level: 1 }));
    if (width < 992) await expect.poll(async () => bottomOf(await placeOf(toast)), `${width} px`).toBeGreaterThan(690);
    else await expect.poll(async () => bottomOf(await placeOf(toast)), `${width} px`).toBeLessThanOrEqual(main.y);
    const header = page.getByRole('banner');
    const buttons = await header.getByRole('button').or(header.getByRole('link')).all();
    const places = await Promise.all(buttons.map(placeOf));
    // It slides in.
    await expect.poll(async () => places.filter(await isUnder(toast))).toEqual([]);
  }
});

test('on a phone, the toast after signing in leaves the buttons of the tour free', async ({ stranger: page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto('/login?next=/admin');
  await page.evaluate(() => localStorage.removeItem('tour'));
  await screen.type(page, { Email: person.email, Password: person.password });
  await screen.press(page, 'Login');
  const toast = page.getByRole('alert').filter({ hasText: 'User Logged In Successfully!' });
  await expect(toast).toBeVisible();
  const tour = page.getByRole('complementary');
  await expect(tour.getByRole('button', { name: 'Next' })).toBeVisible();
  const buttons = await tour.getByRole('button').all();
  const places = await Promise.all(buttons.map(placeOf));
  expect(places.length).toBeGreaterThan(1);
  await expect.poll(async () => places.filter(await isUnder(toast))).toEqual([]);
});

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function placeOf(locator: Locator): Promise<Place> {
  const place = await locator.boundingBox();
  if (!place) throw new Error('The element is not visible.');
  return place;
}

const bottomOf = ({ y, height }: Place) => y + height;

async function isUnder(toast: Locator) {
  const { x, y, width, height } = await placeOf(toast);
  return (other: Place) =>
    x < other.x + other.width && other.x < x + width && y < bottomOf(other) && other.y < y + height;
}

/** Returns the state of the five-second bar; its end closes the toast. */
function barsOf(toast: Locator) {
  return toast.evaluate((alert) =>
    alert
      .getAnimations({ subtree: true })
      .filter((animation) => animation.effect?.getTiming().duration === 5000)
      .map((animation) => animation.playState),
  );
}
