import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { listen, reportViolations } from './complaints.ts';
import { freePort } from '../../free-port.ts';
import { createClient, createPublisher, person, type Publisher } from './publisher.ts';
import { startServer } from './server.ts';

export { expect } from '@playwright/test';

interface TestApp {
  origin: string;
  publisher: Publisher;
  /** The path of a picture that is there. */
  picture: string;
  /** Signs in once more and gives the session of its own. */
  signIn: () => Promise<Publisher>;
  /** Lets somebody else join as an administrator, who is signed in too. */
  join: (name: string) => Promise<Publisher>;
  /** Gives a command as who runs the server, and what it prints. */
  command: (...words: string[]) => Promise<string>;
  /** Opens pages as who holds the token, or as a stranger. */
  open: (token?: string) => Promise<BrowserContext>;
}

export interface Fixtures {
  /** A page of the administrator who is signed in. */
  view: Page;
  /** A page of somebody who is not signed in. */
  stranger: Page;
  /** What the page may complain of; nothing unless a test says so. */
  failures: RegExp | undefined;
  /** Fails a test whose pages complained. */
  quiet: (page: Page) => void;
}

/** What a browser writes to its console when an answer is a refusal. */
export const refusals = /status of 4\d\d/;
/** What it writes when there is no answer. */
export const noNetwork = /net::ERR_/;

/** Tests of the admin area. Each worker has a server of its own, so that tests beside each other do not meet. */
export const test = base.extend<Fixtures, { app: TestApp; signedIn: BrowserContext }>({
  app: [
    async ({ playwright, browser }, use) => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const { stop, command, setUpLink } = await startServer({ port, publicUrl: origin });
      const request = await playwright.request.newContext();
      const publisher = await createPublisher(request, origin, setUpLink);
      const signIn = async (as = person) => {
        const answer = await request.post(`${origin}/api/login`, { data: as });
        return createClient(request, origin, (await answer.json()).ACCESS_TOKEN);
      };
      const join = async (name: string) => {
        const { data } = await publisher.ask<{ data: { link: string } }>('POST', 'invitations', {});
        const token = new URL(data.link).searchParams.get('token');
        const theirs = { ...person, name, email: `${name.toLowerCase().replace(' ', '.')}@example.com` };
        const registration = { ...theirs, password_confirmation: theirs.password, token };
        await request.post(`${origin}/api/register`, { data: registration });
        return signIn(theirs);
      };
      const open = async (token?: string) => {
        const localStorage = token ? [{ name: 'ACCESS_TOKEN', value: token }] : [];
        const storageState = { cookies: [], origins: [{ origin, localStorage }] };
        const context = await browser.newContext({ baseURL: origin, storageState });
        await reportViolations(context);
        return context;
      };
      await use({ origin, publisher, picture: await publisher.upload(), signIn: () => signIn(), join, command, open });
      await request.dispose();
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
  quiet: async ({ failures }, use) => {
    const heard: ReturnType<typeof listen>[] = [];
    await use((page) => heard.push(listen(page)));
    const complaints = heard.flatMap(({ complaints }) => complaints);
    base.expect(complaints.filter((text) => !failures?.test(text))).toEqual([]);
  },
  view: async ({ signedIn, quiet }, use) => {
    const page = await signedIn.newPage();
    quiet(page);
    await use(page);
    await page.close();
  },
  stranger: async ({ app, quiet }, use) => {
    const context = await app.open();
    const page = await context.newPage();
    quiet(page);
    await use(page);
    await context.close();
  },
});
