import { expect, test } from 'vitest';
import type { InboxTables } from '../app/inbox-tables.ts';
import { readAllRows } from '../app/database-rows.ts';
import { addPerson } from '../app/people.ts';
import { visitedApp, visitsOf } from '../app/visited-app.ts';

const { site, open, write, readFigures, beginAgain } = visitedApp();

const AD = '/our-services?utm_source=Google&utm_medium=cpc&utm_campaign=Spring&gclid=x';
const inside = (path: string) => ({ referer: `https://plinth.example${path}` });
const nowhere = { source_name: 'Direct', channel: 'direct', landing_page: '/contact-us', first_campaign: null };

test('a lead keeps its first campaign, page and source when another site lies between', async () => {
  await open(AD, { referer: 'https://www.google.de/' });
  await open('/contact-us', { ...inside('/our-services'), 'sec-fetch-site': 'same-origin' });
  const lead = await write('/contact-us', { headers: { referer: 'https://calendly.example/agency' } });
  expect(lead).toMatchObject({
    landing_page: '/our-services',
    source_name: 'Google',
    channel: 'paid',
    first_campaign: 'spring',
    last_campaign: 'spring',
    source: { referrer: 'https://calendly.example/agency', utm_campaign: null },
  });
});

test('who comes back through another campaign has both, and who came from nowhere first has where they came from', async () => {
  await open('/');
  await open('/about-us?utm_campaign=spring', { referer: 'https://www.linkedin.com/' });
  await open('/?utm_campaign=summer', { referer: 'https://example.org/' });
  expect(await write('/meeting')).toMatchObject({
    source_name: 'LinkedIn',
    landing_page: '/about-us',
    first_campaign: 'spring',
    last_campaign: 'summer',
  });
});

test('a visitor is known by address and browser, on one day, and not at all who asks for that', async () => {
  await open(AD);
  const others = [{ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Other/1.0' }, { 'sec-gpc': '1' }, { dnt: '1' }];
  for (const headers of [...others, { 'x-forwarded-for': '203.0.113.9' }])
    expect(await write('/contact-us', { headers })).toMatchObject(nowhere);
  expect(await write('/contact-us')).toMatchObject({ first_campaign: 'spring' });
  site.now += 13 * 60 * 60 * 1000;
  site.client = await addPerson(site.app, 'Omar');
  expect(await write('/contact-us')).toMatchObject(nowhere);
});

test('a campaign of who asked not to be counted is that of their form alone', async () => {
  await open(AD, { 'sec-gpc': '1' });
  const lead = await write(`/contact-us?utm_campaign=Autumn`, { headers: { 'sec-gpc': '1' } });
  expect(lead).toMatchObject({ ...nowhere, first_campaign: 'autumn', last_campaign: 'autumn' });
});

test('where visits are not counted, a lead comes from where its form was opened', async () => {
  await beginAgain({ ANALYTICS: 'off' });
  await open(AD);
  expect(await write('/contact-us')).toMatchObject(nowhere);
  expect(await write('/contact-us?gclid=x')).toMatchObject({
    source_name: 'Google',
    channel: 'paid',
    source: { click_id: 'gclid' },
  });
});

test('where nothing is remembered, who opened the form from another page of ours may have come from anywhere', async () => {
  await beginAgain({ ANALYTICS: 'off' });
  const headers = inside('/our-services');
  const untold = { landing_page: '/our-services', source_name: null, channel: null, first_campaign: null };
  expect(await write('/contact-us', { headers })).toMatchObject(untold);
  const marked = await write('/contact-us', { headers: inside('/our-services?utm_source=Google') });
  expect(marked).toMatchObject({ landing_page: '/our-services', source_name: 'Google' });
});

test('leads have the names that visits have', async () => {
  const arrivals: [query: string, referer?: string][] = [
    ['?utm_source=LinkedIn'],
    ['?utm_source=linkedin&utm_medium=social'],
    ['', 'https://www.linkedin.com/feed/'],
    ['?utm_source=google&utm_medium=cpc&gclid=x', 'https://www.google.de/'],
    ['', 'https://www.Example.org/page'],
    ['?fbclid=x'],
    ['?utm_source=ines@example.com'],
    ['', 'nonsense'],
    [''],
  ];
  // With and without what is known of the day's visits.
  for (const headers of [{}, { 'sec-gpc': '1' }]) {
    const leads = [];
    for (const [number, [query, referer]] of arrivals.entries()) {
      const sender = { 'x-forwarded-for': `203.0.113.${number}`, ...(referer && { referer }), ...headers };
      leads.push(await write(`/contact-us${query}`, { headers: sender }));
    }
    const { sources, channels } = await readFigures();
    expect(countBy(leads, 'source_name')).toEqual(visitsOf(sources));
    expect(countBy(leads, 'channel')).toEqual(visitsOf(channels));
  }
});

function countBy(leads: Record<string, string>[], name: string) {
  const groups = Map.groupBy(leads, (lead) => lead[name]);
  return Object.fromEntries([...groups].map(([value, group]) => [value, group.length]));
}

test('what is known of visitors is never stored', async () => {
  await open('/our-services?utm_campaign=secret-hop', { 'x-forwarded-for': '203.0.113.77' });
  const rows = JSON.stringify(await readAllRows(site.app.services.database));
  expect(rows).not.toMatch(/203\.0\.113\.77|secret-hop/);
});

test('items from before an upgrade get what their form said, and their day', async () => {
  const db = site.app.services.database.kysely.withTables<InboxTables>();
  const item = { name: 'Ines', email: 'ines@example.com', phone: '5', description: 'A shop', idempotency_key: null };
  const source = { landing_page: '/contact', referrer: 'https://www.linkedin.com/in', utm_campaign: 'Spring ' };
  await db
    .insertInto('contact_messages')
    .values([
      { ...item, reference: 'A', created_at: '2026-11-30T20:00:00.000Z', source: JSON.stringify(source) },
      { ...item, reference: 'B', created_at: '2026-11-30T18:00:00.000Z', source: null },
    ])
    .execute();
  await site.app.services.fillAttributions();
  const stored = db.selectFrom('contact_messages').selectAll().where('reference', 'in', ['A', 'B']);
  expect(await stored.orderBy('reference').execute()).toMatchObject([
    {
      landing_page: '/contact-us',
      source_name: 'LinkedIn',
      channel: 'social',
      first_campaign: 'spring',
      last_campaign: 'spring',
      received_on: '2026-12-01',
    },
    { landing_page: null, source_name: null, received_on: '2026-11-30' },
  ]);
});
