import { expect, test as base } from '@playwright/test';
import { tones } from '../../../content/sections/section-fields.ts';
import { everySection } from '../../every-section.ts';
import { becomeBookable } from '../browser/bookable.ts';
import { startServer } from '../browser/server.ts';
import { violations } from '../browser/violations.ts';

const counts = [1, 2, 4, 5, 7, 8, 12];
/** Numbers of any length that one can read at a glance. */
const values = ['12', '99.99 %', '2,345,678', '€ 12,345,678'];

const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires destructured fixtures.
    async ({}, use) => {
      const { origin, publisher, stop } = await startServer({ content: 'demo' });
      const picture = await publisher.upload();
      await becomeBookable(publisher);
      for (const { value: tone } of tones) {
        const page = { title: `Page on ${tone}`, status: 1, sections: everySection(picture, undefined, { tone }) };
        await publisher.call('POST', '/pages', page);
      }
      const listsOf = (look: string) =>
        counts.map((count) => ({
          id: `${look}-${count}`,
          type: 'cards',
          look,
          cards: Array.from({ length: count }, (_, index) => ({ title: `Card ${index}` })),
        }));
      const numbers = values.map((value, index) => ({
        id: `numbers-${index}`,
        type: 'numbers',
        numbers: ['a', 'b', 'c', 'd'].map((label) => ({ value, label })),
      }));
      await publisher.call('POST', '/pages', { title: 'Values', status: 1, sections: numbers });
      const rows = { title: 'Rows', status: 1, sections: [...listsOf('cards'), ...listsOf('marks')] };
      await publisher.call('POST', '/pages', rows);
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ reducedMotion: 'reduce' } as object);

for (const { value: tone } of tones) {
  test(`every section on ${tone} is accessible and fits narrow and wide screens, light and dark`, async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/page-on-${tone}`);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect.soft(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('a strip of pictures scrolls by keyboard, and paper shows all answers', async ({ page, origin }) => {
  await page.goto(`${origin}/page-on-plain`);
  const strip = page.getByRole('region', { name: 'The gallery section' });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const answer = page.locator('details .rich-text').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
  expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

for (const width of [768, 1280]) {
  test(`cards fill their last row, however many there are: ${width} px`, async ({ page, origin }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(`${origin}/rows`);
    const gaps = await page
      .getByRole('main')
      .getByRole('list')
      .evaluateAll((lists) =>
        lists.map((list) => {
          const [outer, last] = [list, list.lastElementChild].map(
            (element) => element?.getBoundingClientRect().right ?? 0,
          );
          return Math.round((outer ?? 0) - (last ?? 0));
        }),
      );
    expect(gaps).toHaveLength(2 * counts.length);
    expect(Math.max(...gaps)).toBeLessThan(2);
  });
}

test('no number breaks, on a phone or beside others', async ({ page, origin }) => {
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(`${origin}/values`);
    const lines = await page.locator('dd').evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      }),
    );
    expect(lines, `${width} px`).toEqual(Array.from({ length: 4 * values.length }, () => 1));
  }
});
