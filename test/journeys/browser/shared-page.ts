import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { origin } from './launch.ts';

interface Kind {
  options: BrowserContextOptions;
  prepare?: ((page: Page) => Promise<void>) | undefined;
}

/** As Playwright opens pages. */
const VIEWPORT = { width: 1280, height: 720 };

/** The page that this worker has open. A fixture of its scope would need another worker, and browser, for each file. */
let current: { kind: Kind; context: BrowserContext; page: Page } | undefined;

/** Returns a test whose `view` is one page for all tests of a file in a worker: fast, for tests that navigate first. */
export function testOnSharedPage(options: BrowserContextOptions, prepare?: (page: Page) => Promise<void>) {
  const kind = { options, prepare };
  return base.extend<{ view: Page }>({
    view: async ({ browser }, use) => {
      if (current?.kind !== kind) {
        await current?.context.close();
        const context = await browser.newContext({ ...options, baseURL: origin });
        const page = await context.newPage();
        await prepare?.(page);
        current = { kind, context, page };
      }
      // A test may have left it narrow.
      await current.page.setViewportSize(options.viewport ?? VIEWPORT);
      await use(current.page);
    },
  });
}
