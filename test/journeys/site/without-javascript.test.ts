import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import type { Setting } from '../../../server/site/settings.ts';
import { testOnSharedPage } from '../browser/shared-page.ts';
import { navigation, publicPages } from '../browser/routes.ts';

const test = testOnSharedPage({ javaScriptEnabled: false });

for (const { path, title, status = 200 } of publicPages) {
  test(`${path} is complete without JavaScript`, async ({ view: page, request }) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(status);
    await expect(page).toHaveTitle(`${title} | Plinth`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await linksIn(page.getByRole('navigation', { name: 'Main' }))).toEqual(navigation);
    await expectFooter(page.getByRole('contentinfo'), request);
    expect(await page.locator('img').evaluateAll(notLoaded)).toEqual([]);
  });
}

async function expectFooter(footer: Locator, request: APIRequestContext) {
  const { setting, services, blogs }: Setting = await (await request.get('/api/setting')).json();
  expect(services.length).toBeGreaterThan(0);
  expect(blogs.length).toBeGreaterThan(0);
  expect(await linksIn(footer)).toEqual([
    ...services.map(({ title, slug }) => ({ text: title, href: `/services/${slug}` })),
    ...blogs.map(({ title, slug }) => ({ text: title, href: `/blogs/${slug}` })),
    { text: setting.phone, href: `tel:${setting.phone?.replaceAll(' ', '')}` },
    { text: setting.email, href: `mailto:${setting.email}` },
    { text: 'Linkedin', href: setting.linkedin },
    { text: 'Facebook', href: setting.facebook },
    { text: 'Twitter', href: setting.twitter },
    { text: 'Privacy', href: '/privacy' },
    { text: 'Imprint', href: '/imprint' },
  ]);
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Plinth`);
}

async function linksIn(part: Locator) {
  return part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => ({ text: link.textContent, href: link.getAttribute('href') })));
}

/** Without scripts a browser ignores lazy loading, so all pictures have loaded. */
function notLoaded(pictures: Element[]) {
  return pictures
    .filter((picture) => (picture as HTMLImageElement).naturalWidth === 0)
    .map(({ outerHTML }) => outerHTML);
}
