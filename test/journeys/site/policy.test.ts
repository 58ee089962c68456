import { expect, type Page, type Request } from '@playwright/test';
import { logPolicyViolations, POLICY_VIOLATION, recordPage } from '../browser/console.ts';
import { waitForHydration } from '../browser/form.ts';
import { testOnSharedPage } from '../browser/shared-page.ts';
import { publicPages } from '../browser/routes.ts';

const test = testOnSharedPage({}, logPolicyViolations);

for (const { path, status = 200, hasForm = false } of publicPages) {
  test(`${path} breaks no policy, contacts no other host and ${hasForm ? 'runs its own script' : 'has no script'}`, async ({
    view: page,
    baseURL,
  }) => {
    const recording = recordPage(page);
    const response = await page.goto(path);
    if (hasForm) await waitForHydration(page);
    recording.stop();

    const policy = response?.headers()['content-security-policy'];
    expect(policy).toMatch(hasForm ? /script-src 'self'( 'sha256-[^']+')+;/ : /script-src 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
    const addresses = [...recording.requests.map((request) => request.url()), ...(await picturesOf(page))];
    expect(addresses.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
    expect(recording.requests.some(isScript)).toBe(hasForm);
    expect(recording.errors).toEqual(status === 404 ? [expect.stringContaining('404')] : []);
  });
}

test('an injected script does not run, and is reported', async ({ page }) => {
  await logPolicyViolations(page);
  await page.route('/about-us', async (route) => {
    const response = await route.fetch();
    const injected = '<script>document.title = "Injected"</script><img src="/favicon.svg" onload="document.title = 1">';
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${injected}</main>`) });
  });
  const { errors } = recordPage(page);
  await page.goto('/about-us');

  await expect(page).toHaveTitle('About Us | Plinth');
  expect(errors.filter((text) => text.startsWith(POLICY_VIOLATION))).toEqual([
    `${POLICY_VIOLATION} script-src-elem`,
    `${POLICY_VIOLATION} script-src-attr`,
  ]);
});

/** Includes pictures that load lazily. */
function picturesOf(page: Page) {
  return page.locator('img').evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).src));
}

function isScript(request: Request) {
  return request.resourceType() === 'script' || /\.m?js$/.test(new URL(request.url()).pathname);
}
