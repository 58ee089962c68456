import { type Browser, expect, test } from '@playwright/test';
import { languages, languageTags } from '../../../content/languages.ts';
import { findOverflow } from '../browser/overflow.ts';
import { publicPages } from '../browser/routes.ts';
import { openContext, startServer } from '../browser/server.ts';
import { violations } from '../browser/violations.ts';

let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  server = await startServer({ content: 'demo' });
});
test.afterAll(() => server.stop());

test.describe.configure({ mode: 'serial' });

for (const language of languageTags) {
  const { dir } = languages[language];

  test(`every page fits a phone in ${language}, and has no fault that axe can find`, async ({ browser }) => {
    await server.publisher.call('PUT', '/settings/1', { languages: [{ language, shown: true }] });
    const page = await openPage(browser);
    for (const { path } of publicPages) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of dir === 'rtl' ? [320, 1280] : [320]) {
        await page.setViewportSize({ width, height: 720 });
        expect(await findOverflow(page), `${path}, ${width} px`).toEqual([]);
      }
      if (dir === 'rtl') expect(await violations(page), path).toEqual([]);
    }
    await page.context().close();
  });
}

test('every page fits a phone in a language of longer words', async ({ browser }) => {
  await server.publisher.call('PUT', '/settings/1', { languages: [] });
  const page = await openPage(browser);
  await page.setViewportSize({ width: 320, height: 720 });
  for (const { path } of publicPages) {
    await page.goto(path);
    await page.evaluate(lengthenWords);
    expect(await findOverflow(page), path).toEqual([]);
  }
  await page.context().close();
});

/** Puts what a page says in brackets, with accents and 40 % more letters, as no language is longer. */
function lengthenWords() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!/\p{L}{2}/u.test(text.data) || text.parentElement?.closest('script, style')) continue;
    const more = 'é'.repeat(Math.ceil(text.data.length * 0.4)).replaceAll(/é{6}/g, '$& ');
    text.data = `[${text.data.replaceAll('a', 'á').replaceAll('o', 'ö')} ${more}]`;
  }
}

async function openPage(browser: Browser) {
  const context = await openContext(browser, server.origin, undefined, { reducedMotion: 'reduce' });
  return context.newPage();
}
