import { expect, test } from 'vitest';
import { startApp } from '../api/app/app.ts';
import { signInTo } from '../api/app/people.ts';

const VISITS = 10_000;
const PROXY = '10.0.0.7';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/';

/** What is left out, with what such a request sends. */
const left: Record<string, Record<string, string>> = {
  bot: { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
  'AI bot': { 'user-agent': 'Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)' },
  prefetched: { 'sec-purpose': 'prefetch' },
  'asked not to be counted': { 'sec-gpc': '1' },
  'signed in': { cookie: 'plinth_editor=1' },
  'not opened as a page': { 'sec-fetch-dest': 'image' },
  'missing page': {},
};
const sources = {
  Google: { referer: 'https://www.google.co.uk/' },
  LinkedIn: { referer: 'https://www.linkedin.com/' },
  ChatGPT: { referer: 'https://chatgpt.com/' },
  Direct: {},
};
const pages = ['/', '/about-us', '/our-services', '/our-reviews', '/contact-us'];

test('of 10,000 visits over a night on which clocks change, all are counted, and all but 2 % of the visitors', async () => {
  // Berlin puts its clocks back on 25 October 2026; its midnight is at 22:00 UTC before, and at 23:00 after.
  const start = Date.parse('2026-10-24T18:00:00Z');
  let now = start;
  const app = await startApp({
    clock: () => new Date(now),
    configured: { TIME_ZONE: 'Europe/Berlin', TRUST_PROXY: '127.0.0.1,10.0.0.0/8' },
  });
  const truth = createTruth();
  for (let number = 0; number < VISITS; number += 1) {
    now = start + number * 12_000; // 33 hours in all
    const reason = Object.keys(left)[number % 17];
    const [source, arrival] = Object.entries(sources)[number % 4] ?? ['', {}];
    const person = (number * 7919) % 4_000;
    const agent = `${BROWSER}${person % 9}.0`;
    const page = pages[number % pages.length] ?? '/';
    const campaign = number % 3 === 0 ? `?utm_campaign=Autumn%20${number % 6}` : '';
    await app.requestAsIs({
      url: reason === 'missing page' ? `/no-such-page-${number}` : page + campaign,
      // Through a proxy that is trusted, behind which everybody has an address of their own.
      headers: {
        'user-agent': agent,
        'sec-fetch-mode': 'navigate',
        'x-forwarded-for': `203.0.${person >> 8}.${person & 255}, ${PROXY}`,
        ...arrival,
        ...(reason && left[reason]),
      },
    });
    truth.note({
      reason,
      source,
      page,
      campaign: campaign && `autumn ${number % 6}`,
      day: dayInBerlin(now),
      person: `${person} ${agent}`,
    });
    if (number % 500 === 0) await app.services.visitCounter?.store();
  }
  await app.services.visitCounter?.store();
  const client = await signInTo(app);
  const { data } = (await client.ask('GET', '/figures?from=2026-10-24&to=2026-10-26')).body;
  const named = (list: { name: string; visits: number; views: number }[], field: 'visits' | 'views' = 'visits') =>
    Object.fromEntries(list.map((entry) => [entry.name, entry[field]]));
  expect(named(data.sources)).toEqual(truth.counts.source);
  expect(named(data.campaigns)).toEqual(truth.counts.campaign);
  expect(named(data.pages)).toEqual(truth.counts.page);
  expect(named(data.left_out, 'views')).toEqual(truth.counts.reason);
  expect(
    Object.fromEntries(data.days.map(({ day, visits }: { day: string; visits: number }) => [day, visits])),
  ).toEqual(truth.counts.day);
  for (const { day, visitors } of data.days) {
    const known = truth.people.get(day)?.size ?? 0;
    console.log(`${day}: ${visitors} visitors counted, of ${known}`);
    expect(Math.abs(visitors - known)).toBeLessThanOrEqual(known * 0.02);
  }
  await app.stop();
}, 600_000);

interface Known {
  reason: string | undefined;
  source: string;
  page: string;
  campaign: string;
  day: string;
  person: string;
}

function createTruth() {
  const counts: Record<'source' | 'page' | 'campaign' | 'day' | 'reason', Record<string, number>> = {
    source: {},
    page: {},
    campaign: {},
    day: {},
    reason: {},
  };
  const people = new Map<string, Set<string>>();
  const increment = (kind: keyof typeof counts, name: string) => {
    counts[kind][name] = (counts[kind][name] ?? 0) + 1;
  };

  function note({ reason, source, page, campaign, day, person }: Known) {
    if (reason) return increment('reason', reason);
    increment('source', source);
    increment('page', page);
    increment('day', day);
    if (campaign) increment('campaign', campaign);
    people.set(day, (people.get(day) ?? new Set()).add(person));
  }

  return { counts, people, note };
}

function dayInBerlin(time: number) {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO('Europe/Berlin').toPlainDate().toString();
}
