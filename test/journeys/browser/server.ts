import type { Browser, BrowserContextOptions } from '@playwright/test';
import { createApiClient, overNetwork, PASSWORD } from '../../api-client.ts';
import { runCommand } from '../../servers/command.ts';
import { freePort } from '../../servers/free-port.ts';
import { serverEnvironment, startServerProcess } from '../../servers/server-process.ts';

interface ServerOptions {
  port?: number;
  publicUrl?: string;
  content?: 'demo' | 'empty' | `demo:${string}`;
  mail?: { SMTP_URL: string; NOTIFY_EMAIL: string; IMAP_URL?: string };
  /** Of the environment; empty for none. */
  timeZone?: string;
}

export const person = { name: 'Sana Qureshi', email: 'sana@example.com', password: PASSWORD };

/** Starts a server without an administrator. Returns it with what runs CLI commands on it. */
export async function startNewServer(options: ServerOptions = {}) {
  const { port, publicUrl, content = 'empty', mail, timeZone = 'UTC' } = options;
  const PORT = String(port ?? (await freePort()));
  const origin = `http://localhost:${PORT}`;
  const site = { PORT, CONTENT: content, PUBLIC_URL: publicUrl ?? origin, TIME_ZONE: timeZone, ...mail };
  // Servers of calendars in tests are on this machine.
  const variables = { ...site, WEBHOOK_ALLOW_PRIVATE: 'yes' };
  const { folder, prints, stop } = await startServerProcess(variables);
  await prints('There is no administrator yet');
  const environment = serverEnvironment({ ...variables, DATA_DIR: folder });
  const command = async (...args: string[]) => {
    const { code, out, err } = await runCommand(args, { variables: environment });
    if (code !== 0) throw new Error(err);
    return out.trim();
  };
  return { origin, command, stop: () => stop() };
}

/** Starts a server with an administrator. Returns it with a client of theirs, and what runs CLI commands on it. */
export async function startServer(options?: ServerOptions) {
  const server = await startNewServer(options);
  const token = new URL(await server.command('user:setup-link')).searchParams.get('token');
  await register(server.origin, person, token);
  return { ...server, publisher: await signInAs(server.origin) };
}

type Person = typeof person;

/** Registers somebody by the token of a set-up link or an invitation. */
export async function register(origin: string, person: Person, token: string | null) {
  const registration = { ...person, password_confirmation: person.password, token };
  await createApiClient(overNetwork(origin)).call('POST', '/register', registration);
}

export async function signInAs(origin: string, { email, password }: Omit<Person, 'name'> = person) {
  const credentials = { email, password };
  const client = createApiClient(overNetwork(origin));
  const { ACCESS_TOKEN } = await client.call<{ ACCESS_TOKEN: string }>('POST', '/login', credentials);
  return createApiClient(overNetwork(origin), ACCESS_TOKEN);
}

/** Keeps the tour of a first visit away. */
export const dismissedTour = { name: 'tour', value: JSON.stringify('dismissed') };

/** Opens a browser context without the tour, that holds a token if one is given. */
export function openContext(browser: Browser, origin: string, token?: string, options: BrowserContextOptions = {}) {
  const localStorage = [dismissedTour, ...(token ? [{ name: 'ACCESS_TOKEN', value: token }] : [])];
  return browser.newContext({
    ...options,
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}
