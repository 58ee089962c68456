import { expect } from '@playwright/test';
import { findOverflow } from '../browser/overflow.ts';
import { testOnSharedPage } from '../browser/shared-page.ts';
import { publicPages } from '../browser/routes.ts';

const test = testOnSharedPage({ reducedMotion: 'reduce' });

const views = [
  { width: 375, text: '200%' },
  { width: 320, text: '150%' },
  { width: 320, text: '200%' },
  { width: 640, text: '200%' },
  { width: 1280, text: '200%' },
];

test('every page fits its screen with text at 200 %, and no word is cut off or shredded', async ({ view: page }) => {
  for (const { path } of publicPages) {
    await page.goto(path);
    for (const { width, text } of views) {
      await page.setViewportSize({ width, height: 720 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
      expect(await findOverflow(page), `${path}, ${width} px, ${text}`).toEqual([]);
      expect(await page.evaluate(findShreds), `${path}, ${width} px, ${text}`).toEqual([]);
    }
  }
});

test('words are hyphenated on phones', async ({ view: page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveCSS('hyphens', 'auto');
});

test('the menu works on a phone with text at 200 %, and scrolls', async ({ view: page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const button = page.getByRole('button', { name: 'Menu' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

/** Returns the words that stand on more than four lines. */
function findShreds(): string[] {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 4) faults.push(word);
    }
  }
  return faults;
}
