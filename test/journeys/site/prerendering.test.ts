import { expect, type Page, test } from '@playwright/test';
import { openFormPaths } from '../../public-addresses.ts';
import { logPolicyViolations, recordPage } from '../browser/console.ts';

test('only public pages have speculation rules, which prerender no page with a form', async ({ request }) => {
  for (const path of ['/', '/our-blogs', '/contact-us', '/no-such-page']) {
    const [, rules = ''] = RULES.exec(await (await request.get(path)).text()) ?? [];
    expect(rules, path).toContain('"/our-blogs*"');
    const { prerender } = JSON.parse(rules);
    const [{ href_matches: prerendered }, { not }] = prerender[0].where.and;
    const isPrerendered = (address: string) => matches(prerendered, address) && !matches(not.href_matches, address);
    expect(
      ['/', '/our-blogs?page=2', '/blogs/a-post', '/how-we-work'].filter((address) => !isPrerendered(address)),
    ).toEqual([]);
    const others = [...openFormPaths, '/admin', '/login', '/api', '/feed.xml'];
    expect(others.filter(isPrerendered)).toEqual([]);
  }
  for (const path of ['/login', '/register', '/admin', '/api/setting', '/feed.xml']) {
    expect(await (await request.get(path)).text(), path).not.toMatch(RULES);
  }
});

test('a pressed link is prerendered without breaking the policy, unless it leads to a form', async ({ page }) => {
  await logPolicyViolations(page);
  const { errors } = recordPage(page);
  const prerendered = await recordPrerenders(page);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Contact', 'About']) {
    await menu.getByRole('link', { name }).hover();
    await page.mouse.down();
    // Let go elsewhere, so that nothing is followed.
    await page.mouse.move(1, 300);
    await page.mouse.up();
  }
  await expect.poll(() => prerendered).toEqual(['/about-us']);
  expect(errors).toEqual([]);
});

function matches(patterns: string[], address: string) {
  return patterns.some((pattern) => new URLPattern(pattern, ORIGIN).test(address, ORIGIN));
}

const ORIGIN = 'https://plinth.example';
const RULES = /<script type="speculationrules"[^>]*>([^<]*)<\/script>/;

async function recordPrerenders(page: Page) {
  const paths: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Preload.prerenderStatusUpdated', ({ key }) => {
    const { pathname } = new URL(key.url);
    if (!paths.includes(pathname)) paths.push(pathname);
  });
  await devtools.send('Preload.enable');
  return paths;
}
