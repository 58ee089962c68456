import { expect, test } from '@playwright/test';

for (const [path, root] of [
  ['/feed.xml', 'feed'],
  ['/sitemap.xml', 'urlset'],
] as const) {
  test(`${path} is parsed as XML by a browser`, async ({ page, request }) => {
    const xml = await (await request.get(path)).text();
    const parsed = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      return [document.documentElement.nodeName, document.querySelector('parsererror')?.textContent ?? null];
    }, xml);
    expect(parsed).toEqual([root, null]);
  });
}
