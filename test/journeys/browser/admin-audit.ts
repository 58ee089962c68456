import { expect, type Page } from '@playwright/test';
import { signIn } from './administrator.ts';
import { testOnOnePage } from './one-page.ts';
import { violations } from './violations.ts';

// Colours that fade into one another would be judged halfway.
export const test = testOnOnePage({ reducedMotion: 'reduce' }, async (page) => void (await signIn(page)));

export interface Screen {
  path: string;
  title: string;
  /** What is opened on it before it is judged. */
  open?: (page: Page) => Promise<void>;
}

/** Expects that a screen breaks no rule and fits, light and dark, on the smallest and on wide screens. */
export async function judge(page: Page, { path, title, open }: Screen) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(`${title} | Plinth`);
  await open?.(page);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page), `${width} px, light`).toEqual([]);
    // Nothing else depends on the colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, ['color-contrast', 'link-in-text-block']), `${width} px, dark`).toEqual([]);
  }
}
