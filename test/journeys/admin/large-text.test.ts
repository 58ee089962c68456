import { expect } from '@playwright/test';
import { test } from '../browser/screen-audit.ts';
import { blog } from '../../demonstration.ts';
import { violations } from '../browser/violations.ts';

for (const [name, path] of [
  ['a list', '/admin/blogs'],
  ['a form', `/admin/blogs/edit/${blog.slug}`],
] as const) {
  test(`${name} with text of twice the size fits and is accessible`, async ({ view: page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const height = async () => (await heading.boundingBox())?.height ?? 0;
    await expect(heading).toBeVisible();
    const before = await height();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(Math.round(await height())).toBeGreaterThanOrEqual(Math.round(before * 2));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    expect(await violations(page)).toEqual([]);
  });
}
