import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { logPolicyViolations, recordPage } from './console.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Role } from '../../../content/roles.ts';
import type { ApiClient } from '../../api-client.ts';
import { openContext, person, register, signInAs, startServer } from './server.ts';

export { expect } from '@playwright/test';

export interface TestApp {
  origin: string;
  /** The client of the first administrator. */
  publisher: ApiClient;
  /** The path of an uploaded picture. */
  picture: string;
  /** Starts another session of the first administrator. */
  signIn: () => Promise<ApiClient>;
  /** Adds another person, an owner by default, and signs them in. */
  join: (name: string, role?: Role) => Promise<ApiClient>;
  /** Runs a command of the CLI and returns its output. */
  command: (...args: string[]) => Promise<string>;
  /** Deletes a record at the end of a test. Closes all pages first: none of them must ask for it any more. */
  remove: (type: ContentType, key: string) => Promise<void>;
  /** Opens a browser context, signed in by the token if there is one. */
  open: (token?: string) => Promise<BrowserContext>;
}

export interface Fixtures {
  /** A page of the signed-in administrator. */
  view: Page;
  /** A page without a session. */
  stranger: Page;
  /** Console errors that a test expects. */
  failures: RegExp | undefined;
  /** Whether a test moves the clock of its page. All pages of a context share one, so `view` then has a context of its own. */
  movesClock: boolean;
  /** Fails the test on any other console error or warning of the page. */
  quiet: (page: Page) => void;
}

/** The console error of a response with a 4xx status. */
export const refusals = /status of 4\d\d/;
/** The console error of a request without a response. */
export const noNetwork = /net::ERR_/;

/** A test of the admin area. Each worker has its own server, so that parallel tests do not interfere. */
export const test = base.extend<Fixtures, { app: TestApp; signedIn: BrowserContext }>({
  app: [
    async ({ browser }, use) => {
      const { origin, publisher, command, stop } = await startServer();
      const join = async (name: string, role: Role = 'owner') => {
        const { data } = await publisher.call<{ data: { link: string } }>('POST', '/invitations', { role });
        const token = new URL(data.link).searchParams.get('token');
        const newPerson = { ...person, name, email: `${name.toLowerCase().replace(' ', '.')}@example.com` };
        await register(origin, newPerson, token);
        return signInAs(origin, newPerson);
      };
      const open = async (token?: string) => {
        const context = await openContext(browser, origin, token);
        await logPolicyViolations(context);
        return context;
      };
      const remove = async (type: ContentType, key: string) => {
        for (const page of browser.contexts().flatMap((context) => context.pages())) await page.close();
        await publisher.remove(type, key);
      };
      const picture = await publisher.upload();
      await use({ origin, publisher, picture, signIn: () => signInAs(origin), join, command, remove, open });
      await stop();
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ app }, use) => {
      const context = await app.open(app.publisher.token);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.origin),
  failures: [undefined, { option: true }],
  movesClock: [false, { option: true }],
  quiet: async ({ failures }, use) => {
    const recordings: ReturnType<typeof recordPage>[] = [];
    await use((page) => recordings.push(recordPage(page)));
    const errors = recordings.flatMap(({ errors }) => errors);
    base.expect(errors.filter((text) => !failures?.test(text))).toEqual([]);
  },
  view: async ({ app, signedIn, movesClock, quiet }, use) => {
    // The session is as old as the worker.
    await app.publisher.call('POST', '/account/confirm', { password: person.password });
    const context = movesClock ? await app.open(app.publisher.token) : signedIn;
    const page = await context.newPage();
    if (!movesClock) refuseClock(page);
    quiet(page);
    await use(page);
    await (movesClock ? context : page).close();
  },
  stranger: async ({ app, quiet }, use) => {
    const context = await app.open();
    const page = await context.newPage();
    quiet(page);
    await use(page);
    await context.close();
  },
});

function refuseClock(page: Page) {
  const get = () => {
    throw new Error('Whoever moves the clock says so: test.use({ movesClock: true }).');
  };
  Object.defineProperty(page, 'clock', { get });
}
