import { expect, type Page } from '@playwright/test';
import { signIn } from './administrator.ts';
import { testOnSharedPage } from './shared-page.ts';
import { violations } from './violations.ts';

// Without motion, so that no color is measured halfway through a transition.
export const test = testOnSharedPage({ reducedMotion: 'reduce' }, async (page) => void (await signIn(page)));

export interface Screen {
  path: string;
  title: string;
  /** Opens what is audited with the screen, such as a dialog. */
  open?: (page: Page) => Promise<void>;
}

/** Expects a screen to be accessible on a phone and in a wide window, light and dark, and to fit the smallest. */
export async function auditScreen(page: Page, { path, title, open }: Screen) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(`${title} | Plinth`);
  await open?.(page);
  for (const width of [1280, 375]) {
    await expectToFit(page, width);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page), `${width} px, light`).toEqual([]);
    // Only these rules depend on colors.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, ['color-contrast', 'link-in-text-block']), `${width} px, dark`).toEqual([]);
  }
  await expectToFit(page, 320);
}

/** Makes the window this wide, and expects that nothing of the page lies beside it. */
export async function expectToFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 720 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}
