import { expect, test as base } from '@playwright/test';
import { everySection } from '../../every-section.ts';
import { publishEveryType } from '../browser/every-type.ts';
import { startServer } from '../browser/server.ts';
import { violations } from '../browser/violations.ts';

const colors = {
  black: '#000000',
  white: '#ffffff',
  yellow: '#ffff00',
  green: '#00ff00',
  blue: '#0000ff',
  red: '#ff0000',
  'the grey between': '#777777',
  'a pastel': '#f6c9d8',
  'a neon': '#39ff14',
  'a near-black': '#101418',
  'an orange': '#f58220',
  'a teal': '#0f766e',
};

const tones = ['plain', 'tint', 'dark', 'brand'] as const;
const paths = ['/', '/blogs/a-post', '/contact-us', ...tones.map((tone) => `/on-${tone}`)];

type Site = Pick<Awaited<ReturnType<typeof startServer>>, 'origin' | 'publisher'>;

const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires destructured fixtures.
    async ({}, use) => {
      const { origin, publisher, stop } = await startServer();
      const picture = await publisher.upload();
      await publishEveryType(publisher, ({ name }) => (name === 'blog' ? { title: 'A post', slug: 'a-post' } : {}));
      for (const tone of tones) {
        const page = { title: `On ${tone}`, status: 1, sections: everySection(picture, undefined, { tone }) };
        await publisher.call('POST', '/pages', page);
      }
      await use({ origin, publisher });
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } } as object);

for (const [name, brand_color] of Object.entries(colors)) {
  test(`every page is readable in ${name}, light and dark`, async ({ page, site: { origin, publisher } }) => {
    test.slow();
    await publisher.call('PUT', '/brand/1', { brand_color, accent_color: null });
    for (const path of paths) {
      const response = await page.goto(origin + path);
      expect(await response?.text()).toContain(`--color-brand:light-dark(${brand_color},`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect.soft(await violations(page), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
