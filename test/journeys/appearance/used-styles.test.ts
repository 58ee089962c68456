import { expect, test } from '@playwright/test';
import { pages } from '../../../content/addresses.ts';
import { publicPages } from '../browser/routes.ts';

const screens = [
  { media: 'screen', width: 1280 },
  { media: 'screen', width: 375 },
  { media: 'print', width: 800 },
] as const;

for (const { path } of publicPages) {
  test(`${path} looks as it does with all styles of the site`, async ({ page, request }) => {
    const complete = stylesIn(await (await request.get(pages.contact.path)).text());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const { media, width } of screens) {
      await page.emulateMedia({ media });
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(differences, complete), `${media}, ${width} px`).toEqual([]);
    }
  });
}

function stylesIn(html: string): string {
  const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  if (!css.includes('.lightbox')) throw new Error('The page with a form does not carry all styles.');
  return css;
}

/** Returns what of the page's elements looks different once it has these styles too. */
function differences(css: string): string[] {
  const before = looks();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const complete = looks();
  document.adoptedStyleSheets = [];
  return complete
    .flatMap((look, index) => (look === before[index] ? [] : [`${before[index]} became ${look}`]))
    .slice(0, 3);

  function looks() {
    // A custom property has no look of its own.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return '';
        const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
        return `${element.tagName}.${element.className}${part} ${values.join(';')}`;
      }),
    );
  }
}
