import { expect, type Page } from '@playwright/test';
import { isLongRun } from '../../long-run.ts';
import { testOnSharedPage } from '../browser/shared-page.ts';
import { publicPages } from '../browser/routes.ts';

const test = testOnSharedPage({ reducedMotion: 'reduce' });

const screens = [
  { width: 375, height: 700 },
  { width: 1280, height: 720 },
];
const desktop = { width: 1920, height: 1080 };

test('pictures are requested in the size they are shown, with high priority only above the fold', async ({
  view: page,
}) => {
  const read = publicPages.filter(({ path, status, hasForm }) => !status && !hasForm && !path.includes('?'));
  for (const { path } of read) {
    await page.goto(path);
    for (const screen of isLongRun ? [...screens, desktop] : screens) {
      await page.setViewportSize(screen);
      const urgent = await page
        .locator('img[fetchpriority=high]')
        .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().top));
      expect(
        urgent.filter((top) => top > screen.height),
        `${path}, ${screen.width} px`,
      ).toEqual([]);
      expect(await wrongSizes(page), `${path}, ${screen.width} px`).toEqual([]);
    }
  }
});

/** Returns pictures whose `sizes` differ much from the width that fills their box. */
function wrongSizes(page: Page) {
  return page.locator('main img[sizes]:visible').evaluateAll(async (pictures) => {
    const compared = await Promise.all((pictures as HTMLImageElement[]).map(compare));
    return compared.filter(
      ({ requested, needed }) => needed > 100 && (requested < 0.9 * needed || requested > 1.4 * needed),
    );

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
      return { path: picture.getAttribute('src'), requested: probe.naturalWidth, needed };
    }
  });
}
