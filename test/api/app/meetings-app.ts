import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type DeliveredEmail, startMailServer } from '../../servers/mail-server.ts';
import { type TestApp, startApp } from './app.ts';
import type { InboxTables } from './inbox-tables.ts';
import { addPerson } from './people.ts';

const START = new Date('2031-01-01T00:00:00Z');

/** Starts an app that emails the agency and visitors, for the tests of a file about meetings. Each begins at the same time. */
export function meetingsApp(variables: Record<string, string> = {}) {
  let app: TestApp;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let sana: Awaited<ReturnType<typeof addPerson>>;
  const site = { now: START, refusesMail: false };
  beforeAll(async () => {
    server = await startMailServer({ refusesData: () => site.refusesMail });
    const configured = {
      SMTP_URL: server.url,
      NOTIFY_EMAIL: 'agency@example.com',
      MAIL_RETRY_SECONDS: '1',
      ...variables,
    };
    app = await startApp({ configured, clock: () => site.now });
    sana = await addPerson(app, 'Sana');
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });
  afterEach(async () => {
    await waitUntilSent();
    server.delivered.splice(0);
    site.now = START;
  });

  const db = () => app.services.database.kysely.withTables<InboxTables>();

  async function waitUntilSent() {
    const unsent = () => db().selectFrom('outbox').select('failure').where('sent_at', 'is', null).execute();
    await expect.poll(unsent).toEqual([]);
  }

  /** Requests a meeting as a visitor and returns its id once the emails about it are sent. */
  async function requestMeeting(time: string, fields: object = {}): Promise<number> {
    const meeting = { name: 'Ines Moreau', email: 'ines@example.com', subject: 'A shop', time, ...fields };
    expect((await app.post('/api/meeting/store', meeting)).statusCode).toBe(201);
    const { id } = await db().selectFrom('meetings').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    await waitUntilSent();
    server.delivered.splice(0);
    return id;
  }

  return Object.assign(site, {
    app: () => app,
    server: () => server,
    sana: () => sana,
    db,
    waitUntilSent,
    requestMeeting,
    step: (id: number, name: string, fields: object = {}) => sana.ask('POST', `/meetings/${id}/${name}`, fields),
    read: async (id: number) => (await sana.ask('GET', `/meetings/${id}`)).body.data,
    nextEmail: async () => (await server.take(1))[0] as DeliveredEmail,
  });
}
