import { expect, type Page } from '@playwright/test';
import { isLongRun } from '../browser/launch.ts';
import { testOnOnePage } from '../browser/one-page.ts';
import { publicPages } from '../browser/routes.ts';

const test = testOnOnePage({ reducedMotion: 'reduce' });

const screens = [
  { width: 375, height: 700 },
  { width: 1280, height: 720 },
];
const desk = { width: 1920, height: 1080 };

test('a picture is asked for as large as it is shown, and before all else only on the first screen', async ({
  view: page,
}) => {
  const read = publicPages.filter(({ path, status, hasForm }) => !status && !hasForm && !path.includes('?'));
  for (const { path } of read) {
    await page.goto(path);
    for (const screen of isLongRun ? [...screens, desk] : screens) {
      await page.setViewportSize(screen);
      const urgent = await page
        .locator('img[fetchpriority=high]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(
        urgent.filter((top) => top > screen.height),
        `${path}, ${screen.width} px`,
      ).toEqual([]);
      expect(await wrongSizes(page), `${path}, ${screen.width} px`).toEqual([]);
    }
  }
});

/** Compares the width that a browser takes from `sizes` with the width that a picture needs to fill its box. */
function wrongSizes(page: Page) {
  return page.locator('main img[sizes]:visible').evaluateAll(async (pictures) => {
    const compared = await Promise.all((pictures as HTMLImageElement[]).map(compare));
    return compared.filter(({ asked, needed }) => needed > 100 && (asked < 0.9 * needed || asked > 1.4 * needed));

    async function compare(picture: HTMLImageElement) {
      const probe = new Image();
      probe.sizes = picture.sizes;
      probe.srcset = `${picture.src} ${picture.getAttribute('width')}w`;
      await probe.decode();
      const { width, height } = picture.getBoundingClientRect();
      const needed = Math.max(
        width,
        (height * Number(picture.getAttribute('width'))) / Number(picture.getAttribute('height')),
      );
      return { path: picture.getAttribute('src'), asked: probe.naturalWidth, needed };
    }
  });
}
