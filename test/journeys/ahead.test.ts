import { expect, test } from '@playwright/test';
import { listen, reportViolations } from './complaints.ts';

const RULES = '/speculation-rules.json';

test('only public pages say what may be made ready ahead, and only pages that read are named', async ({ request }) => {
  for (const path of ['/', '/our-blogs', '/contact-us', '/no-such-page']) {
    expect((await request.get(path)).headers()['speculation-rules'], path).toBe(`"${RULES}"`);
  }
  for (const path of ['/login', '/register', '/admin', '/api/setting', '/feed.xml']) {
    expect((await request.get(path)).headers()['speculation-rules'], path).toBeUndefined();
  }
  const rules = await request.get(RULES);
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json');
  expect(await rules.text()).not.toMatch(/admin|login|api|contact|meeting/);
});

test('a link under the pointer has its page made ready, within the policy; that of a form has not', async ({
  page,
}) => {
  await reportViolations(page);
  const { complaints } = listen(page);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect.poll(() => asked).toContain(RULES);
  expect(complaints).toEqual([]);
});
