import { afterAll, afterEach, beforeAll } from 'vitest';
import { startMailServer } from '../../servers/mail-server.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson } from '../app/people.ts';

/** Starts an app without a mail server, for the tests of a file about setting one. Each begins without. */
export function mailServerApp() {
  const site = { now: new Date('2030-03-01T12:00:00Z') };
  const cleanups: (() => Promise<unknown>)[] = [];
  let app: TestApp;
  let sana: Awaited<ReturnType<typeof addPerson>>;
  beforeAll(async () => {
    const configured = { NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '1' };
    app = await startApp({ clock: () => site.now, configured });
    sana = await addPerson(app, 'Sana');
  });
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
    await sana.ask('DELETE', '/mail-server');
  });
  afterAll(() => app.stop());

  async function open(options: Parameters<typeof startMailServer>[0] = {}) {
    const server = await startMailServer(options);
    cleanups.push(server.stop);
    return server;
  }

  return Object.assign(site, {
    app: () => app,
    sana: () => sana,
    /** Starts a mail server, which is stopped after the test. */
    open,
    closeLater: (close: () => Promise<unknown>) => void cleanups.push(close),
    serverAt: (port: number, more: object = {}) => ({ host: '127.0.0.1', port, security: 'none', ...more }),
    save: (body: object) => sana.ask('PUT', '/mail-server', body),
    tryOut: (body?: object) => sana.ask('POST', '/mail-server/test', body),
    read: async () => (await sana.ask('GET', '/mail-server')).body.data,
  });
}
