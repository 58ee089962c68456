import { expect, type Page, type Request } from '@playwright/test';
import { listen, reportViolations, violation } from '../browser/complaints.ts';
import { runsScript } from '../browser/form.ts';
import { testOnOnePage } from '../browser/one-page.ts';
import { publicPages } from '../browser/routes.ts';

const test = testOnOnePage({}, reportViolations);

for (const { path, status = 200, hasForm = false } of publicPages) {
  test(`${path} breaks no policy, asks no other host and ${hasForm ? 'runs its own script' : 'has no script'}`, async ({
    view: page,
    baseURL,
  }) => {
    const heard = listen(page);
    const answer = await page.goto(path);
    if (hasForm) await runsScript(page);
    heard.stop();

    const policy = answer?.headers()['content-security-policy'];
    expect(policy).toMatch(hasForm ? /script-src 'self'( 'sha256-[^']+')+;/ : /script-src 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
    const addresses = [...heard.requests.map((request) => request.url()), ...(await picturesOf(page))];
    expect(addresses.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
    expect(heard.requests.some(isScript)).toBe(hasForm);
    expect(heard.complaints).toEqual(status === 404 ? [expect.stringContaining('404')] : []);
  });
}

test('script that someone smuggles into a page does not run, and is reported', async ({ page }) => {
  await reportViolations(page);
  await page.route('/about-us', async (route) => {
    const response = await route.fetch();
    const smuggled = '<script>document.title = "Smuggled"</script><img src="/favicon.svg" onload="document.title = 1">';
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${smuggled}</main>`) });
  });
  const { complaints } = listen(page);
  await page.goto('/about-us');

  await expect(page).toHaveTitle('About Us | Plinth');
  expect(complaints.filter((text) => text.startsWith(violation))).toEqual([
    `${violation} script-src-elem`,
    `${violation} script-src-attr`,
  ]);
});

/** Pictures further down are asked for only when they come near. */
function picturesOf(page: Page) {
  return page.locator('img').evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).src));
}

function isScript(request: Request) {
  return request.resourceType() === 'script' || /\.m?js$/.test(new URL(request.url()).pathname);
}
