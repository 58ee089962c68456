import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Webhook } from 'standardwebhooks';
import type { EventTables } from '../../../server/events/tables.ts';
import { type ReceivedEvent, startWebhookReceiver } from '../../servers/webhook-receiver.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { openSessionOf } from '../app/accounts.ts';
import { addPerson, clientOf } from '../app/people.ts';

export const MINUTE = 60_000; // ms
export const HOUR = 60 * MINUTE;
const CLAIM = MINUTE;

type Person = Awaited<ReturnType<typeof addPerson>>;

interface WebhooksApp {
  app: TestApp;
  receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  sana: Person;
  /** The time of the app's clock, in milliseconds. */
  now: number;
}

/** Starts an app, which may reach this machine, and a receiver for each test of a file. */
export function webhooksApp(configured: Record<string, string> = {}, content: 'empty' | 'demo' = 'empty') {
  const site = {} as WebhooksApp;
  beforeEach(async () => {
    site.now = Date.now();
    site.receiver = await startWebhookReceiver();
    site.app = await startApp({
      content,
      clock: () => new Date(site.now),
      configured: { WEBHOOK_ALLOW_PRIVATE: 'yes', RATE_LIMIT: 'off', ...configured },
    });
    site.sana = await addPerson(site.app, 'Sana');
  });
  afterEach(async () => {
    await site.app.stop();
    await site.receiver.stop();
  });

  /** Creates a webhook at a path of the receiver, and returns it with its secret. */
  async function subscribe(events: string[], path = '/hook') {
    const body = { url: site.receiver.url(path), events };
    return (await site.sana.call<{ data: { id: number; secret: string } }>('POST', '/webhooks', body)).data;
  }

  const db = () => site.app.services.database.kysely.withTables<EventTables>();
  const deliveries = () => db().selectFrom('webhook_deliveries').selectAll().orderBy('id').execute();

  /** Delivers what is due, and waits until nothing is due or under way any more. */
  async function deliver(services = site.app.services) {
    services.webhooks.wake();
    const underWay = [new Date(site.now).toISOString(), new Date(site.now + CLAIM).toISOString()] as const;
    await expect
      .poll(
        async () => {
          const waiting = (await deliveries()).filter(({ due_at }) => due_at !== null);
          const ids = new Set<string>();
          return waiting.filter(({ due_at, subject, subject_id, webhook_id }) => {
            const key = `${webhook_id} ${subject} ${subject_id}`;
            const isBlocked = ids.has(key);
            ids.add(key);
            return (!isBlocked && (due_at ?? '') <= underWay[0]) || due_at === underWay[1];
          });
        },
        { timeout: 30_000 },
      )
      .toEqual([]);
  }

  /** Lets time go by, and signs in again: sessions end while the clock goes on. */
  async function wait(milliseconds: number) {
    site.now += milliseconds;
    const { services } = site.app;
    site.sana = { ...site.sana, ...clientOf(site.app, await openSessionOf(services, site.sana.id)) };
  }

  const types = (path = '/hook') =>
    site.receiver.received.filter((event) => event.path === path).map(({ type }) => type);

  return { site, subscribe, deliver, deliveries, db, types, wait };
}

/** Verifies a signature as receivers do, at the time at which it was made. Throws where it is wrong. */
export function verify({ headers, text }: ReceivedEvent, secret: string, now: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
}
