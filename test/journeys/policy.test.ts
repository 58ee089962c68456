import { expect, type Page, test } from '@playwright/test';
import { runsScript } from './form.ts';
import { publicPages } from './routes.ts';

const violation = 'Content security policy violated:';

for (const { path, status = 200, hasForm = false } of publicPages) {
  test(`${path} breaks no policy, asks no other host and ${hasForm ? 'runs its own script' : 'has no script'}`, async ({
    page,
    baseURL,
  }) => {
    const complaints = await listen(page);
    const requests: { url: string; isScript: boolean }[] = [];
    page.on('request', (request) =>
      requests.push({ url: request.url(), isScript: request.resourceType() === 'script' || isScript(request.url()) }),
    );
    const answer = await page.goto(path);
    if (hasForm) await runsScript(page);

    const policy = answer?.headers()['content-security-policy'];
    expect(policy).toMatch(hasForm ? /script-src 'self'( 'sha256-[^']+')+;/ : /script-src 'none';/);
    expect(policy).not.toContain('unsafe');
    const addresses = [...requests.map(({ url }) => url), ...(await picturesOf(page))];
    expect(addresses.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
    expect(requests.some((request) => request.isScript)).toBe(hasForm);
    expect(complaints).toEqual(status === 404 ? [expect.stringContaining('404')] : []);
  });
}

test('script that someone smuggles into a page does not run, and is reported', async ({ page }) => {
  const complaints = await listen(page);
  await page.route('/about-us', async (route) => {
    const response = await route.fetch();
    const smuggled = '<script>document.title = "Smuggled"</script><img src="/favicon.svg" onload="document.title = 1">';
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${smuggled}</main>`) });
  });
  await page.goto('/about-us');

  await expect(page).toHaveTitle('About Us | Plinth');
  expect(complaints.filter((text) => text.startsWith(violation))).toEqual([
    `${violation} script-src-elem`,
    `${violation} script-src-attr`,
  ]);
});

/** Gives the list that errors, and violations of the policy, will be written to. */
async function listen(page: Page) {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      console.error(`${prefix} ${effectiveDirective}`),
    );
  }, violation);
  return complaints;
}

/** Pictures further down are asked for only when they come near. */
function picturesOf(page: Page) {
  return page.locator('img').evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).src));
}

function isScript(url: string) {
  return /\.m?js$/.test(new URL(url).pathname);
}
