import { expect, test as base } from '@playwright/test';
import { brandStyles } from '../../../content/brand/brand-styles.ts';
import { tones } from '../../../content/sections/section-fields.ts';
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

const paths = [
  '/',
  '/our-blogs',
  '/blogs/a-post',
  '/our-services',
  '/services/a-service',
  '/our-work',
  '/our-work/a-project',
  '/contact-us',
  '/meeting',
  '/no-such-page',
  ...tones.map(({ value: tone }) => `/on-${tone}`),
];
/** The records whose pages are opened, by the name of their type. */
const records: Record<string, object> = {
  blog: { title: 'A post', slug: 'a-post' },
  service: { title: 'A service', slug: 'a-service' },
  caseStudy: { title: 'A project', slug: 'a-project' },
};

type Site = Pick<Awaited<ReturnType<typeof startServer>>, 'origin' | 'publisher'>;

const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires destructured fixtures.
    async ({}, use) => {
      const { origin, publisher, stop } = await startServer();
      const picture = await publisher.upload();
      await publishEveryType(publisher, ({ name }) => records[name] ?? {});
      for (const { value: tone } of tones) {
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

for (const [index, [name, brand_color]] of Object.entries(colors).entries()) {
  const style = brandStyles[index % brandStyles.length]?.value;
  test(`every page is readable in ${name}, ${style}, light and dark`, async ({ page, site: { origin, publisher } }) => {
    test.setTimeout(360_000);
    await publisher.call('PUT', '/brand/1', { brand_color, accent_color: null, style });
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
