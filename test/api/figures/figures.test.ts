import { expect, test } from 'vitest';
import { type InboxPlural, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { page } from '../../../content/types/page.ts';
import { dayAfter } from '../../../content/days.ts';
import type { InboxTables } from '../app/inbox-tables.ts';
import { addPerson } from '../app/people.ts';
import { visitedApp } from '../app/visited-app.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const GOOGLE = { referer: 'https://www.google.com/' };

const { site, open, write, readFigures, beginAgain } = visitedApp();

const sender = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` });
const change = (item: { id: number }, changes: object, path = 'contact-messages') =>
  site.client.ask('PUT', `/${path}/${item.id}`, changes);
const noCounts = { messages: 0, meetings: 0, bookings: 0, won: 0, amount: 0 };

/** One who comes from Google and writes, one who asks for a meeting from a campaign, one who only looks; a program; and spam. */
async function visitAndWrite() {
  await open('/about-us', { ...sender(1), ...GOOGLE });
  const won = await write('/contact-us', { headers: sender(1) });
  await change(won, { status: 'won', amount: 1200.5 });
  await open('/?utm_campaign=spring', { ...sender(2), referer: 'https://www.linkedin.com/' });
  await write('/meeting', { headers: sender(2) });
  await open('/about-us', { ...sender(3), ...GOOGLE });
  const api = { name: 'Omar', email: 'omar@example.com', phone: '555', description: 'A program passes this on.' };
  await site.app.post('/api/contact/store', api);
  const spam = await write('/contact-us', { headers: sender(4), fields: { email: 'spam@example.com' } });
  await change(spam, { status: 'spam' });
  return won;
}

test('visits, and what came of them, by page, source, channel and campaign', async () => {
  await site.client.ask('PUT', '/settings/1', { currency: 'EUR' });
  await visitAndWrite();
  const figures = await readFigures();
  const counts = { messages: 2, meetings: 1, bookings: 0, won: 1, amount: 1200.5 };
  // Those who opened the form to write have visited it too.
  expect(figures.totals).toMatchObject({ visits: 6, visitors: 4, ...counts, conversion: 0.5 });
  expect(figures.days).toMatchObject([{ day: '2026-12-01', visits: 6, ...counts }]);
  expect(figures.currency).toBe('EUR');
  const lead = { ...noCounts, messages: 1, won: 1, amount: 1200.5 };
  expect(find(figures.pages, '/about-us')).toMatchObject({ visits: 2, ...lead });
  expect(find(figures.pages, '/')).toMatchObject({ visits: 1, ...noCounts, meetings: 1 });
  expect(find(figures.sources, 'Google')).toMatchObject({ visits: 2, ...lead });
  expect(find(figures.sources, '(unknown)')).toMatchObject({ visits: 0, ...noCounts, messages: 1 });
  expect(find(figures.channels, 'social')).toMatchObject({ visits: 1, ...noCounts, meetings: 1 });
  expect(figures.campaigns).toMatchObject([{ name: 'spring', visits: 1, ...noCounts, meetings: 1 }]);
  for (const list of [figures.pages, figures.sources, figures.channels])
    expect(list.reduce((sum, { messages, meetings }) => sum + messages + meetings, 0)).toBe(3);
});

function find<Entry extends { name: string }>(list: Entry[], name: string) {
  return list.find((entry) => entry.name === name);
}

test('the figures of a name are its own days and leads, and say nothing of visitors', async () => {
  await visitAndWrite();
  const google = await readFigures('?kind=source&name=Google');
  expect(google.totals).toMatchObject({ visits: 2, visitors: null, messages: 1, won: 1, conversion: 0.5 });
  expect(google.days).toMatchObject([{ day: '2026-12-01', visits: 2, messages: 1 }]);
  expect(find(google.sources, 'LinkedIn')).toMatchObject({ visits: 1 });
  const unknown = await readFigures('?kind=source&name=(unknown)');
  expect(unknown.totals).toMatchObject({ visits: 0, messages: 1, conversion: null });
  const device = await readFigures('?kind=device&name=desktop');
  expect(device.totals).toMatchObject({ visits: 6, ...noCounts });
  expect((await site.client.ask('GET', '/figures?name=Google')).body.errors).toHaveProperty('kind');
});

test('a lead that is erased is gone from the figures, and a visit is not', async () => {
  await visitAndWrite();
  await site.client.call('DELETE', '/personal-data?email=ines@example.com');
  const { totals, pages } = await readFigures();
  expect(totals).toMatchObject({ visits: 6, ...noCounts, messages: 1 });
  expect(find(pages, '/about-us')).toMatchObject({ visits: 2, won: 0 });
});

test('what was booked counts among meetings', async () => {
  const meeting = await write('/meeting');
  const db = site.app.services.database.kysely.withTables<InboxTables>();
  await db.updateTable('meetings').set({ kind_id: 1 }).where('id', '=', meeting.id).execute();
  expect((await readFigures()).totals).toMatchObject({ messages: 0, meetings: 1, bookings: 1 });
});

test.each([
  ['period', '2026-11-02', '2026-12-01', { from: '2026-10-03', to: '2026-11-01' }],
  ['period', '2026-12-01', '2026-12-01', { from: '2026-11-30', to: '2026-11-30' }],
  ['year', '2024-02-29', '2024-03-01', { from: '2023-02-28', to: '2023-03-01' }],
])('compared with the %s, %s to %s is compared with as much', async (compare, from, to, compared) => {
  expect(await readFigures(`?from=${from}&to=${to}&compare=${compare}`)).toMatchObject({ compared });
});

test('each name and all together are compared with the days before', async () => {
  await open('/about-us', { ...sender(1), ...GOOGLE });
  await write('/contact-us', { headers: sender(1) });
  site.now += DAY;
  site.client = await addPerson(site.app, 'Omar');
  await open('/about-us', { ...sender(1), ...GOOGLE });
  await open('/about-us', { ...sender(2), ...GOOGLE });
  const range = '?from=2026-12-02&to=2026-12-02&compare=period';
  const { totals, totals_before, pages, ...figures } = await readFigures(range);
  expect([totals.visits, totals_before?.visits, totals_before?.messages]).toEqual([2, 2, 1]);
  expect(figures.sources).toMatchObject([
    { name: 'Google', visits: 2, messages: 0, before: { visits: 1, messages: 1 } },
  ]);
  expect(find(pages, '/about-us')).toMatchObject({ visits: 2, before: { visits: 1 } });
  expect((await readFigures('?from=2026-12-02')).sources).toMatchObject([{ before: null }]);
});

test.each([
  ['Asia/Kolkata', '2026-12-01T18:29:00Z', '2026-12-01T18:31:00Z', '2026-12-01'],
  ['Asia/Shanghai', '2026-12-01T15:59:00Z', '2026-12-01T16:01:00Z', '2026-12-01'],
  ['America/Halifax', '2026-12-01T03:59:00Z', '2026-12-01T04:01:00Z', '2026-11-30'],
])('in %s every list and total is of the same days', async (zone, before, after, day) => {
  await beginAgain({ TIME_ZONE: zone });
  for (const [number, time] of [before, after].entries()) {
    site.now = Date.parse(time) - 60_000 * (1 - number);
    await site.app.services.visitCounter?.store();
    await open('/about-us', { ...sender(number), ...GOOGLE });
    await write('/contact-us', { headers: sender(number) });
  }
  const first = await readFigures(`?from=${day}&to=${day}`);
  const second = await readFigures(`?from=${dayAfter(day, 1)}&to=${dayAfter(day, 1)}`);
  for (const { totals, days, pages, sources, channels, devices } of [first, second]) {
    expect(totals).toMatchObject({ visits: 2, messages: 1 });
    expect(totals.visitors).toBeLessThanOrEqual(totals.views);
    for (const list of [days, pages, sources, channels]) {
      expect(list.reduce((sum, { visits }) => sum + visits, 0)).toBe(2);
      expect(list.reduce((sum, { messages }) => sum + messages, 0)).toBe(1);
    }
    expect(devices.reduce((sum, { visits }) => sum + visits, 0)).toBe(2);
  }
});

test('the page of a record has the figures of all its addresses', async () => {
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await site.client.ask('PUT', '/settings/1', { languages });
  await site.app.create(page, { title: 'An offer', slug: 'an-offer', status: 1 });
  const german = { title: 'Ein Angebot', slug: 'ein-angebot', status: 1, sections: [] };
  await site.client.call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  await site.client.call('PUT', '/pages/an-offer/translations/de', german);
  await open('/an-offer', { ...sender(1), ...GOOGLE });
  await write('/contact-us', { headers: sender(1) });
  await site.client.call('PUT', '/pages/an-offer', { title: 'An offer', slug: 'another-offer', status: 1 });
  await open('/another-offer', sender(2));
  await open('/de/ein-angebot', sender(3));
  await open('/about-us', sender(4));
  await site.app.services.visitCounter?.store();
  const { body } = await site.client.ask('GET', '/pages/another-offer/figures?compare=year');
  expect(body.data.totals).toMatchObject({ views: 3, visits: 3, visitors: null, messages: 1 });
  expect(body.data.paths.toSorted()).toEqual(['/an-offer', '/another-offer', '/de/ein-angebot']);
  expect(body.data.totals_before).toMatchObject({ visits: 0, messages: 0 });
  const home = (await site.client.ask('GET', '/pages/home/figures')).body.data;
  expect(home.paths).toContain('/');
  expect((await site.client.ask('GET', '/reviews/1/figures')).status).toBe(404);
});

test('days, and the names of a kind, are downloaded as CSV in which nothing is a formula', async () => {
  await visitAndWrite();
  await open('/?utm_campaign==1%2B1');
  await site.app.services.visitCounter?.store();
  const download = async (query: string) => {
    const { authorization } = site.client;
    const { body, headers } = await site.app.get(`/api/figures.csv${query}`, { authorization });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    return body.split('\r\n');
  };
  const labels = inboxKinds.map(({ label }) => label.many);
  const sentOfKind: Partial<Record<InboxPlural, number>> = { messages: 2, meetings: 1 };
  const sent = inboxKinds.map(({ plural }) => sentOfKind[plural] ?? 0);
  expect(await download('')).toEqual([
    `\uFEFF${lineOf('Day', 'Views', 'Visits', 'Visitors', ...labels, 'Booked', 'Won', 'Amount')}`,
    lineOf('2026-12-01', 7, 7, 5, ...sent, 0, 1, 1200.5),
    '',
  ]);
  const campaigns = await download('?kind=campaign');
  expect(campaigns).toContain(lineOf("'=1+1", 1, 1, ...sent.map(() => 0), 0, 0, 0));
  expect((await download('?kind=device'))[0]).toBe('\uFEFF"Device","Views","Visits"');
});

const lineOf = (...cells: (string | number)[]) => cells.map((cell) => `"${cell}"`).join();
