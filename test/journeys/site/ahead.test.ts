import { expect, type Page, test } from '@playwright/test';
import { listen, reportViolations } from '../browser/complaints.ts';

test('only public pages say what may be made ready ahead, and only pages that read are named', async ({ request }) => {
  for (const path of ['/', '/our-blogs', '/contact-us', '/no-such-page']) {
    const [, rules = ''] = RULES.exec(await (await request.get(path)).text()) ?? [];
    expect(rules, path).toContain('"/our-blogs*"');
    expect(rules, path).not.toMatch(/admin|login|api|contact|meeting/);
  }
  for (const path of ['/login', '/register', '/admin', '/api/setting', '/feed.xml']) {
    expect(await (await request.get(path)).text(), path).not.toMatch(RULES);
  }
});

test('a link under the pointer has its page made ready, within the policy; that of a form has not', async ({
  page,
}) => {
  await reportViolations(page);
  const { complaints } = listen(page);
  const madeReady = await listenToPreloads(page);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Contact' }).hover();
  await menu.getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => madeReady).toEqual(['/about-us']);
  expect(complaints).toEqual([]);
});

const RULES = /<script type="speculationrules"[^>]*>([^<]*)<\/script>/;

async function listenToPreloads(page: Page) {
  const paths: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Preload.prerenderStatusUpdated', ({ key }) => {
    const { pathname } = new URL(key.url);
    if (!paths.includes(pathname)) paths.push(pathname);
  });
  await devtools.send('Preload.enable');
  return paths;
}
