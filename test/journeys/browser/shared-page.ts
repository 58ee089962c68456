import { type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { origin } from './launch.ts';

/** Returns a test whose `view` is one page for all tests of a worker: fast, for tests that navigate first. */
export function testOnSharedPage(options: BrowserContextOptions, prepare?: (page: Page) => Promise<void>) {
  return base.extend<object, { view: Page }>({
    view: [
      async ({ browser }, use) => {
        const context = await browser.newContext({ ...options, baseURL: origin });
        const page = await context.newPage();
        await prepare?.(page);
        await use(page);
        await context.close();
      },
      { scope: 'worker' },
    ],
  });
}
