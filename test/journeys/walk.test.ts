import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { Setting } from '../../server/site/setting.ts';
import { navigation, publicPages } from './routes.ts';

test.use({ javaScriptEnabled: false });

for (const { path, title, status = 200 } of publicPages) {
  test(`${path} is whole without JavaScript`, async ({ page, request }) => {
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(status);
    await expect(page).toHaveTitle(`${title} | Plinth`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await linksIn(page.getByRole('navigation', { name: 'Main' }))).toEqual(navigation);
    await expectFooter(page.getByRole('contentinfo'), request);
    await expectPictures(page);
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
  ]);
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Plinth`);
}

async function linksIn(part: Locator) {
  return part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => ({ text: link.textContent, href: link.getAttribute('href') })));
}

async function expectPictures(page: Page) {
  for (const picture of await page.locator('img').filter({ visible: true }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
}
