import { expect } from '@playwright/test';
import { looksAt } from '../browser/looks.ts';
import { testOnSharedPage } from '../browser/shared-page.ts';
import { publicPages } from '../browser/routes.ts';
import { expectToFit } from '../browser/screen-audit.ts';
import { violations } from '../browser/violations.ts';

// Without motion, so that no color is measured halfway through a transition.
const test = testOnSharedPage({ reducedMotion: 'reduce' });

for (const { path } of publicPages) {
  test(`${path} is accessible and fits narrow and wide screens, light and dark`, async ({ view: page }) => {
    await page.goto(path);
    for (const { width, colorScheme, name } of looksAt(375, 1280)) {
      await expectToFit(page, width);
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), name).toEqual([]);
    }
    await expectToFit(page, 320);
  });
}

test('with forced colors buttons keep a border, and the current page is underlined in every navigation', async ({
  view: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/our-services', '/our-blogs?page=2']) {
    await page.goto(path);
    const book = page.getByRole('banner').getByRole('link', { name: 'Book a call' });
    await expect(book).toHaveCSS('border-top-width', '1px');
    await expect(book).toHaveCSS('border-top-style', 'solid');
    for (const name of ['Main', path.includes('blogs') ? 'Pages' : 'Service categories']) {
      const links = page.getByRole('navigation', { name }).getByRole('link');
      const marks = await links.evaluateAll((all) =>
        all.map((link) => [link.hasAttribute('aria-current'), getComputedStyle(link).textDecorationLine]),
      );
      expect(new Set(marks.map(String))).toEqual(new Set(['true,underline', 'false,none']));
    }
  }
  await page.emulateMedia({ forcedColors: 'none' });
});
