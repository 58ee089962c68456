import { expect, test as base } from '@playwright/test';
import * as form from '../browser/form.ts';
import { launch } from '../browser/launch.ts';
import { freePort } from '../../servers/free-port.ts';
import { startServer } from '../browser/server.ts';
import { startTlsProxy } from '../browser/tls-proxy.ts';

interface Addresses {
  /** The proxy that visitors reach by TLS. */
  publicly: string;
  /** The server behind it. */
  directly: string;
}

const test = base.extend<object, { app: Addresses }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires destructured fixtures.
    async ({}, use) => {
      const port = await freePort();
      const proxy = await startTlsProxy(port);
      const publicly = `https://plinth.test:${proxy.port}`;
      const { stop } = await startServer({ port, publicUrl: publicly });
      await use({ publicly, directly: `http://127.0.0.1:${port}` });
      proxy.stop();
      await stop();
    },
    { scope: 'worker' },
  ],
});

test.use({
  ignoreHTTPSErrors: true,
  launchOptions: { ...launch, args: [...launch.args, '--host-resolver-rules=MAP plinth.test 127.0.0.1'] },
});
// All tests share one server.
test.describe.configure({ mode: 'default' });

for (const way of ['publicly', 'directly'] as const) {
  for (const javaScriptEnabled of [false, true]) {
    test.describe(`reached ${way}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('the contact form refuses a blank name and stores a message', async ({ page, app }) => {
        await form.openForm(page, `${app[way]}/contact-us`, javaScriptEnabled);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${app.publicly}/contact-us`);

        await form.send(page, { ...form.message, Name: '   ' });
        await form.expectRefused(page, 'Name', 'Name is required.');
        await form.send(page, form.message);
        await form.expectThanks(page, form.contactThanks);
        expect(page.url()).toBe(`${app[way]}/contact-us`);
      });
    });
  }
}
