import type { Page } from '@playwright/test';
import { startMailServer } from '../../servers/mail-server.ts';
import type { ApiClient } from '../../api-client.ts';
import { expect, test as base } from './admin.ts';
import { openContext, startServer } from './server.ts';
import { nextYear } from '../../next-year.ts';

// A Tuesday of a week without a change of clocks.
export const monday = mondayAfter(`${nextYear}-05-08`);
export const tuesday = dayAfter(monday, 1);
export const wednesday = dayAfter(monday, 2);

export interface Agency {
  publisher: ApiClient;
  mails: Awaited<ReturnType<typeof startMailServer>>;
  page: Page;
  origin: string;
  kind: string;
}

export const test = base.extend<{ agency: Agency; timeZone: string }>({
  timeZone: ['Europe/Berlin', { option: true }],
  // A server of its own, which can send email.
  agency: async ({ browser, quiet, timeZone }, use) => {
    const mails = await startMailServer();
    const mail = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com' };
    const { origin, publisher, stop } = await startServer({ mail, timeZone });
    const kind = await bookableKind(publisher);
    const context = await openContext(browser, origin, publisher.token, { reducedMotion: 'reduce' });
    const page = await context.newPage();
    quiet(page);
    await use({ origin, publisher, mails, page, kind });
    await context.close();
    await stop();
    await mails.stop();
  },
});

/** Makes a kind of meeting that the first administrator holds, and returns its slug. */
export async function bookableKind(publisher: ApiClient) {
  const { data: self } = await publisher.call<{ data: { id: number } }>('GET', '/account');
  const hours = [1, 2, 3, 4, 5, 7].map((day) => ({ day, from: '09:00', to: '17:00' }));
  const availability = { time_zone: 'Europe/Berlin', hours, exceptions: [], absences: [] };
  await publisher.call('PUT', '/availability', availability);
  const fields = { name: 'A call', status: 1, hosts: [self.id], where: 'phone', days_ahead: 365, notice_hours: 0 };
  return (await publisher.call<{ data: { slug: string } }>('POST', '/meeting-kinds', fields)).data.slug;
}

/** Books a meeting as a visitor in New York does, in the time of Berlin. */
export async function book({ origin, kind }: Agency, name: string, time: string) {
  const instant = Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Berlin').toInstant().toString();
  const data = {
    name,
    email: 'ines@example.com',
    subject: 'A shop',
    kind,
    time: instant,
    time_zone: 'America/New_York',
  };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/meeting/store`, { method: 'POST', headers, body: JSON.stringify(data) });
  expect(response.status).toBe(201);
}

export const openWeek = (page: Page, day = tuesday) => page.goto(`/admin/meetings/week?day=${day}`);
export const column = (page: Page, day: string) => page.getByRole('region', { name: inWords(day), exact: true });
export const block = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^[\\d:–]+ ${name}\\b`) });

export function dayAfter(date: string, days: number) {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

function mondayAfter(date: string) {
  return dayAfter(date, 8 - Temporal.PlainDate.from(date).dayOfWeek);
}

export function lastSundayOf(month: string) {
  const last = Temporal.PlainDate.from(`${nextYear}-${month}-31`);
  return last.subtract({ days: last.dayOfWeek % 7 }).toString();
}

/** Returns a day such as Tuesday 11 May. */
export function inWords(date: string) {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString('en-GB', options).replace(',', '');
}

/** Returns a day such as Tue 11 May. */
export function shortly(date: string) {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString('en-GB', options).replace(',', '');
}
