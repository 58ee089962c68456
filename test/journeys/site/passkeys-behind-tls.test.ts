import { expect, test } from '@playwright/test';
import { freePort } from '../../servers/free-port.ts';
import { logPolicyViolations, recordPage } from '../browser/console.ts';
import { launch } from '../browser/launch.ts';
import * as screen from '../browser/screen.ts';
import { openContext, signInAs, startServer } from '../browser/server.ts';
import { startTlsProxy } from '../browser/tls-proxy.ts';
import { virtualDevice } from '../browser/virtual-device.ts';

test.use({
  ignoreHTTPSErrors: true,
  launchOptions: { ...launch, args: [...launch.args, '--host-resolver-rules=MAP plinth.test 127.0.0.1'] },
});

for (const isSilent of [false, true])
  test(`E1: behind a proxy that ends TLS and sends ${isSilent ? 'no' : 'its'} forwarded headers, passkeys work, and the policy reports nothing`, async ({
    browser,
  }) => {
    const port = await freePort();
    const proxy = await startTlsProxy(port, { isSilent });
    const origin = `https://plinth.test:${proxy.port}`;
    const server = await startServer({ port, publicUrl: origin });
    const { token } = await signInAs(`http://localhost:${port}`);
    const context = await openContext(browser, origin, token, { ignoreHTTPSErrors: true });
    await logPolicyViolations(context);
    const page = await context.newPage();
    const { errors } = recordPage(page);
    const device = await virtualDevice(page);
    await page.goto('/admin/account/security');
    await screen.press(page, 'Add a passkey');
    await screen.expectToast(page, 'Passkey Added!');
    expect(await device.passkeys()).toMatchObject([{ rpId: 'plinth.test' }]);
    await device.isAttended(false);
    await screen.press(page, 'Logout');
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await device.isAttended(true);
    await screen.press(page, 'Sign in with a passkey');
    await expect(page).toHaveURL('/admin');
    // At another address of the same server none is offered, and the account says where they work.
    const again = await signInAs(`http://localhost:${port}`);
    const elsewhere = await openContext(browser, `http://localhost:${port}`, again.token);
    const direct = await elsewhere.newPage();
    await direct.goto('/admin/account/security');
    await expect(direct.getByText(`Passkeys work at ${origin} only.`)).toBeVisible();
    const options = direct.waitForResponse('**/api/login/passkey/options');
    await direct.goto('/login');
    await (await options).finished();
    await screen.type(direct, { Email: 'sana@example.com', Password: 'not typed by hand' });
    await expect(direct.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
    expect(errors).toEqual([]);
    for (const opened of [elsewhere, context]) await opened.close();
    proxy.stop();
    await server.stop();
  });
